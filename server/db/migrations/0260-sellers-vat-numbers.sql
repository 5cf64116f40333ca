-- The VAT number and address of a talent who invoices with VAT: both stand on the self-billing invoice (17 kap. 24 § ML).

alter table talent_payment_details add column vat_number_sealed bytea;
alter table talent_payment_details add column vat_number_masked text;
alter table talent_payment_details add column address_line text;
alter table talent_payment_details add column postcode text;
alter table talent_payment_details add column city text;
alter table talent_payment_details add column country text;
comment on column talent_payment_details.vat_number_sealed is 'VAT number, sealed (server/sealed): a sole trader''s holds the personal number. Opened by read-in-plain.ts alone.';
comment on column talent_payment_details.vat_number_masked is 'Part of the VAT number that is shown; null without a number, and then no VAT is paid.';
comment on column talent_payment_details.address_line is 'Street address on the self-billing invoice; null if not given.';
comment on column talent_payment_details.postcode is 'Postcode of that address; five digits in Sweden, may be empty elsewhere.';
comment on column talent_payment_details.city is 'Town of that address.';
comment on column talent_payment_details.country is 'Country of that address, ISO 3166-1.';
alter table talent_payment_details add constraint talent_payment_details_vat_number_masked check (
  (vat_number_sealed is null) = (vat_number_masked is null)
  and vat_number_masked ~ '^SE\d{6}\*{4}01$') not valid;
alter table talent_payment_details add constraint talent_payment_details_address_whole check (
  num_nulls(address_line, postcode, city, country) in (0, 4)) not valid;
alter table talent_payment_details add constraint talent_payment_details_address_valid check (
  char_length(address_line) between 1 and 70 and char_length(postcode) <= 10 and char_length(city) between 1 and 50
  and country ~ '^[A-Z]{2}$') not valid;
