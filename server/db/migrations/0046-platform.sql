-- Who we are on invoices and in files to the bank and the authorities. A version is added and never changed.

create table platform_details (
  version int not null,
  valid_from date not null,
  name text not null,
  org_number text not null,
  vat_number text not null,
  address_line text not null,
  postcode text not null,
  city text not null,
  seat text not null,
  email text not null,
  phone text not null,
  bankgiro text not null,
  iban text not null,
  bic text not null,
  has_f_tax boolean not null,
  account_id uuid,
  actor_name text not null,
  why text not null,
  created_date timestamptz not null,
  constraint platform_details_pk primary key (version),
  constraint platform_details_version_valid check (version >= 1),
  constraint platform_details_valid_from_valid check (is_day(valid_from)),
  constraint platform_details_texts_valid check (
    '' not in (name, address_line, city, seat, email, phone, actor_name) and length(name) <= 70),
  constraint platform_details_org_number_valid check (org_number ~ '^\d{10}$'),
  constraint platform_details_vat_number_valid check (vat_number ~ '^SE\d{10}01$'),
  constraint platform_details_postcode_valid check (postcode ~ '^\d{5}$'),
  constraint platform_details_bankgiro_valid check (bankgiro ~ '^\d{7,8}$'),
  constraint platform_details_iban_valid check (iban ~ '^[A-Z]{2}\d{2}[A-Z\d]{11,30}$'),
  constraint platform_details_bic_valid check (bic ~ '^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$'),
  constraint platform_details_why_valid check (why <> '' and length(why) <= 500)
);
comment on table platform_details is 'Who we are on invoices and in files, by the day from which it holds. Rows are never changed or removed.';
comment on column platform_details.version is 'From 1, in the order in which they were written; two administrators at once cannot take the same.';
comment on column platform_details.valid_from is 'First day on which it holds, ISO; of two for the same day the later version does.';
comment on column platform_details.name is 'As it is registered.';
comment on column platform_details.org_number is 'Ten digits.';
comment on column platform_details.vat_number is 'SE, ten digits and 01.';
comment on column platform_details.address_line is 'Street and number.';
comment on column platform_details.postcode is 'Five digits.';
comment on column platform_details.city is 'Of the address.';
comment on column platform_details.seat is 'Where the board sits, as it is registered.';
comment on column platform_details.email is 'Where customers write about invoices.';
comment on column platform_details.phone is 'Where they call.';
comment on column platform_details.bankgiro is 'Where customers pay; digits.';
comment on column platform_details.iban is 'The account that payouts are paid from.';
comment on column platform_details.bic is 'Its bank.';
comment on column platform_details.has_f_tax is 'Approved for F-tax, which every invoice says.';
comment on column platform_details.account_id is 'Who wrote it; kept by number when the account is gone. Null for what nobody wrote by hand.';
comment on column platform_details.actor_name is 'Name at that time.';
comment on column platform_details.why is 'In their own words.';
comment on column platform_details.created_date is 'When it was written.';
create index platform_details_by_day on platform_details (valid_from desc, version desc);
create trigger platform_details_keep before update or delete on platform_details for each row execute function refuse_any_change();
create trigger platform_details_keep_all before truncate on platform_details for each statement execute function refuse_any_change();
