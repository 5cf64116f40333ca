-- An entry of the bank is known again by account, way, day and amount with what the bank calls it and what it tells of it
-- (domain/bank/known-payments.ts), and no longer by one key: banks use a reference again on another day, and a statement
-- tells the sum of what a notification tells in its payments.

alter table bank_entries
  add column entry_id uuid not null default gen_random_uuid(),
  add column entry_reference text,
  add column reference text not null default '',
  add column ordered text not null default '';

-- What the bank said stays as it was; the key held what the bank calls the payment, or else its entry.
alter table bank_entries disable trigger bank_entries_keep;
update bank_entries set reference = coalesce(substring(key from '^\S+ (.*) (?:in|out) \d+(?: #\d+)?$'), '');
alter table bank_entries enable trigger bank_entries_keep;
alter table bank_entries drop column key;

comment on column bank_entries.entry_id is 'What the bank told as one entry shares it.';
comment on column bank_entries.entry_reference is 'What the bank calls the entry that it stands in; empty for nothing, null where it was kept before that was read.';
comment on column bank_entries.reference is 'What the bank calls the payment itself; empty for nothing. Where entry_reference is null it may be that of the entry.';
comment on column bank_entries.ordered is 'What the payer ordered in another currency, as the bank tells it: EUR 1000.00; empty without.';
comment on column bank_entries.account is 'As the bank names it; what it is known by says domain/bank/our-accounts.ts.';
create index bank_entries_by_day on bank_entries (booked_on);

-- A sum that a later file tells in its payments is known in these from then on.
alter table bank_entries drop constraint bank_entries_standing_valid;
alter table bank_entries add constraint bank_entries_standing_valid check (
  case
    when direction = 'out' and is_reversal then standing in ('waiting', 'settled', 'set_aside', 'itemised')
    when direction = 'out' then standing in ('out', 'itemised')
    when is_reversal then standing in ('waiting', 'set_aside', 'itemised')
    else standing in ('waiting', 'matched', 'settled', 'set_aside', 'itemised')
  end);
comment on column bank_entries.standing is 'waiting for a person; matched by OCR and amount; settled or set_aside by a person; out for what left, unless it takes back a payment; itemised where a later file told of the same money in more detail.';

create or replace function keep_bank_entry() returns trigger language plpgsql as $$
begin
  if (old.standing = 'waiting' or (old.standing = 'out' and new.standing = 'itemised'))
    and to_jsonb(new) - array['standing', 'decided_by', 'why', 'decided_date']
    = to_jsonb(old) - array['standing', 'decided_by', 'why', 'decided_date'] then return new; end if;
  raise exception 'Rows of % are never changed or removed', tg_table_name using errcode = 'restrict_violation';
end $$;

alter table bank_files add column left_out jsonb not null default '[]';
comment on column bank_files.left_out is 'What of it is of other accounts or currencies, and was not read: account, currency, entry_count.';
