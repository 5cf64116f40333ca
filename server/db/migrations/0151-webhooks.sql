-- Addresses of companies that are told what happens to what is theirs.
create table webhooks (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references companies on delete cascade,
  address_sealed bytea not null,
  shown_address text not null,
  secret_sealed bytea not null,
  nouns text[] not null,
  created_date timestamptz not null,
  on_date timestamptz not null,
  off_date timestamptz,
  constraint webhooks_nouns_some check (cardinality(nouns) > 0)
);
comment on table webhooks is 'Where a company has its own server told that something of its own has changed (server/events/tell-webhooks.ts).';
comment on column webhooks.id is 'Identity; the recipient of its entries in the outbox.';
comment on column webhooks.company_id is 'The company.';
comment on column webhooks.address_sealed is 'The address, sealed: its path may be a secret of theirs.';
comment on column webhooks.shown_address is 'What of the address is shown: host and last letters.';
comment on column webhooks.secret_sealed is 'What deliveries are signed with, sealed; shown once.';
comment on column webhooks.nouns is 'What it is told of; see domain/webhook/webhook.rules.ts.';
comment on column webhooks.created_date is 'When it was made.';
comment on column webhooks.on_date is 'Since when it is on: failures before that no longer count.';
comment on column webhooks.off_date is 'When it was turned off because nothing was taken for days; null while it is on.';
create index webhooks_of_company on webhooks (company_id, created_date, id);
create index webhooks_on on webhooks (on_date) where off_date is null;
create index outbox_of_webhook on outbox (recipient, created_date desc) where kind = 'webhook';
create index outbox_webhooks_over on outbox (state_date) where kind = 'webhook';

-- Whatever removes a webhook, nothing is sent to it afterwards.
create function forget_webhook_deliveries() returns trigger language plpgsql as $$
begin
  delete from outbox where kind = 'webhook' and recipient = old.id::text;
  return null;
end $$;
create trigger webhooks_forget_deliveries after delete on webhooks for each row execute function forget_webhook_deliveries();
