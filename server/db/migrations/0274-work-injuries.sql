-- Accidents at work: reported for a day of an assignment, and followed until those who must be told are told.

create table work_injuries (
  id uuid not null,
  candidate_id uuid not null references candidates,
  company_id uuid not null references companies,
  talent_id uuid not null references talents,
  status text not null,
  reported_by text not null,
  happened_on date not null,
  is_serious boolean not null,
  authority_told_on date,
  sent_on date,
  words_sealed bytea,
  reason text,
  handled_by_name text,
  created_date timestamptz not null,
  updated_date timestamptz not null,
  constraint work_injuries_pk primary key (id),
  constraint work_injuries_once_a_day unique (candidate_id, happened_on, reported_by),
  constraint work_injuries_status_valid check (status in ('reported', 'sent', 'closed')),
  constraint work_injuries_reported_by_valid check (reported_by in ('talent', 'company')),
  constraint work_injuries_days_valid check (
    is_day(happened_on) and (authority_told_on is null or is_day(authority_told_on)) and (sent_on is null or is_day(sent_on))),
  constraint work_injuries_sent_dated check (status <> 'sent' or sent_on is not null),
  constraint work_injuries_reported_unsent check (status <> 'reported' or sent_on is null),
  constraint work_injuries_told_if_serious check (is_serious or authority_told_on is null),
  constraint work_injuries_unsent_reasoned check (status <> 'closed' or sent_on is not null or reason is not null)
);
comment on table work_injuries is 'Accidents and illnesses of work, each reported for a day of an assignment by the talent or the company.';
comment on column work_injuries.id is 'Identity, made by the sender, so that sending twice reports it once.';
comment on column work_injuries.candidate_id is 'The assignment.';
comment on column work_injuries.company_id is 'The company of the assignment. It sees that something happened, and never the words.';
comment on column work_injuries.talent_id is 'The injured talent.';
comment on column work_injuries.status is 'State; see domain/work/injury/injury.workflow.ts.';
comment on column work_injuries.reported_by is 'Side that reported it: talent or company.';
comment on column work_injuries.happened_on is 'ISO day of the assignment on which it happened.';
comment on column work_injuries.is_serious is 'True for a death, a severe injury, or several people injured at once: Arbetsmiljöverket must be told.';
comment on column work_injuries.authority_told_on is 'ISO day on which Arbetsmiljöverket was told; null before, and for injuries that are not serious.';
comment on column work_injuries.sent_on is 'ISO day on which it was reported to Försäkringskassan; null before, and if it was closed unsent.';
comment on column work_injuries.words_sealed is 'Time, place, course of events and injury as JSON, sealed (server/sealed). Opened by sealed-injuries.ts alone. Null once the talent is erased.';
comment on column work_injuries.reason is 'Reason why it was closed without being sent, for the talent; null otherwise.';
comment on column work_injuries.handled_by_name is 'Name of the administrator who last handled it; null before.';
comment on column work_injuries.created_date is 'Instant of the report.';
comment on column work_injuries.updated_date is 'Instant of the last change.';
create index work_injuries_of_talent on work_injuries (talent_id, created_date desc, id);
create index work_injuries_of_company on work_injuries (company_id, created_date desc, id);
create index work_injuries_open on work_injuries (created_date, id) where status <> 'closed';
create index work_injuries_closed on work_injuries (created_date desc, id) where status = 'closed';
