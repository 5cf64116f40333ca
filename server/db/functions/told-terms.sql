create or replace function told_terms(t talents) returns text language sql stable as $$
  select concat_ws(' ',
    case when t.declines is null then 'limit.unknown' end,
    (select string_agg('limit.' || id, ' ') from unnest(t.declines) id),
    (select string_agg('dialect.' || id, ' ') from unnest(t.other_dialects) id where id is distinct from t.dialect),
    case when exists (select from recordings r where r.talent_id = t.id and r.purpose = 'showreel' and r.status = 'ready' and r.is_shown) then 'media.video' end,
    case when exists (select from recordings r where r.talent_id = t.id and r.purpose = 'voice' and r.status = 'ready' and r.is_shown) then 'media.voice' end)
$$;
comment on function told_terms(talents) is 'Search terms of the optional parts of a profile.';
