-- What the search knows of somebody whom two transactions change at once, and of who is deleted.

-- Waits for whoever is changing the same people before it reads them: the facts were read from the snapshot of the
-- statement, so the second of two transactions wrote them without what the first one had changed meanwhile.
alter function refresh_talent_search(uuid[]) rename to write_talent_search;
comment on function write_talent_search(uuid[]) is 'Writes what the search knows of these talents anew as this statement sees them; rows that would not change are left alone. Only refresh_talent_search calls it.';
create function refresh_talent_search(ids uuid[]) returns void language plpgsql as $$
begin
  -- Always in the same order, so that two transactions wait for each other instead of for ever.
  perform from talent_search where talent_id = any(ids) order by talent_id for no key update;
  -- A statement of its own sees everything that was committed while it waited.
  perform write_talent_search(ids);
end $$;
comment on function refresh_talent_search(uuid[]) is 'Makes what the search knows of these talents anew, one transaction after the other for each of them.';

-- Only what counts among the answers, so that a project that is closed does not wait for everybody it had asked.
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

-- Of who is deleted only the identity stays, for the processes that have them in their index; an 18th birthday, a height
-- or the day somebody joined would still tell of the person.
create function forget_talent_search(ids uuid[]) returns void language sql as $$
  update talent_search set is_findable = false, visible_from = 'infinity', created_date = now(), fresh_date = now(),
    playing_age_min = null, playing_age_max = null, height_cm = null, completeness = 0, answered_share = null, standing = 0,
    facts = '', busy = '', changed_xid = pg_current_xact_id()
  where talent_id = any(ids)
$$;
comment on function forget_talent_search(uuid[]) is 'Leaves nothing of these talents in the search but their identity, so that every process sees that they are gone.';
create or replace function talent_search_forgets() returns trigger language plpgsql as $$
begin
  perform forget_talent_search(array(select id from gone order by id));
  return null;
end $$;

do $$ begin
  perform forget_talent_search(array(
    select s.talent_id from talent_search s where not exists (select from talents t where t.id = s.talent_id)));
end $$;
