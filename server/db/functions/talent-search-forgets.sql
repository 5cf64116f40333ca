create or replace function talent_search_forgets() returns trigger language plpgsql as $$
begin
  perform forget_talent_search(array(select id from gone order by id));
  return null;
end $$;
