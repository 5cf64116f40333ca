-- What the bank tells of our accounts: its files as they were sent, and each entry in them once.

create table bank_files (
  id uuid not null default gen_random_uuid(),
  sha256 text not null,
  kind text not null,
  message_id text not null,
  entry_count int not null,
  file_id uuid not null references private_files,
  account_id uuid not null,
  actor_name text not null,
  created_date timestamptz not null,
  constraint bank_files_pk primary key (id),
  constraint bank_files_sha256_unique unique (sha256),
  constraint bank_files_kind_valid check (kind in ('camt.053', 'camt.054')),
  constraint bank_files_count_valid check (entry_count >= 0)
);
comment on table bank_files is 'Files of the bank that were read. Rows are never changed or removed.';
comment on column bank_files.id is 'Identity.';
comment on column bank_files.sha256 is 'Of its bytes: the same file is read once.';
comment on column bank_files.kind is 'camt.053, a statement, or camt.054, a notification.';
comment on column bank_files.message_id is 'What the bank calls it.';
comment on column bank_files.entry_count is 'How many booked entries it tells of.';
comment on column bank_files.file_id is 'Its bytes.';
comment on column bank_files.account_id is 'Who sent it; kept by number when the account is gone.';
comment on column bank_files.actor_name is 'Name at that time.';
comment on column bank_files.created_date is 'When it was read.';
create index bank_files_newest on bank_files (created_date desc, id);
create trigger bank_files_keep before update or delete on bank_files for each row execute function refuse_any_change();
create trigger bank_files_keep_all before truncate on bank_files for each statement execute function refuse_any_change();

create table bank_entries (
  id uuid not null default gen_random_uuid(),
  key text not null,
  bank_file_id uuid not null,
  account text not null,
  direction text not null,
  amount_ore bigint not null,
  booked_on date not null,
  is_reversal boolean not null,
  ocr text,
  text text not null,
  counterparty text not null,
  own_id text not null,
  standing text not null,
  decided_by text,
  why text,
  decided_date timestamptz,
  created_date timestamptz not null,
  constraint bank_entries_pk primary key (id),
  constraint bank_entries_key_unique unique (key),
  constraint bank_entries_file_fk foreign key (bank_file_id) references bank_files,
  constraint bank_entries_direction_valid check (direction in ('in', 'out')),
  constraint bank_entries_amount_valid check (amount_ore >= 0),
  constraint bank_entries_day_valid check (is_day(booked_on)),
  constraint bank_entries_standing_valid check (
    standing in ('waiting', 'matched', 'settled', 'set_aside', 'out') and (standing = 'out') = (direction = 'out')),
  constraint bank_entries_decided_whole check (
    (standing in ('settled', 'set_aside')) = (decided_by is not null) and (standing in ('matched', 'settled', 'set_aside')) = (decided_date is not null)),
  constraint bank_entries_why_valid check ((standing = 'set_aside') = (why is not null) and length(why) <= 500)
);
comment on table bank_entries is 'Each movement of our accounts once, whichever files tell of it.';
comment on column bank_entries.id is 'Identity.';
comment on column bank_entries.key is 'Tells it from every other (server/formats/camt/entry-keys.ts).';
comment on column bank_entries.bank_file_id is 'The file that told of it first.';
comment on column bank_entries.account is 'As the bank names it.';
comment on column bank_entries.direction is 'in or out.';
comment on column bank_entries.amount_ore is 'In öre.';
comment on column bank_entries.booked_on is 'Day on which the bank booked it, ISO.';
comment on column bank_entries.is_reversal is 'It takes back an earlier one.';
comment on column bank_entries.ocr is 'Digits that the payer gave; null without.';
comment on column bank_entries.text is 'What was written to the receiver.';
comment on column bank_entries.counterparty is 'Who paid, or was paid.';
comment on column bank_entries.own_id is 'What we called it when we sent it.';
comment on column bank_entries.standing is 'waiting for a person; matched by OCR and amount; settled or set_aside by a person; out for what left.';
comment on column bank_entries.decided_by is 'Name of the administrator at that time; null for what nobody decided.';
comment on column bank_entries.why is 'Why it was set aside, in their own words.';
comment on column bank_entries.decided_date is 'When it was matched, settled or set aside.';
comment on column bank_entries.created_date is 'When it was first told of.';
create index bank_entries_of_file on bank_entries (bank_file_id);
create index bank_entries_by_standing on bank_entries (standing, booked_on desc, id);
create trigger bank_entries_stay before delete on bank_entries for each row execute function refuse_any_change();
create trigger bank_entries_stay_all before truncate on bank_entries for each statement execute function refuse_any_change();
-- Decided once, from waiting; what the bank said stays.
create function keep_bank_entry() returns trigger language plpgsql as $$
begin
  if old.standing = 'waiting' and to_jsonb(new) - array['standing', 'decided_by', 'why', 'decided_date']
    = to_jsonb(old) - array['standing', 'decided_by', 'why', 'decided_date'] then return new; end if;
  raise exception 'Rows of % are never changed or removed', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger bank_entries_keep before update on bank_entries for each row execute function keep_bank_entry();

create table bank_entry_parts (
  entry_id uuid not null references bank_entries,
  invoice_id uuid not null references invoices,
  amount_ore bigint not null,
  constraint bank_entry_parts_pk primary key (entry_id, invoice_id),
  constraint bank_entry_parts_amount_valid check (amount_ore > 0)
);
comment on table bank_entry_parts is 'The invoices that an entry pays, and how much of it each got; together all of it. Rows are never changed or removed.';
comment on column bank_entry_parts.entry_id is 'The entry.';
comment on column bank_entry_parts.invoice_id is 'The invoice.';
comment on column bank_entry_parts.amount_ore is 'In öre.';
create trigger bank_entry_parts_keep before update or delete on bank_entry_parts for each row execute function refuse_any_change();
create trigger bank_entry_parts_keep_all before truncate on bank_entry_parts for each statement execute function refuse_any_change();
