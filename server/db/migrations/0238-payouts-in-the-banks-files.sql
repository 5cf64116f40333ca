alter table bank_entries
  add column return_code text not null default '',
  add column return_text text not null default '';
comment on column bank_entries.return_code is 'Code of the bank for the reason of a return (ISO 20022); empty without one.';
comment on column bank_entries.return_text is 'Reason of a return in the words of the bank; empty without one.';
create index bank_entries_by_own_id on bank_entries (lower(own_id)) where own_id <> '';

alter table bank_files drop constraint bank_files_kind_valid;
alter table bank_files add constraint bank_files_kind_valid check (kind in ('camt.053', 'camt.054', 'pain.002')) not valid;
comment on column bank_files.kind is 'camt.053, a statement; camt.054, a notification; pain.002, an answer to a file of ours.';
comment on column bank_files.entry_count is 'Number of booked entries in the file; of an answer, the number of payments that it names.';

-- A returned payout is matched with its entry.
alter table bank_entries drop constraint bank_entries_standing_valid;
alter table bank_entries add constraint bank_entries_standing_valid check (
  case
    when direction = 'out' and is_reversal then standing in ('waiting', 'settled', 'set_aside', 'itemised')
    when direction = 'out' then standing in ('out', 'itemised')
    when is_reversal then standing in ('waiting', 'matched', 'set_aside', 'itemised')
    else standing in ('waiting', 'matched', 'settled', 'set_aside', 'itemised')
  end) not valid;
