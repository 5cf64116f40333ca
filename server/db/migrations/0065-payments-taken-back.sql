-- A payment that was registered where it does not belong is taken back by a row of its own.

alter table invoice_payments
  add column takes_back uuid references invoice_payments,
  add column reason text,
  drop constraint invoice_payments_kind_valid,
  add constraint invoice_payments_kind_valid check (kind in ('payment', 'repayment', 'taken_back')),
  add constraint invoice_payments_takes_back_once unique (takes_back),
  add constraint invoice_payments_takes_back_whole check (
    (kind = 'taken_back') = (takes_back is not null) and (kind = 'taken_back') = (reason is not null)),
  add constraint invoice_payments_reason_valid check (char_length(reason) between 1 and 500);
comment on column invoice_payments.kind is 'payment from the company, repayment to it, or taken_back: a payment that was registered here by mistake.';
comment on column invoice_payments.takes_back is 'Of what is taken back the payment, which is taken back once; null for every other.';
comment on column invoice_payments.reason is 'Of what is taken back why, for administrators and accountants; null for every other.';
