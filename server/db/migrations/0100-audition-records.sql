-- The record calls give auditions newest first: all of them, and those of a company.

create index auditions_newest on auditions (created_date, id);
drop index auditions_of_company;
create index auditions_of_company on auditions (company_id, created_date, id);
