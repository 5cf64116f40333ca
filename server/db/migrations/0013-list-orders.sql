-- Indexes for the order that lists promise: projects by their last change, applications by how long they have waited.

create index projects_of_company_by_change on projects (company_id, updated_date desc, id);
create index projects_by_change on projects (updated_date desc, id);
create index companies_by_waiting on companies (status, email_confirmed_date, id) where email_confirmed_date is not null;
