alter table bank_entries
  add column payer_references jsonb not null default '[]',
  add column bank_text text not null default '',
  add column through text not null default '',
  add column org_number text not null default '',
  add column fee_ore bigint not null default 0;
comment on column bank_entries.payer_references is 'Invoices that the payer names, if there are several: number and amount_ore, negative for a credit note, null without an amount.';
comment on column bank_entries.bank_text is 'Text of the bank about the payment, beside the message to the payee.';
comment on column bank_entries.through is 'Name of the company through which the payer paid, or the payee was paid; empty without one.';
comment on column bank_entries.org_number is 'Organisation number of the payer or payee, ten digits; empty without one, and for a personal number.';
comment on column bank_entries.fee_ore is 'Fee of the bank in öre, deducted from an incoming payment or added to an outgoing one.';
