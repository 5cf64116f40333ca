-- People are found by all their names, also by names that are stop words in Swedish, such as Dina, Sina and Han: a stop word
-- counts only in a name and not in other texts. The share of answers counts requests only, because a talent who answers an
-- announcement was not asked.
create or replace function write_talent_search(ids uuid[]) returns void language sql as $$
  insert into talent_search as s (talent_id, is_findable, visible_from, created_date, fresh_date, playing_age_min, playing_age_max,
    height_cm, completeness, answered_share, profile_points, name, facts, busy, changed_xid)
  select t.id,
    t.is_verified and t.profile_completed and not t.is_paused and t.birth_date is not null
      and t.approved_date is not null and t.standing = 'active',
    case
      when t.birth_date is null then 'infinity'
      when t.guardian_consent_date is not null then '-infinity'
      -- A person born on 29 February comes of age on 1 March (domain/kernel/time/day.ts).
      else (t.birth_date + interval '18 years')::date + (to_char(t.birth_date, 'MMDD') = '0229')::int
    end,
    t.created_date, t.updated_date, t.playing_age_min, t.playing_age_max, t.height_cm, t.completeness, answers.share,
    2 * t.completeness + round(1.2 * coalesce(answers.share, 60)), trim(t.first_name || ' ' || t.last_name),
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
      case when (select count(*) from media m where m.talent_id = t.id and m.is_shown) >= 3 then 'media.several' end,
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
      -- Names that the dictionary drops as stop words.
      (select string_agg('w.' || name, ' ') from regexp_split_to_table(lower(t.first_name || ' ' || t.last_name), '[[:space:][:punct:]]+') name
        where ts_lexize('swedish_stem', name) = '{}')
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
      -- An answer to an announcement answers no request.
      and k.source <> 'announcement' and k.unreached_date is null
  ) answers
  where t.id = any(ids)
  -- Writes rows in order of ids, so that two transactions cannot deadlock.
  order by t.id
  on conflict (talent_id) do update set
    is_findable = excluded.is_findable, visible_from = excluded.visible_from, created_date = excluded.created_date,
    fresh_date = excluded.fresh_date, playing_age_min = excluded.playing_age_min, playing_age_max = excluded.playing_age_max,
    height_cm = excluded.height_cm, completeness = excluded.completeness, answered_share = excluded.answered_share,
    profile_points = excluded.profile_points, name = excluded.name, facts = excluded.facts, busy = excluded.busy, changed_xid = excluded.changed_xid
  where (s.is_findable, s.visible_from, s.created_date, s.fresh_date, s.playing_age_min, s.playing_age_max, s.height_cm,
      s.completeness, s.answered_share, s.name, s.facts, s.busy)
    is distinct from (excluded.is_findable, excluded.visible_from, excluded.created_date, excluded.fresh_date,
      excluded.playing_age_min, excluded.playing_age_max, excluded.height_cm, excluded.completeness, excluded.answered_share,
      excluded.name, excluded.facts, excluded.busy)
$$;
