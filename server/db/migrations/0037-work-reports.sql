-- The work report: what was worked, told by whoever worked, for each booked candidate.

-- When the company called off a booking, by which what it owes is worked out.
alter table bookings add column cancelled_date timestamptz;
comment on column bookings.cancelled_date is 'When the company, or an administrator for it, cancelled; null where nobody did, or where it was not the company.';
update bookings b set cancelled_date = e.created_date
from events e where e.subject_id = b.id and e.type in ('booking.cancel', 'booking.cancel-with-project') and b.status = 'cancelled';
-- What still waited for something was no certain booking, so it owes nothing.
create function waiting_owes_nothing() returns trigger language plpgsql as $$
begin
  new.cancelled_date := null;
  return new;
end $$;
create trigger bookings_waiting_owes_nothing before update of status on bookings for each row
  when (old.status = 'waiting' and new.status = 'cancelled') execute function waiting_owes_nothing();
create index bookings_of_candidate on bookings (candidate_id);

create table work_reports (
  id uuid primary key default gen_random_uuid(),
  candidate_id uuid not null references candidates,
  project_id uuid not null references projects,
  company_id uuid not null references companies,
  talent_id uuid not null references talents,
  status text not null,
  disputed_by text,
  last_day date not null,
  asked_date timestamptz,
  remind_on date,
  reminded_date timestamptz,
  silent_on date,
  version int not null default 0,
  work jsonb,
  said_by text,
  comment text not null default '',
  said_date timestamptz,
  dispute_lines text[] not null default '{}',
  dispute_words text,
  explanation text,
  decided_date timestamptz,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint work_reports_candidate_unique unique (candidate_id),
  constraint work_reports_status_valid check (status in ('open', 'reported', 'adjusted', 'approved', 'disputed', 'settled', 'void')),
  constraint work_reports_disputed_by_valid check (disputed_by in ('company', 'talent')),
  constraint work_reports_disputed_by_somebody check ((status in ('disputed', 'settled')) = (disputed_by is not null)),
  constraint work_reports_dispute_told check (disputed_by is null or dispute_words is not null),
  constraint work_reports_version_said check ((version > 0) = (work is not null) and (work is null) = (said_by is null)
    and (work is null) = (said_date is null)),
  constraint work_reports_said_by_valid check (said_by in ('talent', 'company', 'admin', 'system')),
  constraint work_reports_decided_dated check (status not in ('approved', 'settled') or decided_date is not null)
);
comment on table work_reports is 'What was worked by somebody booked, or what is owed for days that were cancelled. What is paid for is worked out from it.';
comment on column work_reports.id is 'Identity.';
comment on column work_reports.candidate_id is 'The assignment: the candidate that was booked.';
comment on column work_reports.project_id is 'The project.';
comment on column work_reports.company_id is 'Who pays.';
comment on column work_reports.talent_id is 'Who worked.';
comment on column work_reports.status is 'State, with disputed_by; see domain/report/report.workflow.ts.';
comment on column work_reports.disputed_by is 'Which side did not agree, while it is disputed and when it was settled.';
comment on column work_reports.last_day is 'Last day that is booked and not cancelled; of all days once none is left. Kept by trigger on bookings.';
comment on column work_reports.asked_date is 'When the talent was asked to report; null before.';
comment on column work_reports.remind_on is 'The day after which the talent is reminded, once; null before the asking.';
comment on column work_reports.reminded_date is 'When the talent was reminded; null for never.';
comment on column work_reports.silent_on is 'Last day to speak before silence approves, for whoever should speak now; null while nobody should.';
comment on column work_reports.version is 'How often it has been said; 0 while it is as the terms plan.';
comment on column work_reports.work is 'What is said, with what is owed of each day (domain/report/report.ts); null while it is as the terms plan.';
comment on column work_reports.said_by is 'Whose the present version is: talent, company, admin or system.';
comment on column work_reports.comment is 'Their words with it.';
comment on column work_reports.said_date is 'When it was said.';
comment on column work_reports.dispute_lines is 'Which lines are disputed: day:2026-05-03, travel, mileage, per_diem, outlays.';
comment on column work_reports.dispute_words is 'Why, in the words of who disputes.';
comment on column work_reports.explanation is 'What the other side says of it; null until it does.';
comment on column work_reports.decided_date is 'When it was approved or settled.';
comment on column work_reports.created_date is 'When the row was made.';
comment on column work_reports.updated_date is 'When the row last changed; kept by trigger.';
create index work_reports_of_project on work_reports (project_id, created_date, id);
create index work_reports_of_company on work_reports (company_id);
create index work_reports_of_talent on work_reports (talent_id);
create index work_reports_to_ask on work_reports (last_day) where status = 'open' and asked_date is null;
create index work_reports_to_remind on work_reports (remind_on) where status = 'open' and reminded_date is null;
create index work_reports_silent on work_reports (silent_on) where status in ('open', 'reported', 'adjusted');
create index work_reports_disputed on work_reports (updated_date, id) where status = 'disputed';
create index projects_completed on projects (company_id, work_ends_on desc nulls last, id) where status = 'completed';
create trigger work_reports_touch before update on work_reports for each row execute function touch_updated_date();

