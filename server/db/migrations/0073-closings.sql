-- Roles that take nobody more, and what everybody who waited is told.

create table closings (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references companies,
  project_id uuid not null references projects,
  role_id uuid not null references project_roles on delete cascade,
  status text not null,
  takes_effect_date timestamptz not null,
  texts jsonb not null,
  closed_by_name text not null,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint closings_status_valid check (status in ('waiting', 'done', 'undone', 'overtaken', 'reopened')),
  constraint closings_texts_valid check (texts ?& array['not_now', 'kept', 'call_back'])
);
comment on table closings is 'A role that is being closed, is closed, or was.';
comment on column closings.id is 'Identity.';
comment on column closings.company_id is 'Whose project it is.';
comment on column closings.project_id is 'The project.';
comment on column closings.role_id is 'The role.';
comment on column closings.status is 'State; see domain/closing/closing.workflow.ts.';
comment on column closings.takes_effect_date is 'From when the answers go out; until then it can be undone.';
comment on column closings.texts is 'The words for each outcome, as the company wrote them.';
comment on column closings.closed_by_name is 'Who closed it, by name at that time.';
comment on column closings.created_date is 'When it was begun.';
comment on column closings.updated_date is 'When the row last changed; kept by trigger.';
create unique index closings_open_unique on closings (role_id) where status in ('waiting', 'done');
create index closings_of_role on closings (role_id);
create index closings_of_project on closings (project_id, created_date desc, id);
create index closings_of_company on closings (company_id);
create index closings_due on closings (takes_effect_date, id) where status = 'waiting';
create trigger closings_touch before update on closings for each row execute function touch_updated_date();

create table closing_answers (
  closing_id uuid not null references closings on delete cascade,
  candidate_id uuid not null references candidates on delete cascade,
  outcome text,
  constraint closing_answers_pk primary key (closing_id, candidate_id),
  constraint closing_answers_outcome_valid check (outcome in ('not_now', 'kept', 'call_back'))
);
comment on table closing_answers is 'Whom a closing says something else to than what everybody hears.';
comment on column closing_answers.closing_id is 'The closing.';
comment on column closing_answers.candidate_id is 'Who is meant.';
comment on column closing_answers.outcome is 'What they hear; null for nothing, and they wait on.';
create index closing_answers_of_candidate on closing_answers (candidate_id);

alter table candidates add column closed_outcome text;
alter table candidates add constraint candidates_closed_outcome_valid
  check (closed_outcome is null or closed_outcome in ('not_now', 'kept', 'call_back') and closed_date is not null);
comment on column candidates.closed_outcome is 'What they were told when the role was closed; null where they were not.';
