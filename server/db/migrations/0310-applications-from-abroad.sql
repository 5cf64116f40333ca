-- Companies abroad apply with the number that they have there.

alter table companies add column country text not null default 'SE';
alter table companies add constraint companies_country_valid check (country ~ '^[A-Z]{2}$') not valid;
alter table companies validate constraint companies_country_valid;
comment on column companies.country is 'ISO 3166-1; the country in which the company applied. Finance may write another place for invoices (company_places).';

alter table companies drop constraint companies_organisation_number_valid;
-- contract: the check allows all that the last release writes, unused since 07445918
alter table companies add constraint companies_organisation_number_valid
  check (organisation_number ~ '^[0-9]{10}$' or (country <> 'SE' and organisation_number ~ '^[A-Z]{2}[A-Z0-9+*]{2,20}$')) not valid;
alter table companies validate constraint companies_organisation_number_valid;
comment on column companies.organisation_number is 'Organisation number: ten digits without hyphen, check digit verified. For a company that applied from abroad the letters of the country and its number there, in the union its VAT number.';
