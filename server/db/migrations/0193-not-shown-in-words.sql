alter table agreement_signatures add column not_shown boolean not null default false;
comment on column agreement_signatures.not_shown is 'True when the company said with it, in words, that what is recorded is not shown.';
alter table agreement_signatures add constraint agreement_signatures_not_shown_by_company check (party = 'company' or not not_shown);
