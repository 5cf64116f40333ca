-- One call instead of a statement for each lock. The order is the same as in all commands: project, talent, company.
create or replace function lock_for_answer(candidate uuid, talent uuid) returns void language plpgsql as $$
declare asked record;
begin
  select k.project_id, k.source = 'order' or k.replaces_booking_id is not null as takes_place,
    k.replaces_booking_id is not null as is_replacement
  into asked from candidates k where k.id = candidate;
  if asked.takes_place then
    perform from projects where id = asked.project_id for no key update;
  else
    perform from projects where id = asked.project_id for share;
  end if;
  perform from talents where id = talent for no key update;
  if asked.is_replacement then
    perform from companies c join projects p on p.company_id = c.id where p.id = asked.project_id for share of c;
  end if;
end $$;
comment on function lock_for_answer(uuid, uuid) is 'Takes the locks of a talent''s own answer to a request (server/features/casting/candidate/queries/load-candidate.ts).';
