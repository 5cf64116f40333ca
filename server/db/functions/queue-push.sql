-- Most readers have no device, and to look for one costs less than to begin an insert into the outbox.
create or replace function queue_push(key text, push jsonb) returns integer language plpgsql as $$
declare
  to_talent uuid := push ->> 'talent_id';
  to_company uuid := push ->> 'company_id';
  but_not uuid := push ->> 'but_not';
  to_members text[];
  to_admins text[];
  queued integer;
begin
  if jsonb_typeof(push -> 'member_roles') = 'array' then
    to_members := array(select jsonb_array_elements_text(push -> 'member_roles'));
  end if;
  if jsonb_typeof(push -> 'admin_roles') = 'array' then
    to_admins := array(select jsonb_array_elements_text(push -> 'admin_roles'));
  end if;
  if not exists (
    select from push_devices where account_id in (
      select t.account_id from talents t where t.id = to_talent
      union all select m.account_id from company_members m where m.company_id = to_company
      union all select a.id from accounts a where a.admin_role = any(to_admins))) then
    return 0;
  end if;
  insert into outbox (kind, dedupe_key, recipient, content)
  select 'push', 'push ' || key || ' ' || d.id, d.id::text, jsonb_build_object('push', push -> 'push', 'path', push -> 'path',
    'happens', push -> 'happens', 'made', push -> 'made')
  from (
      select t.account_id from talents t where t.id = to_talent
      union all
      select m.account_id from company_members m
      where m.company_id = to_company and (to_members is null or m.member_role = any(to_members))
      union all
      select a.id from accounts a where a.admin_role = any(to_admins)) as reader
    join push_devices d on d.account_id = reader.account_id
    left join push_choices c on c.account_id = reader.account_id
  where reader.account_id is distinct from but_not and not coalesce(push ->> 'kind' = any(c.off_kinds), false)
  on conflict (dedupe_key) do nothing;
  get diagnostics queued = row_count;
  return queued;
end $$;
comment on function queue_push(text, jsonb) is 'Puts a push (server/push/push-entries.ts) in the outbox: one entry for each device of each reader who has not turned off its kind, and one for each key. Returns their number.';
