create or replace function forget_talent_search(ids uuid[]) returns void language sql as $$
  update talent_search set is_findable = false, visible_from = 'infinity', created_date = app_now(), fresh_date = app_now(),
    playing_age_min = null, playing_age_max = null, height_cm = null, completeness = 0, answered_share = null, profile_points = 0,
    name = '', facts = '', busy = '', changed_xid = pg_current_xact_id()
  where talent_id = any(ids)
$$;
comment on function forget_talent_search(uuid[]) is 'Empties the search rows of these talents except their ids, so that every process sees the deletion.';
