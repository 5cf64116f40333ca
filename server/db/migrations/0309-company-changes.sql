-- Changes of a company's name and organisation number, which an administrator decides.

create table company_changes (
  id uuid not null,
  company_id uuid not null references companies on delete cascade,
  status text not null,
  old_name text not null,
  old_number text not null,
  name text not null,
  organisation_number text,
  reason text not null,
  asked_by uuid not null,
  asked_by_name text not null,
  file_id uuid,
  decided_by uuid,
  decided_by_name text,
  decided_reason text,
  decided_date timestamptz,
  created_date timestamptz not null,
  asked_date timestamptz,
  updated_date timestamptz not null,
  constraint company_changes_pk primary key (id),
  constraint company_changes_status_valid check (status in ('written', 'asked', 'approved', 'refused', 'withdrawn')),
  constraint company_changes_number_valid check (organisation_number ~ '^[0-9]{10}$'),
  constraint company_changes_has_paper check (status in ('written', 'withdrawn') or num_nonnulls(file_id, asked_date) = 2),
  constraint company_changes_decided check (
    status not in ('approved', 'refused') or num_nonnulls(decided_by, decided_by_name, decided_date) = 3)
);
comment on table company_changes is 'Changes of the name and the organisation number of companies, asked for by owners and decided by administrators. Rows stay as the log.';
comment on column company_changes.id is 'Identity, made by the sender, so that sending twice enters it once.';
comment on column company_changes.company_id is 'The company.';
comment on column company_changes.status is 'State; see domain/office/company-change/company-change.workflow.ts.';
comment on column company_changes.old_name is 'Name of the company when the change was written.';
comment on column company_changes.old_number is 'Organisation number of the company when the change was written.';
comment on column company_changes.name is 'New name.';
comment on column company_changes.organisation_number is 'New organisation number, ten digits; null if the number stays.';
comment on column company_changes.reason is 'Reason, in the words of the owner.';
comment on column company_changes.asked_by is 'Account of the owner who wrote it. No foreign key: the log outlives it.';
comment on column company_changes.asked_by_name is 'Name of that owner at that time.';
comment on column company_changes.file_id is 'The paper that proves it (private_files); null before it is sent. No foreign key.';
comment on column company_changes.decided_by is 'Account of the administrator who decided. No foreign key.';
comment on column company_changes.decided_by_name is 'Name of that administrator at that time.';
comment on column company_changes.decided_reason is 'Reason of a refusal, for the company.';
comment on column company_changes.decided_date is 'Instant of the decision.';
comment on column company_changes.created_date is 'Instant at which it was written.';
comment on column company_changes.asked_date is 'Instant at which the paper came, so that it waits for an administrator.';
comment on column company_changes.updated_date is 'Instant of the last change.';
create unique index company_changes_one_open on company_changes (company_id) where status in ('written', 'asked');
create index company_changes_of_company on company_changes (company_id, created_date desc, id);
create index company_changes_asked on company_changes (asked_date, id) where status = 'asked';
