-- Options (holds): a company asks somebody who has said yes to keep days in mind for it until an instant.

create table options (
  id uuid primary key default gen_random_uuid(),
  number bigint not null generated always as identity,
  candidate_id uuid not null references candidates,
  project_id uuid not null references projects,
  role_id uuid not null references project_roles,
  company_id uuid not null references companies,
  talent_id uuid not null references talents,
  days datemultirange not null,
  rank int not null,
  status text not null,
  ends_date timestamptz not null,
  challenge_date timestamptz,
  challenged_until timestamptz,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint options_number_unique unique (number),
  constraint options_days_told check (not isempty(days)),
  constraint options_rank_counted check (rank between 1 and 3),
  constraint options_ends_later check (ends_date > created_date),
  constraint options_status_valid check (status in ('open', 'challenged', 'confirmed', 'released', 'lapsed')),
  constraint options_challenged_until_told check (status <> 'challenged' or challenged_until is not null)
);
comment on table options is 'Options (holds) of companies on the days of talents. They block no days; bookings do.';
comment on column options.id is 'Identity.';
comment on column options.number is 'Place in the line, given while the talent is locked, so that it is the order in which options became visible.';
comment on column options.candidate_id is 'For which request.';
comment on column options.project_id is 'The project.';
comment on column options.role_id is 'The role.';
comment on column options.company_id is 'Who has the option.';
comment on column options.talent_id is 'Whose days.';
comment on column options.days is 'The days of the terms that were said yes to; two roles with gaps between their days need not be in each other''s way.';
comment on column options.rank is '1 for the first in line on any of its days; what both sides were last told.';
comment on column options.status is 'State, see domain/option/option.workflow.ts.';
comment on column options.ends_date is 'From when it does not hold any more.';
comment on column options.challenge_date is 'When this company challenged the one before it; null for never.';
comment on column options.challenged_until is 'From when the last challenge to it is lost; null for who was never challenged.';
comment on column options.created_date is 'When the row was made.';
comment on column options.updated_date is 'When the row last changed; kept by trigger.';
create unique index options_standing on options (candidate_id) where status in ('open', 'challenged');
create index options_line on options (talent_id, number) where status in ('open', 'challenged');
create index options_of_candidate on options (candidate_id, number desc);
create index options_of_project on options (project_id);
create index options_of_role on options (role_id);
create index options_of_talent on options (talent_id);
create index options_of_company on options (company_id) where status in ('open', 'challenged');
create index options_to_lapse on options (ends_date) where status in ('open', 'challenged');
create index options_to_answer on options (challenged_until) where status = 'challenged';
create trigger options_touch before update on options for each row execute function touch_updated_date();
