-- Most companies have no webhook, and to look for one costs less than to begin an insert into the outbox. The webhooks of a
-- company that is not approved are told nothing.
create or replace function queue_webhooks(company uuid, noun text, told jsonb, at_most integer) returns integer language plpgsql as $$
declare queued integer;
begin
  if not exists (select from webhooks w where w.company_id = company and w.off_date is null) then
    return 0;
  end if;
  insert into outbox (kind, recipient, content)
  select 'webhook', w.id::text, jsonb_build_object('address_sealed', encode(w.address_sealed, 'hex'),
    'secret_sealed', encode(w.secret_sealed, 'hex'), 'body', told::text)
  from (
      select id, company_id, address_sealed, secret_sealed from webhooks
      where company_id = company and noun = any(nouns) and off_date is null limit at_most) w
    join companies c on c.id = w.company_id and c.status = 'approved';
  get diagnostics queued = row_count;
  return queued;
end $$;
comment on function queue_webhooks(uuid, text, jsonb, integer) is 'Puts calls to the webhooks of a company that are told of the noun in the outbox. Returns their number.';
