create table bank_balances (
  bank_file_id uuid not null references bank_files,
  account text not null,
  day date not null,
  opening_ore bigint,
  closing_ore bigint not null,
  created_date timestamptz not null,
  constraint bank_balances_pk primary key (bank_file_id, account, day),
  constraint bank_balances_day_valid check (is_day(day))
);
comment on table bank_balances is 'Booked balances of our accounts in the statements of the bank. Rows are only added.';
comment on column bank_balances.bank_file_id is 'The statement.';
comment on column bank_balances.account is 'Our name for the account: the first IBAN entered for it.';
comment on column bank_balances.day is 'ISO day after which the account has the closing balance.';
comment on column bank_balances.opening_ore is 'Balance in öre with which the statement begins; null if it tells none.';
comment on column bank_balances.closing_ore is 'Balance in öre after the day; negative for a debt to the bank.';
comment on column bank_balances.created_date is 'Time at which the statement was read; of several statements for a day the last one counts.';
create index bank_balances_by_day on bank_balances (day desc);
create trigger bank_balances_keep before update or delete on bank_balances for each row execute function refuse_any_change();
create trigger bank_balances_keep_all before truncate on bank_balances for each statement execute function refuse_any_change();

create index voucher_lines_bank on voucher_lines (voucher_id) include (amount_ore) where account = 1930;

-- Entries that an administrator books as fee, interest or tax.
alter table bank_entries add column booked_as text;
comment on column bank_entries.booked_as is 'What an administrator booked the entry as: bank_fee, fee_refunded, interest_paid, interest_received, tax_paid or tax_refunded; null for every other entry.';
alter table bank_entries drop constraint bank_entries_standing_valid;
alter table bank_entries add constraint bank_entries_standing_valid check (
  case
    when direction = 'out' and is_reversal then standing in ('waiting', 'settled', 'set_aside', 'itemised')
    when direction = 'out' then standing in ('out', 'booked', 'itemised')
    when is_reversal then standing in ('waiting', 'matched', 'booked', 'set_aside', 'itemised')
    else standing in ('waiting', 'matched', 'settled', 'booked', 'set_aside', 'itemised')
  end) not valid;
alter table bank_entries drop constraint bank_entries_decided_whole;
alter table bank_entries add constraint bank_entries_decided_whole check (
  (standing in ('settled', 'set_aside', 'booked')) = (decided_by is not null)
  and (standing in ('matched', 'settled', 'set_aside', 'booked')) = (decided_date is not null)
  and (standing = 'booked') = (booked_as is not null)) not valid;
comment on column bank_entries.standing is 'waiting for a person; matched by OCR and amount, or as a returned payout; settled, booked or set_aside by a person; out for outgoing money, unless it reverses a payment; itemised if a later file has the same money in more detail.';
