-- Refreshes talents only for a change to or from a status that the share of answers counts, so that closing a project does not
-- refresh every talent that it had asked.
create or replace function talent_search_follows_answers() returns trigger language plpgsql as $$
declare ids uuid[];
begin
  select array_agg(distinct changed.talent_id) into ids
  from changed join before on before.id = changed.id
  where changed.interest_status <> before.interest_status
    and (changed.interest_status in ('interested', 'not_interested', 'overdue_interest')
      or before.interest_status in ('interested', 'not_interested', 'overdue_interest'));
  if ids is not null then
    perform refresh_talent_search(ids);
  end if;
  return null;
end $$;
