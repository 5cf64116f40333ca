-- The search: one row of facts for each talent, kept by the transaction that changes them, and roles' wishes in the shape
-- of the search.

create table talent_search (
  talent_id uuid primary key,
  is_findable boolean not null,
  visible_from date not null,
  created_date timestamptz not null,
  fresh_date timestamptz not null,
  playing_age_min smallint,
  playing_age_max smallint,
  height_cm smallint,
  completeness smallint not null,
  answered_share smallint,
  standing smallint not null,
  facts text not null,
  busy text not null,
  changed_xid xid8 not null
);
comment on table talent_search is 'What the search knows of a talent. Made from the profile by refresh_talent_search, which triggers call; every process reads what changed from here before it answers.';
comment on column talent_search.talent_id is 'The talent. No foreign key: the row of a deleted talent stays, empty, until every process has seen that it is gone.';
comment on column talent_search.is_findable is 'Verified, complete, not paused and with a birth date. False also for those who are deleted.';
comment on column talent_search.visible_from is 'First Swedish day on which somebody may find them: -infinity, or the 18th birthday of who has no guardian''s consent.';
comment on column talent_search.created_date is 'When the talent joined.';
comment on column talent_search.fresh_date is 'When the profile was last touched.';
comment on column talent_search.playing_age_min is 'Youngest age played, years.';
comment on column talent_search.playing_age_max is 'Oldest age played, years.';
comment on column talent_search.height_cm is 'Height in centimetres.';
comment on column talent_search.completeness is 'Strength of the profile, 0 to 100.';
comment on column talent_search.answered_share is 'Requests answered in time, in percent of those that were answered or ran out; null before the first.';
comment on column talent_search.standing is 'What completeness and answer habits are worth whatever is asked for, 0 to 320 points (docs/ranking.md); the index is read in this order.';
comment on column talent_search.facts is 'Everything that is so or not so, as terms between single spaces: skill.riding.3, place.1480, hair_color.black, hair_color.unknown, w.stem.';
comment on column talent_search.busy is 'Days that are taken by confirmed bookings or that the talent keeps free, as from/to between single spaces.';
comment on column talent_search.changed_xid is 'The transaction that wrote the row: what a process has not seen yet is found by it.';
create index talent_search_changed on talent_search (changed_xid);
create index talent_search_ranked on talent_search (standing desc, talent_id);

