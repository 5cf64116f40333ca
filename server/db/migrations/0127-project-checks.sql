-- The first project of a new company is read by a person before anybody is asked to be in it.

alter table companies add column is_known boolean not null default false;
comment on column companies.is_known is 'A person of ours has read a project of theirs, or it was here before anybody did.';
update companies c set is_known = true where exists (select from projects p where p.company_id = c.id and p.status <> 'draft');

create table project_checks (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references projects on delete cascade,
  company_id uuid not null references companies on delete cascade,
  status text not null,
  reason text,
  decided_by_name text,
  waits_since timestamptz not null,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint project_checks_status_valid check (status in ('waiting', 'approved', 'changes_asked', 'refused', 'ended')),
  constraint project_checks_once unique (project_id)
);
comment on table project_checks is 'Projects of new companies that a person reads before people are asked.';
comment on column project_checks.id is 'Identity.';
comment on column project_checks.project_id is 'The project; a project is read once.';
comment on column project_checks.company_id is 'Whose it is.';
comment on column project_checks.status is 'State; see domain/project-check/project-check.workflow.ts.';
comment on column project_checks.reason is 'What has to be otherwise, or why it was refused; null otherwise.';
comment on column project_checks.decided_by_name is 'Who decided last, by name at that time.';
comment on column project_checks.waits_since is 'Since when it waits to be read.';
comment on column project_checks.created_date is 'When the company opened its casting.';
comment on column project_checks.updated_date is 'When it last changed.';
create index project_checks_queue on project_checks (status, waits_since, id);
create index project_checks_of_company on project_checks (company_id);
