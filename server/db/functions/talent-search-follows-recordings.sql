create or replace function talent_search_follows_recordings() returns trigger language plpgsql as $$
declare ids uuid[];
begin
  select array_agg(distinct changed.talent_id) into ids
  from changed join before on before.id = changed.id
  where changed.purpose <> 'self_tape'
    and (changed.status = 'ready' and changed.is_shown) <> (before.status = 'ready' and before.is_shown);
  if ids is not null then
    perform refresh_talent_search(ids);
  end if;
  return null;
end $$;
comment on function talent_search_follows_recordings() is 'Rewrites the search rows of talents whose films or sounds have become visible, or no longer are.';