create function refresh_talent_search(ids uuid[]) returns void language sql as $$
  insert into talent_search as s (talent_id, is_findable, visible_from, created_date, fresh_date, playing_age_min, playing_age_max,
    height_cm, completeness, answered_share, standing, facts, busy, changed_xid)
  select t.id,
    t.is_verified and t.profile_completed and not t.is_paused and t.birth_date is not null,
    case
      when t.birth_date is null then 'infinity'
      when t.guardian_consent_date is not null then '-infinity'
      -- Who was born on 29 February is of age on 1 March (domain/talent).
      else (t.birth_date + interval '18 years')::date + (to_char(t.birth_date, 'MMDD') = '0229')::int
    end,
    t.created_date, t.updated_date, t.playing_age_min, t.playing_age_max, t.height_cm, t.completeness, answers.share,
    2 * t.completeness + round(1.2 * coalesce(answers.share, 60)),
    concat_ws(' ',
      case when t.playing_age_min is null or t.playing_age_max is null then 'age.unknown' end,
      case when t.height_cm is null then 'height.unknown' end,
      'place.' || coalesce(t.municipality_id, 'unknown'),
      'hair_color.' || coalesce(t.hair_color, 'unknown'),
      'hair_length.' || coalesce(t.hair_length, 'unknown'),
      'hair_type.' || coalesce(t.hair_type, 'unknown'),
      'eye_color.' || coalesce(t.eye_color, 'unknown'),
      'beard.' || coalesce(t.facial_hair, 'unknown'),
      'body_type.' || coalesce(t.body_type, 'unknown'),
      'dialect.' || coalesce(t.dialect, 'unknown'),
      case when t.features is null then 'feature.unknown' end,
      case when t.profile_image is not null then 'media.portrait' end,
      case when (select count(*) from media m where m.talent_id = t.id) >= 3 then 'media.several' end,
      case when answers.is_fast then 'habit.answers_fast' end,
      case when exists (select from bookings b where b.talent_id = t.id and b.status = 'completed') then 'habit.has_worked' end,
      (select string_agg('category.' || id, ' ') from unnest(t.categories) id),
      (select string_agg('gender.' || id, ' ') from unnest(t.plays_genders) id),
      (select string_agg('feature.' || id, ' ') from unnest(t.features) id),
      (select string_agg('licence.' || id, ' ') from unnest(t.licences) id),
      (select string_agg('skill.' || skill_id || '.' || level, ' ') from talent_skills where talent_id = t.id),
      (select string_agg('language.' || language_id || '.' || level, ' ') from talent_languages where talent_id = t.id),
      (select string_agg('w.' || stem, ' ') from unnest(tsvector_to_array(t.search_vector)) stem),
      -- Names that the dictionary takes for words that say nothing.
      (select string_agg('w.' || name, ' ') from unnest(array['hans', 'mina', 'ville', 'alla']) name where t.search_text like '% ' || name || ' %')
    ),
    coalesce((
      select string_agg(starts_on || '/' || ends_on, ' ') from (
        select starts_on, ends_on from bookings b where b.talent_id = t.id and b.status = 'confirmed'
        union all select starts_on, ends_on from busy_spans y where y.talent_id = t.id
      ) taken), ''),
    pg_current_xact_id()
  from talents t, lateral (
    select
      round(100.0 * count(*) filter (where interest_status <> 'overdue_interest') / nullif(count(*), 0))::smallint as share,
      count(*) >= 3 and 2 * count(*) filter (where answered_date <= created_date + interval '1 day') >= count(*) as is_fast
    from candidates k
    where k.talent_id = t.id and k.interest_status in ('interested', 'not_interested', 'overdue_interest')
  ) answers
  where t.id = any(ids)
  -- Always in the same order, so that two transactions wait for each other instead of for ever.
  order by t.id
  on conflict (talent_id) do update set
    is_findable = excluded.is_findable, visible_from = excluded.visible_from, created_date = excluded.created_date,
    fresh_date = excluded.fresh_date, playing_age_min = excluded.playing_age_min, playing_age_max = excluded.playing_age_max,
    height_cm = excluded.height_cm, completeness = excluded.completeness, answered_share = excluded.answered_share,
    standing = excluded.standing, facts = excluded.facts, busy = excluded.busy, changed_xid = excluded.changed_xid
  where (s.is_findable, s.visible_from, s.created_date, s.fresh_date, s.playing_age_min, s.playing_age_max, s.height_cm,
      s.completeness, s.answered_share, s.facts, s.busy)
    is distinct from (excluded.is_findable, excluded.visible_from, excluded.created_date, excluded.fresh_date,
      excluded.playing_age_min, excluded.playing_age_max, excluded.height_cm, excluded.completeness, excluded.answered_share,
      excluded.facts, excluded.busy)
$$;
comment on function refresh_talent_search(uuid[]) is 'Writes what the search knows of these talents anew; rows that would not change are left alone.';

-- The statement's rows stand in `changed`, whatever table they are of; the argument names the column with the talent.
create function talent_search_follows() returns trigger language plpgsql as $$
declare ids uuid[];
begin
  execute format('select array_agg(distinct %I) from changed', tg_argv[0]) into ids;
  if ids is not null then
    perform refresh_talent_search(ids);
  end if;
  return null;
end $$;

