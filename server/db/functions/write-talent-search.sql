-- People are found by every name of theirs, also Dina, Sina, Han and the others that are words of the language too; four
-- of them were listed, and were found in the texts of others as well. And habits of answering are those of requests: who
-- found an announcement by themselves has answered nobody.
create or replace function write_talent_search(ids uuid[]) returns void language sql as $$
  insert into talent_search as s (talent_id, is_findable, visible_from, created_date, fresh_date, playing_age_min, playing_age_max,
    height_cm, completeness, answered_share, profile_points, facts, busy, changed_xid)
  select t.id,
    t.is_verified and t.profile_completed and not t.is_paused and t.birth_date is not null
      and t.approved_date is not null and t.standing = 'active',
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
      -- Names that the dictionary takes for words that say nothing.
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
      -- Whoever answers an announcement has been asked nothing.
      and k.source <> 'announcement'
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
