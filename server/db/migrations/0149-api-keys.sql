-- Keys with which the programs of a company act for it.
create table api_keys (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references companies on delete cascade,
  name text not null,
  rights text not null,
  limit_ore bigint,
  key_hash text not null,
  hint text not null,
  ends_on date,
  created_date timestamptz not null,
  last_used_date timestamptz,
  constraint api_keys_hash_unique unique (key_hash),
  constraint api_keys_rights_valid check (rights in ('read', 'read_invoices', 'write')),
  constraint api_keys_limit_valid check (limit_ore is null or limit_ore >= 0)
);
comment on table api_keys is 'What programs show to act for a company. A key that is ended is deleted; what was done with it stays, under its name.';
comment on column api_keys.id is 'Identity; stands in the place of an account in what the key has done.';
comment on column api_keys.company_id is 'The company.';
comment on column api_keys.name is 'What the company calls it; in the log of what it does.';
comment on column api_keys.rights is 'What it may; see domain/api-key/api-key.rules.ts.';
comment on column api_keys.limit_ore is 'What may be ordered for with it, without VAT; null for no limit.';
comment on column api_keys.key_hash is 'SHA-256 of the key, which is nowhere else.';
comment on column api_keys.hint is 'Its last letters, by which somebody knows it.';
comment on column api_keys.ends_on is 'The last Swedish day on which it opens anything; null for no end.';
comment on column api_keys.created_date is 'When it was made.';
comment on column api_keys.last_used_date is 'The hour in which it was last shown; null before.';
create index api_keys_of_company on api_keys (company_id, created_date, id);

alter table company_member_log drop constraint company_member_log_what_valid;
alter table company_member_log add constraint company_member_log_what_valid
  check (what in ('invite', 'withdraw', 'join', 'change', 'remove', 'make_key', 'end_key'));
comment on table company_member_log is 'Who has let whom into a company, and changed what they may; keys of programs too.';
comment on column company_member_log.about is 'Whom it was about: a name or an address; of a key what it is called.';
comment on column company_member_log.detail is 'Role or rights and limit from then on; empty where there is none.';
