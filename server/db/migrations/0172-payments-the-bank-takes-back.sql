-- What takes back a payment that came in waits for a person like what came in: the invoice is to be paid again. Until now
-- it stood among what left the account, where nothing could be done about it.

alter table bank_entries drop constraint bank_entries_standing_valid;

-- What the bank said stays as it was; only where these stand changes, and nobody has decided any of them.
alter table bank_entries disable trigger bank_entries_keep;
update bank_entries set standing = 'waiting' where direction = 'out' and is_reversal;
alter table bank_entries enable trigger bank_entries_keep;

alter table bank_entries add constraint bank_entries_standing_valid check (
  case
    when direction = 'out' and is_reversal then standing in ('waiting', 'settled', 'set_aside')
    when direction = 'out' then standing = 'out'
    when is_reversal then standing in ('waiting', 'set_aside')
    else standing in ('waiting', 'matched', 'settled', 'set_aside')
  end);
comment on column bank_entries.is_reversal is 'It takes back an earlier one, which went the other way.';
comment on column bank_entries.standing is 'waiting for a person; matched by OCR and amount; settled or set_aside by a person; out for what left, unless it takes back a payment.';
comment on column bank_entries.account is 'As the bank names it; in the key stands what it is known by (domain/bank/our-accounts.ts).';
comment on table bank_entry_parts is 'The invoices that an entry pays, or of which it takes back a payment, and how much of it is each one''s; together all of it. Rows are never changed or removed.';

-- By what a bank has called an account, and by the amount that is taken back.
create index bank_entries_by_account on bank_entries (account);
create index bank_entries_by_amount on bank_entries (amount_ore);
create index invoice_payments_by_amount on invoice_payments (amount_ore);
