create or replace function refresh_talent_search(ids uuid[]) returns void language plpgsql as $$
begin
  -- Locks rows in order of ids, so that two transactions cannot deadlock.
  perform from talent_search where talent_id = any(ids) order by talent_id for no key update;
  -- A separate statement sees everything that was committed while this one waited.
  perform write_talent_search(ids);
end $$;
comment on function refresh_talent_search(uuid[]) is 'Rewrites the search rows of these talents; transactions for the same talent wait for each other.';
