-- A production can have several projects: one in which the rest is still being cast, and one in step 5 with the people who are
-- booked already.
alter table projects add column production_id uuid references projects on delete set null;
comment on column projects.production_id is 'The first project of the production that this project is a part of; null for a project that is a whole production.';
create index projects_of_production on projects (production_id) where production_id is not null;
-- One part looks for people, and one part is worked on.
-- contract: the last release writes no production_id, so no row of it is refused, unused since ca960c7d
create unique index projects_one_casting_part on projects (production_id) where status in ('draft', 'casting');
create unique index projects_one_booked_part on projects (production_id) where status = 'active';

alter table project_roles add column plan_id uuid references project_roles on delete set null;
comment on column project_roles.plan_id is 'The first role with the same places in the production; null for a role that is in one project only.';
create index project_roles_of_plan on project_roles (plan_id) where plan_id is not null;
