-- What has come from an earlier system, so that the same file can be read again. The earlier id is kept as a hash alone:
-- it may be an address, and it outlives the person, who is not brought back after having been deleted.
create table imported_records (
  source text not null,
  kind text not null,
  external_hash text not null,
  account_id uuid references accounts (id) on delete set null,
  is_saved boolean not null default false,
  pictures_read integer not null default 0,
  told_date timestamptz,
  created_date timestamptz not null,
  primary key (source, kind, external_hash),
  constraint imported_records_kind_known check (kind in ('talents', 'companies'))
);
create index imported_records_account on imported_records (account_id);

comment on table imported_records is 'What has come from an earlier system, once each.';
comment on column imported_records.source is 'What the operator calls the earlier system.';
comment on column imported_records.kind is 'talents or companies.';
comment on column imported_records.external_hash is 'SHA-256 of the id in the earlier system.';
comment on column imported_records.account_id is 'Whose account was made of it; null when that is gone.';
comment on column imported_records.is_saved is 'Whether the profile has been written.';
comment on column imported_records.pictures_read is 'How many of the pictures have been gone through.';
comment on column imported_records.told_date is 'When the mail to take it over was made; from then on the import changes nothing.';
comment on column imported_records.created_date is 'When the row was made.';
