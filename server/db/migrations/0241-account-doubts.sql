-- The doubts of an account in detail, for the talent and for finance, and plusgiro as a kind of account.

alter table talent_payment_details add column account_doubts text[];
comment on column talent_payment_details.account_doubts is 'Reasons to doubt the account (domain/people/payment/account-doubts.ts). Null if written by an earlier release, which has only account_is_doubtful.';

alter table talent_payment_details
  drop constraint talent_payment_details_account_kind_valid,
  add constraint talent_payment_details_account_kind_valid
    check (account_kind in ('bank', 'bankgiro', 'plusgiro', 'iban')) not valid;
alter table talent_payment_details validate constraint talent_payment_details_account_kind_valid;
comment on column talent_payment_details.account_kind is 'Kind of account: bank, bankgiro, plusgiro or iban.';

alter table payout_batch_lines add column doubts text[] not null default '{}';
comment on column payout_batch_lines.doubts is 'Doubts about the payment when the batch was made; see domain/money/payout/payout-doubts.ts.';
