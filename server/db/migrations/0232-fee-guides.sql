-- What similar roles pay, made anew once a day.
create table fee_guides (
  category text not null,
  basis text not null,
  hours text not null,
  company_id uuid references companies on delete cascade,
  low_ore bigint,
  high_ore bigint,
  made_on date not null,
  constraint fee_guides_once unique nulls not distinct (category, basis, hours, company_id),
  constraint fee_guides_range check ((low_ore is null) = (high_ore is null) and low_ore <= high_ore)
);
comment on table fee_guides is 'The middle half of the fees of similar roles (domain/projects/fee-guide).';
comment on column fee_guides.category is 'The trade of the roles: an id of the vocabulary.';
comment on column fee_guides.basis is 'The basis of the fees.';
comment on column fee_guides.hours is 'The hours that the fees cover, in groups.';
comment on column fee_guides.company_id is 'The company whose own roles are not counted; null for the companies that have no similar role.';
comment on column fee_guides.low_ore is 'The lower end, rounded to 100 kr; null if the company is shown no figures.';
comment on column fee_guides.high_ore is 'The upper end, rounded to 100 kr; null if the company is shown no figures.';
comment on column fee_guides.made_on is 'The ISO day on which the figures were made.';
create index fee_guides_of_company on fee_guides (company_id);
create index fee_guides_of_day on fee_guides (made_on);
