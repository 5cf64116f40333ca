-- The rest of a CV: what somebody has done, their sizes, how they speak, what they have, and what they say no to.

create table talent_credits (
  talent_id uuid not null references talents on delete cascade,
  position smallint not null,
  kind text not null,
  title text not null,
  role text not null default '',
  director text not null default '',
  company text not null default '',
  year smallint,
  link text not null default '',
  constraint talent_credits_pk primary key (talent_id, position),
  constraint talent_credits_position_valid check (position between 0 and 199),
  constraint talent_credits_title_length check (length(title) between 1 and 120),
  constraint talent_credits_words_length check (length(role) <= 120 and length(director) <= 120 and length(company) <= 120 and length(link) <= 300),
  constraint talent_credits_year_valid check (year between 1900 and 2100)
);
comment on table talent_credits is 'What a talent has done, been taught and been given, as they tell it: at most 200, in their order.';
comment on column talent_credits.talent_id is 'The talent.';
comment on column talent_credits.position is 'Place in their order, from 0.';
comment on column talent_credits.kind is 'Film, theatre, education …, id of the vocabulary.';
comment on column talent_credits.title is 'What the work, the course or the scholarship is called.';
comment on column talent_credits.role is 'The part played; empty when not told.';
comment on column talent_credits.director is 'Director or photographer; empty when not told.';
comment on column talent_credits.company is 'Who made it, or the school; empty when not told.';
comment on column talent_credits.year is 'The year; null when not told.';
comment on column talent_credits.link is 'Where it can be seen, an https address; empty when not told.';

create table talent_sizes (
  talent_id uuid not null references talents on delete cascade,
  size_id text not null,
  value real not null,
  constraint talent_sizes_pk primary key (talent_id, size_id),
  constraint talent_sizes_value_valid check (value between 1 and 250)
);
comment on table talent_sizes is 'Sizes of clothes and measures that a talent has told; none has to be.';
comment on column talent_sizes.talent_id is 'The talent.';
comment on column talent_sizes.size_id is 'Which, id of the vocabulary.';
comment on column talent_sizes.value is 'In the unit of the vocabulary: European size, centimetres or inches, with halves where there are such.';

alter table talents
  add column sizes_told_on date,
  add column other_dialects text[] not null default '{}',
  add column accents text[] not null default '{}',
  add column local_places text[] not null default '{}',
  add column travels boolean,
  add column car text not null default '',
  add column agency text not null default '',
  add column passport_until date,
  add column may_work boolean,
  add column may_work_until date,
  add column declines text[],
  add column accepts text[] not null default '{}',
  add constraint talents_car_length check (length(car) <= 80),
  add constraint talents_agency_length check (length(agency) <= 80),
  add constraint talents_local_places_valid check (cardinality(local_places) <= 5),
  add constraint talents_limits_valid check (not (coalesce(declines, '{}') && accepts));
comment on column talents.sizes_told_on is 'Swedish day on which the sizes were last said to be right; null when none are told.';
comment on column talents.other_dialects is 'Dialects of Swedish they can speak beside their own, ids of the vocabulary.';
comment on column talents.accents is 'Languages whose accent they can speak Swedish with, ids of the vocabulary.';
comment on column talents.local_places is 'Municipalities where they have a place to stay, beside where they live.';
comment on column talents.travels is 'Whether they travel for work; null when not told.';
comment on column talents.car is 'A car of their own that may be seen in the picture: make, colour, year; empty when there is none.';
comment on column talents.agency is 'The name of their agency; empty when they have none. Never how to reach it.';
comment on column talents.passport_until is 'Last day of their passport; null when not told.';
comment on column talents.may_work is 'Whether they may work in Sweden; null when not told.';
comment on column talents.may_work_until is 'Last day of a permit to work that ends; null when there is none or it is not told.';
comment on column talents.declines is 'What of role-content they say no to, ids of the vocabulary; null when they have not told their limits, empty when they decline nothing.';
comment on column talents.accepts is 'What of it they say yes to without being asked first. What stands in neither they want to be asked about.';

-- A function of its own, so that what a profile tells can grow without writing the whole row of the search anew.
create function told_terms(t talents) returns text language sql stable as $$
  select concat_ws(' ',
    case when t.declines is null then 'limit.unknown' end,
    (select string_agg('limit.' || id, ' ') from unnest(t.declines) id),
    (select string_agg('dialect.' || id, ' ') from unnest(t.other_dialects) id where id is distinct from t.dialect))
$$;
comment on function told_terms(talents) is 'Terms of the search for what talents tell in the later parts of their profiles.';

create or replace function write_talent_search(ids uuid[]) returns void language sql as $$
  insert into talent_search as s (talent_id, is_findable, visible_from, created_date, fresh_date, playing_age_min, playing_age_max,
    height_cm, completeness, answered_share, profile_points, facts, busy, changed_xid)
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
      nullif(told_terms(t), ''),
      (select string_agg('w.' || stem, ' ') from unnest(tsvector_to_array(t.search_vector)) stem),
      -- Names that the dictionary takes for words that say nothing.
      (select string_agg('w.' || name, ' ') from unnest(array['hans', 'mina', 'ville', 'alla']) name where t.search_text like '% ' || name || ' %')
    ),
    coalesce((
      select string_agg(starts_on || '/' || ends_on, ' ') from (
        select starts_on, ends_on from bookings b where b.talent_id = t.id and b.status in ('waiting', 'confirmed')
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
    profile_points = excluded.profile_points, facts = excluded.facts, busy = excluded.busy, changed_xid = excluded.changed_xid
  where (s.is_findable, s.visible_from, s.created_date, s.fresh_date, s.playing_age_min, s.playing_age_max, s.height_cm,
      s.completeness, s.answered_share, s.facts, s.busy)
    is distinct from (excluded.is_findable, excluded.visible_from, excluded.created_date, excluded.fresh_date,
      excluded.playing_age_min, excluded.playing_age_max, excluded.height_cm, excluded.completeness, excluded.answered_share,
      excluded.facts, excluded.busy)
$$;

do $$ begin perform refresh_talent_search(array(select id from talents)); end $$;
