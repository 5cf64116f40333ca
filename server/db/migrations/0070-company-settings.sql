-- What a company says of itself and how it wants its invoices, and by mail of what each member hears.

alter table companies
  add column homepage text not null default '',
  add column invoice_address text not null default '',
  add column invoice_postal_code text not null default '',
  add column invoice_city text not null default '',
  add column invoice_reference text not null default '',
  add column order_reference text not null default '',
  add column settings_revision integer not null default 0,
  add constraint companies_homepage_valid check (homepage = '' or homepage ~ '^https://' and length(homepage) <= 200),
  add constraint companies_invoice_address_whole check (
    (invoice_address = '') = (invoice_postal_code = '') and (invoice_address = '') = (invoice_city = '')),
  add constraint companies_references_valid check (length(invoice_reference) <= 100 and length(order_reference) <= 100);
comment on column companies.homepage is 'Address of the company''s own site; shown to asked talents. Empty for none.';
comment on column companies.invoice_address is 'Street or box that invoices are addressed to; empty for the company''s own address, with postal code and city.';
comment on column companies.invoice_postal_code is 'Five digits; empty with invoice_address.';
comment on column companies.invoice_city is 'Postal town; empty with invoice_address.';
comment on column companies.invoice_reference is 'What drafts of invoices name as the company''s reference; empty for the contact.';
comment on column companies.order_reference is 'What drafts of invoices name as its order number, where it has one for all.';
comment on column companies.settings_revision is 'Counts the changes of facts and invoicing, so that two who change them hear of each other.';

alter table company_members
  add column mail_rates jsonb not null default '{}',
  add column digest_from timestamptz,
  add constraint company_members_mail_rates_valid check (jsonb_typeof(mail_rates) = 'object');
comment on column company_members.mail_rates is 'How often the member wants mails of each subject (domain/notification/mail-subjects.ts), where it is not as usual.';
comment on column company_members.digest_from is 'Notices from this instant on come in the next daily mail; null where the member wants none.';
create index company_members_with_digest on company_members (digest_from) where digest_from is not null;
