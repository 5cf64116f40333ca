-- Companies that leave: an empty place stays where agreements, invoices and talents' own work name somebody.
alter table companies add column deleted_date timestamptz;
comment on column companies.deleted_date is 'When its owner deleted it: what is left is an empty place with its name and number. Null for everybody else.';

-- The number is free again, should the company come back.
alter table companies drop constraint companies_organisation_number_unique;
create unique index companies_organisation_number_unique on companies (organisation_number) where deleted_date is null;
create index companies_by_organisation_number on companies (organisation_number);