create table work_report_versions (
  report_id uuid not null references work_reports,
  version int not null,
  said_by text not null,
  work jsonb not null,
  comment text not null,
  said_date timestamptz not null,
  primary key (report_id, version)
);
comment on table work_report_versions is 'Everything that was ever said in a report. Rows are only added, by trigger when the report gets another version.';
comment on column work_report_versions.report_id is 'The report.';
comment on column work_report_versions.version is 'From 1.';
comment on column work_report_versions.said_by is 'Whose it is: talent, company, admin or system.';
comment on column work_report_versions.work is 'What was said.';
comment on column work_report_versions.comment is 'The words with it.';
comment on column work_report_versions.said_date is 'When.';
create trigger work_report_versions_keep before update or delete on work_report_versions for each row execute function refuse_to_change_history();
create trigger work_report_versions_keep_all before truncate on work_report_versions for each statement execute function refuse_to_change_history();

create function keep_report_version() returns trigger language plpgsql as $$
begin
  if new.version <> old.version + 1 then
    raise exception 'Versions of a report follow each other' using errcode = 'restrict_violation';
  end if;
  insert into work_report_versions (report_id, version, said_by, work, comment, said_date)
  values (new.id, new.version, new.said_by, new.work, new.comment, new.said_date);
  return new;
end $$;
create trigger work_reports_keep_version after update on work_reports for each row
  when (new.version is distinct from old.version) execute function keep_report_version();

create function refuse_to_unsay() returns trigger language plpgsql as $$
begin
  raise exception 'What is said in a report changes with its version alone' using errcode = 'restrict_violation';
end $$;
create trigger work_reports_unsay before update on work_reports for each row
  when (new.version = old.version and (new.work, new.said_by, new.comment, new.said_date)
    is distinct from (old.work, old.said_by, old.comment, old.said_date)) execute function refuse_to_unsay();

-- The last day follows the bookings, whoever changes them. One that has become a later day is asked about anew.
create function follow_last_day() returns trigger language plpgsql as $$
begin
  update work_reports r
  set last_day = b.last_day,
    asked_date = case when b.last_day > r.last_day then null else asked_date end,
    remind_on = case when b.last_day > r.last_day then null else remind_on end,
    reminded_date = case when b.last_day > r.last_day then null else reminded_date end,
    silent_on = case when b.last_day > r.last_day then null else silent_on end
  from (select coalesce(max(ends_on) filter (where status <> 'cancelled'), max(ends_on)) as last_day
    from bookings where candidate_id = new.candidate_id) b
  where r.candidate_id = new.candidate_id and r.status = 'open' and r.last_day <> b.last_day;
  return null;
end $$;
create trigger bookings_last_day after insert or update of starts_on, ends_on, status on bookings
  for each row execute function follow_last_day();

-- Those booked before there were reports. What is over and done with is as it was planned; nobody is asked of it now.
insert into work_reports (candidate_id, project_id, company_id, talent_id, status, last_day, decided_date)
select b.candidate_id, b.project_id, b.company_id, b.talent_id,
  case when bool_and(b.status = 'cancelled') then 'void' when p.status = 'completed' then 'approved' else 'open' end,
  coalesce(max(b.ends_on) filter (where b.status <> 'cancelled'), max(b.ends_on)),
  case when p.status = 'completed' and not bool_and(b.status = 'cancelled') then now() end
from bookings b join projects p on p.id = b.project_id
group by b.candidate_id, b.project_id, b.company_id, b.talent_id, p.status;
