-- Administrators who act for a company or a talent: for whom, why and until when, and what was done under it.

create table mandates (
  id uuid primary key default gen_random_uuid(),
  account_id uuid references accounts on delete set null,
  company_id uuid references companies on delete cascade,
  talent_id uuid references talents on delete cascade,
  project_id uuid references projects on delete cascade,
  status text not null,
  reason text not null,
  ends_date timestamptz not null,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint mandates_status_valid check (status in ('held', 'ended')),
  constraint mandates_for_one check (num_nonnulls(company_id, talent_id) = 1),
  constraint mandates_reason_said check (length(reason) between 1 and 300),
  constraint mandates_an_hour check (ends_date <= created_date + interval '1 hour')
);
comment on table mandates is 'The right of an administrator to act for one company or one talent for a while.';
comment on column mandates.id is 'Identity; requests name it in the header Acting-For.';
comment on column mandates.account_id is 'The administrator; null when the account is gone.';
comment on column mandates.company_id is 'The company that is acted for.';
comment on column mandates.talent_id is 'The talent who is acted for.';
comment on column mandates.project_id is 'What it began with; it holds for all that the company or the talent has.';
comment on column mandates.status is 'State; see domain/mandate/mandate.workflow.ts.';
comment on column mandates.reason is 'Why, as the administrator says; whoever is acted for reads it.';
comment on column mandates.ends_date is 'When it ends by itself.';
comment on column mandates.created_date is 'From when.';
comment on column mandates.updated_date is 'When it last changed.';
create unique index mandates_held_once on mandates (account_id) where status = 'held';
create index mandates_due on mandates (ends_date) where status = 'held';
create index mandates_of_company on mandates (company_id) where company_id is not null;
create index mandates_of_talent on mandates (talent_id) where talent_id is not null;
create index mandates_of_project on mandates (project_id) where project_id is not null;
create index mandates_of_account on mandates (account_id) where account_id is not null;

alter table events add column mandate_id uuid;
comment on column events.mandate_id is 'The mandate under which an administrator did it for somebody; null otherwise.';
alter table project_edit_logs add column mandate_id uuid;
comment on column project_edit_logs.mandate_id is 'The mandate under which an administrator did it for somebody; null otherwise.';
