create or replace function refresh_talent_search(ids uuid[]) returns void language plpgsql as $$
begin
  -- Always in the same order, so that two transactions wait for each other instead of for ever.
  perform from talent_search where talent_id = any(ids) order by talent_id for no key update;
  -- A statement of its own sees everything that was committed while it waited.
  perform write_talent_search(ids);
end $$;
comment on function refresh_talent_search(uuid[]) is 'Makes what the search knows of these talents anew, one transaction after the other for each of them.';
