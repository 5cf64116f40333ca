-- What must be there before somebody under 18 may work, for one assignment; and guardians in plural.

create table clearances (
  id uuid primary key default gen_random_uuid(),
  candidate_id uuid not null references candidates,
  project_id uuid not null references projects,
  company_id uuid not null references companies,
  talent_id uuid not null references talents,
  status text not null,
  waits_until date not null,
  remind_on date,
  chaperone_name text,
  chaperone_phone text,
  school_leave_on date,
  school_leave_by text,
  hours_from text,
  hours_to text,
  permit_number text,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint clearances_status_valid check (status in ('waiting', 'cleared', 'lapsed', 'ended')),
  constraint clearances_days_valid check (is_day(waits_until) and is_day(remind_on) and is_day(school_leave_on)),
  constraint clearances_chaperone_whole check ((chaperone_name is null) = (chaperone_phone is null)),
  constraint clearances_school_leave_whole check ((school_leave_on is null) = (school_leave_by is null)),
  constraint clearances_school_leave_by_valid check (school_leave_by in ('company', 'guardian')),
  constraint clearances_hours_whole check ((hours_from is null) = (hours_to is null)),
  constraint clearances_hours_valid check (hours_from ~ '^([01]\d|2[0-3]):[0-5]\d$' and hours_to ~ '^([01]\d|2[0-3]):[0-5]\d$')
);
comment on table clearances is 'What must be there before somebody under 18 may work, for one assignment. Days that are added later make another row.';
comment on column clearances.id is 'Identity.';
comment on column clearances.candidate_id is 'Whose assignment.';
comment on column clearances.project_id is 'The project.';
comment on column clearances.company_id is 'Who has booked.';
comment on column clearances.talent_id is 'Who is under 18.';
comment on column clearances.status is 'State, see domain/clearance/clearance.workflow.ts.';
comment on column clearances.waits_until is 'The day before the first day of work; when it has passed the booking falls away.';
comment on column clearances.remind_on is 'When this day has passed everybody is reminded; null when not again.';
comment on column clearances.chaperone_name is 'The adult who comes along; null when nobody has said who.';
comment on column clearances.chaperone_phone is 'Where to reach that adult.';
comment on column clearances.school_leave_on is 'Day on which the school granted leave.';
comment on column clearances.school_leave_by is 'Who said so: company or guardian.';
comment on column clearances.hours_from is 'When the days begin for which the terms say no hours, HH:MM in Sweden.';
comment on column clearances.hours_to is 'When they end; a time before the begin is on the next morning.';
comment on column clearances.permit_number is 'Reference of the permit of Arbetsmiljöverket.';
comment on column clearances.created_date is 'When the row was made.';
comment on column clearances.updated_date is 'When the row last changed; kept by trigger.';
create unique index clearances_waiting on clearances (candidate_id) where status = 'waiting';
create index clearances_of_candidate on clearances (candidate_id, created_date desc);
create index clearances_of_project on clearances (project_id, created_date, id) where status in ('waiting', 'cleared');
create index clearances_of_talent on clearances (talent_id);
create index clearances_of_company on clearances (company_id);
create index clearances_to_remind on clearances (remind_on) where status = 'waiting';
create index clearances_to_lapse on clearances (waits_until) where status = 'waiting';
create trigger clearances_touch before update on clearances for each row execute function touch_updated_date();

-- Each guardian on record is a row of their own.
drop index guardian_consents_open_unique;
alter table guardian_consents add column is_shared boolean not null default false;
comment on column guardian_consents.is_shared is 'True when this guardian has said that there is another one, without whose yes theirs is not enough. Consents from before this was asked assure that all guardians agree.';
alter table guardian_consents add column place smallint not null default 1;
alter table guardian_consents alter column place drop default;
alter table guardian_consents add constraint guardian_consents_place_valid check (place in (1, 2));
comment on column guardian_consents.place is '1 or 2: a talent has two guardians on record at most.';
create unique index guardian_consents_place_unique on guardian_consents (talent_id, place) where status <> 'cancelled';
create unique index guardian_consents_mailbox_unique on guardian_consents (talent_id, guardian_mailbox) where status <> 'cancelled';