create trigger talent_search_after_insert after insert on talents referencing new table as changed for each statement execute function talent_search_follows('id');
create trigger talent_search_after_update after update on talents referencing new table as changed for each statement execute function talent_search_follows('id');
create trigger talent_search_after_insert after insert on talent_skills referencing new table as changed for each statement execute function talent_search_follows('talent_id');
create trigger talent_search_after_update after update on talent_skills referencing new table as changed for each statement execute function talent_search_follows('talent_id');
create trigger talent_search_after_delete after delete on talent_skills referencing old table as changed for each statement execute function talent_search_follows('talent_id');
create trigger talent_search_after_insert after insert on talent_languages referencing new table as changed for each statement execute function talent_search_follows('talent_id');
create trigger talent_search_after_update after update on talent_languages referencing new table as changed for each statement execute function talent_search_follows('talent_id');
create trigger talent_search_after_delete after delete on talent_languages referencing old table as changed for each statement execute function talent_search_follows('talent_id');
create trigger talent_search_after_insert after insert on media referencing new table as changed for each statement execute function talent_search_follows('talent_id');
create trigger talent_search_after_delete after delete on media referencing old table as changed for each statement execute function talent_search_follows('talent_id');
create trigger talent_search_after_insert after insert on busy_spans referencing new table as changed for each statement execute function talent_search_follows('talent_id');
create trigger talent_search_after_update after update on busy_spans referencing new table as changed for each statement execute function talent_search_follows('talent_id');
create trigger talent_search_after_delete after delete on busy_spans referencing old table as changed for each statement execute function talent_search_follows('talent_id');
create trigger talent_search_after_insert after insert on bookings referencing new table as changed for each statement execute function talent_search_follows('talent_id');
create trigger talent_search_after_update after update on bookings referencing new table as changed for each statement execute function talent_search_follows('talent_id');
create trigger talent_search_after_delete after delete on bookings referencing old table as changed for each statement execute function talent_search_follows('talent_id');

-- Only answers count, not that somebody was asked.
create function talent_search_follows_answers() returns trigger language plpgsql as $$
declare ids uuid[];
begin
  select array_agg(distinct changed.talent_id) into ids
  from changed join before on before.id = changed.id
  where changed.interest_status <> before.interest_status;
  if ids is not null then
    perform refresh_talent_search(ids);
  end if;
  return null;
end $$;
create trigger talent_search_after_update after update on candidates referencing old table as before new table as changed for each statement execute function talent_search_follows_answers();

create function talent_search_forgets() returns trigger language plpgsql as $$
begin
  update talent_search set is_findable = false, facts = '', busy = '', fresh_date = now(), changed_xid = pg_current_xact_id()
  where talent_id in (select id from gone);
  return null;
end $$;
create trigger talent_search_after_delete after delete on talents referencing old table as gone for each statement execute function talent_search_forgets();

do $$ begin perform refresh_talent_search(array(select id from talents)); end $$;

-- The lists of the marketplace are found through the search now.
drop index talents_search;
drop index talents_words;
drop index talents_categories;

-- A role's wishes were one object with a list for each kind; now they are the query of the search.
update project_roles set wanted = jsonb_build_object('text', '', 'unknown', '[]'::jsonb, 'wishes', (
  select coalesce(jsonb_agg(jsonb_build_object('demand', 'must', 'any', w.any_of)), '[]'::jsonb)
  from (
    select jsonb_agg(jsonb_build_object('kind', 'category', 'id', id)) from jsonb_array_elements_text(wanted -> 'categories') as one (id)
    union all select jsonb_agg(jsonb_build_object('kind', 'gender', 'id', id)) from jsonb_array_elements_text(wanted -> 'genders') as one (id)
    union all select jsonb_build_array(jsonb_strip_nulls(jsonb_build_object('kind', 'age', 'min', wanted -> 'age_min', 'max', wanted -> 'age_max')))
      where coalesce(wanted ->> 'age_min', wanted ->> 'age_max') is not null
    union all select jsonb_agg(jsonb_build_object('kind', 'place', 'id', id))
      from (select jsonb_array_elements_text(wanted -> 'counties') union all select jsonb_array_elements_text(wanted -> 'municipalities')) places (id)
    union all select jsonb_build_array(jsonb_strip_nulls(jsonb_build_object('kind', 'height', 'min', wanted -> 'height_min_cm', 'max', wanted -> 'height_max_cm')))
      where coalesce(wanted ->> 'height_min_cm', wanted ->> 'height_max_cm') is not null
    union all select jsonb_build_array(jsonb_build_object('kind', 'skill', 'id', skill -> 'id', 'min_level', skill -> 'min_level'))
      from jsonb_array_elements(wanted -> 'skills') as one (skill)
    union all select jsonb_build_array(jsonb_build_object('kind', 'language', 'id', spoken -> 'id', 'min_level', spoken -> 'min_level'))
      from jsonb_array_elements(wanted -> 'languages') as one (spoken)
  ) w (any_of)
  where w.any_of is not null
)) where not wanted ? 'wishes';
comment on column project_roles.wanted is 'Who is looked for: the query of the talent search (text, wishes, unknown).';
