-- What was taken out of the books, by whom: each file as it was given out.

create table book_exports (
  id uuid not null default gen_random_uuid(),
  kind text not null,
  from_day date not null,
  to_day date not null,
  file_id uuid not null references private_files,
  account_id uuid not null,
  actor_name text not null,
  created_date timestamptz not null,
  constraint book_exports_pk primary key (id),
  constraint book_exports_kind_valid check (kind in ('sie', 'vouchers', 'balance', 'vat', 'agi', 'dac7')),
  constraint book_exports_days_valid check (is_day(from_day) and is_day(to_day) and from_day <= to_day)
);
comment on table book_exports is 'Files that were taken out of the books. Rows are never changed or removed.';
comment on column book_exports.id is 'Identity.';
comment on column book_exports.kind is 'What kind of file (domain/ledger/export-kinds.ts).';
comment on column book_exports.from_day is 'First day that it tells of, ISO.';
comment on column book_exports.to_day is 'Last day that it tells of, ISO.';
comment on column book_exports.file_id is 'Its bytes.';
comment on column book_exports.account_id is 'Who took it out; kept by number when the account is gone.';
comment on column book_exports.actor_name is 'Name at that time.';
comment on column book_exports.created_date is 'When.';
create index book_exports_newest on book_exports (created_date desc, id);
create trigger book_exports_keep before update or delete on book_exports for each row execute function refuse_any_change();
create trigger book_exports_keep_all before truncate on book_exports for each statement execute function refuse_any_change();
