-- A role has hours, or the company says that they are not decided.
alter table project_roles add column hours jsonb;
comment on column project_roles.hours is 'The hours of the days of work without times of their own: call and end, or ''undecided'' by the word of the company (domain/deal/terms/hours.ts); null if nothing is said.';

-- The requests of these roles already say that days without times are not decided.
update project_roles r set hours = '"undecided"' from projects p where p.id = r.project_id and p.status = 'casting';
