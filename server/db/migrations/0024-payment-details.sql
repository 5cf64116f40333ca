-- How talents are paid. The numbers are sealed: who reads the database, or a copy of it, reads none of them.

create table talent_payment_details (
  talent_id uuid primary key references talents on delete cascade,
  tax_form text not null,
  charges_vat boolean not null,
  identity_number_sealed bytea not null,
  identity_number_hash text not null,
  identity_number_masked text not null,
  account_sealed bytea not null,
  account_kind text not null,
  account_bank text,
  account_ends_with text not null,
  account_is_doubtful boolean not null,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint talent_payment_details_person_unique unique (identity_number_hash),
  constraint talent_payment_details_tax_form_valid check (tax_form in ('F', 'FA', 'A', 'A_SINK', 'UMBRELLA')),
  constraint talent_payment_details_account_kind_valid check (account_kind in ('bank', 'bankgiro', 'iban')),
  constraint talent_payment_details_identity_masked check (identity_number_masked ~ '^\d{8}-\*{4}$'),
  constraint talent_payment_details_account_masked check (char_length(account_ends_with) <= 2)
);
comment on table talent_payment_details is 'How a talent is taxed and paid. Shown to the talent alone; goes with the talent.';
comment on column talent_payment_details.talent_id is 'Whose.';
comment on column talent_payment_details.tax_form is 'F, FA, A, A_SINK or UMBRELLA; see domain/price/person.ts.';
comment on column talent_payment_details.charges_vat is 'Registered for VAT.';
comment on column talent_payment_details.identity_number_sealed is 'Personal or coordination number, sealed (server/sealed). Read by read-in-plain.ts alone.';
comment on column talent_payment_details.identity_number_hash is 'Keyed hash of the number: one person, one account.';
comment on column talent_payment_details.identity_number_masked is 'What is shown of it: the birth date.';
comment on column talent_payment_details.account_sealed is 'The account, sealed. Read by read-in-plain.ts alone.';
comment on column talent_payment_details.account_kind is 'bank, bankgiro or iban.';
comment on column talent_payment_details.account_bank is 'The bank by its clearing number; null where that is not known.';
comment on column talent_payment_details.account_ends_with is 'What is shown of its number: the last two digits.';
comment on column talent_payment_details.account_is_doubtful is 'Its check digit was not what the bank has when it was written.';
comment on column talent_payment_details.created_date is 'When the row was made.';
comment on column talent_payment_details.updated_date is 'When the row last changed; kept by trigger.';
create trigger talent_payment_details_touch before update on talent_payment_details
  for each row execute function touch_updated_date();

create table payment_details_readings (
  id uuid primary key default gen_random_uuid(),
  talent_id uuid not null,
  reader_account_id uuid,
  reason text not null,
  created_date timestamptz not null default now(),
  constraint payment_details_readings_reasoned check (char_length(reason) between 1 and 200)
);
comment on table payment_details_readings is 'Each time that sealed numbers were read in plain. Rows are added and nothing else.';
comment on column payment_details_readings.id is 'Identity.';
comment on column payment_details_readings.talent_id is 'Whose numbers. No foreign key: that they were read stays known when the talent is gone.';
comment on column payment_details_readings.reader_account_id is 'Who read them; null for the system itself.';
comment on column payment_details_readings.reason is 'Why, in words.';
comment on column payment_details_readings.created_date is 'When.';
create index payment_details_readings_of_talent on payment_details_readings (talent_id, created_date desc, id);

create function payment_details_readings_stay() returns trigger language plpgsql as $$
begin
  raise exception 'That numbers were read in plain is never changed or removed' using errcode = 'restrict_violation';
end $$;
create trigger payment_details_readings_stay before update or delete on payment_details_readings
  for each row execute function payment_details_readings_stay();
