-- The country of a company for VAT, with its numbers and its address there. The latest row of a company holds.

create table company_places (
  id uuid not null default gen_random_uuid(),
  company_id uuid not null,
  position int not null,
  country text not null,
  vat_number text not null,
  registration_number text not null,
  address_line text not null,
  postcode text not null,
  city text not null,
  account_id uuid not null,
  actor_name text not null,
  created_date timestamptz not null,
  constraint company_places_pk primary key (id),
  constraint company_places_company_fk foreign key (company_id) references companies,
  constraint company_places_position_unique unique (company_id, position),
  constraint company_places_position_valid check (position >= 1),
  constraint company_places_country_valid check (country ~ '^[A-Z]{2}$'),
  constraint company_places_numbers_valid check (
    char_length(vat_number) <= 16 and char_length(registration_number) <= 30),
  constraint company_places_address_valid check (
    char_length(address_line) <= 70 and char_length(postcode) <= 10 and char_length(city) <= 50
    and (country = 'SE') = (address_line = '') and (country = 'SE') = (city = ''))
);
comment on table company_places is 'Countries of companies abroad, as administrators entered them. Rows are only added; a company without a row is in Sweden.';
comment on column company_places.id is 'Identity.';
comment on column company_places.company_id is 'The company.';
comment on column company_places.position is 'From 1 for each company; the highest holds.';
comment on column company_places.country is 'ISO 3166-1; SE if the company has moved back to Sweden.';
comment on column company_places.vat_number is 'VAT number of another state of the union; empty elsewhere, or without one.';
comment on column company_places.registration_number is 'Number in the register of companies of the country; required outside the union.';
comment on column company_places.address_line is 'Street address on invoices; empty in Sweden, where the address of the company holds.';
comment on column company_places.postcode is 'Postcode, as it is written in the country; may be empty.';
comment on column company_places.city is 'Town.';
comment on column company_places.account_id is 'Account of the administrator. No foreign key: the books outlive it.';
comment on column company_places.actor_name is 'Name of that administrator at that time.';
comment on column company_places.created_date is 'Instant of the change.';
create trigger company_places_keep before update or delete on company_places
  for each row execute function refuse_to_change_history();
create trigger company_places_keep_all before truncate on company_places
  for each statement execute function refuse_to_change_history();

alter table book_exports drop constraint book_exports_kind_valid;
-- contract: the check allows all that the last release writes, unused since 1ae1af3c
alter table book_exports add constraint book_exports_kind_valid
  check (kind in ('sie', 'sie_year', 'vouchers', 'balance', 'customers', 'suppliers', 'vat', 'vat_file', 'eu_sales', 'agi', 'dac7'));
