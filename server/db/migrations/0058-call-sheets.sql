-- Call sheets: what everybody booked for a day of work needs to know, in versions; who has read them; and what they may not eat.

create table call_sheets (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references projects,
  company_id uuid not null references companies,
  day date not null,
  status text not null,
  content jsonb not null,
  revision int not null default 1,
  version int not null default 0,
  published_date timestamptz,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint call_sheets_day_unique unique (project_id, day),
  constraint call_sheets_status_valid check (status in ('draft', 'published')),
  constraint call_sheets_version_valid check ((status = 'published') = (version > 0) and (version > 0) = (published_date is not null))
);
comment on table call_sheets is 'When and where a day of work of a project is, with whom to call and what to bring.';
comment on column call_sheets.id is 'Identity.';
comment on column call_sheets.project_id is 'The project.';
comment on column call_sheets.company_id is 'Whose project it is.';
comment on column call_sheets.day is 'The day of work.';
comment on column call_sheets.status is 'State; see domain/call-sheet/call-sheet.workflow.ts.';
comment on column call_sheets.content is 'As it is written now (domain/call-sheet/call-sheet.ts), told or not.';
comment on column call_sheets.revision is 'Raised with each writing, so that of two who write at once the second hears of the first.';
comment on column call_sheets.version is 'How often it has been published.';
comment on column call_sheets.published_date is 'When the last version was published; null before.';
comment on column call_sheets.created_date is 'When the row was made.';
comment on column call_sheets.updated_date is 'When the row last changed; kept by trigger.';
create index call_sheets_of_company on call_sheets (company_id);
create trigger call_sheets_touch before update on call_sheets for each row execute function touch_updated_date();

create table call_sheet_versions (
  call_sheet_id uuid not null references call_sheets,
  version int not null,
  content jsonb not null,
  published_by text not null,
  published_date timestamptz not null,
  primary key (call_sheet_id, version)
);
comment on table call_sheet_versions is 'Every version of a call sheet as it was told. Rows are only added.';
comment on column call_sheet_versions.call_sheet_id is 'The sheet.';
comment on column call_sheet_versions.version is 'From 1.';
comment on column call_sheet_versions.content is 'What it said.';
comment on column call_sheet_versions.published_by is 'Name of who published it, at that time.';
comment on column call_sheet_versions.published_date is 'When.';
create trigger call_sheet_versions_keep before update or delete on call_sheet_versions for each row execute function refuse_to_change_history();
create trigger call_sheet_versions_keep_all before truncate on call_sheet_versions for each statement execute function refuse_to_change_history();

create table summonses (
  id uuid primary key default gen_random_uuid(),
  call_sheet_id uuid not null references call_sheets,
  candidate_id uuid not null references candidates,
  project_id uuid not null references projects,
  company_id uuid not null references companies,
  talent_id uuid not null references talents,
  day date not null,
  status text not null,
  read_version int not null default 0,
  read_date timestamptz,
  reminded_date timestamptz,
  remind_date timestamptz,
  late_reminded_date timestamptz,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint summonses_status_valid check (status in ('unread', 'read', 'ended')),
  constraint summonses_read_valid check ((read_version > 0) = (read_date is not null) and (status <> 'read' or read_version > 0))
);
comment on table summonses is 'One booked person told of one call sheet, and how far they have read it.';
comment on column summonses.id is 'Identity.';
comment on column summonses.call_sheet_id is 'The sheet.';
comment on column summonses.candidate_id is 'The assignment.';
comment on column summonses.project_id is 'The project.';
comment on column summonses.company_id is 'Whose project it is.';
comment on column summonses.talent_id is 'Who is told.';
comment on column summonses.day is 'The day of work.';
comment on column summonses.status is 'State; see domain/summons/summons.workflow.ts.';
comment on column summonses.read_version is 'The last version that they have said to have read; 0 for none.';
comment on column summonses.read_date is 'When they said so.';
comment on column summonses.reminded_date is 'When the company reminded them last; null for never.';
comment on column summonses.remind_date is 'The evening before, when the system reminds by itself; null when they were told after it.';
comment on column summonses.late_reminded_date is 'When the system did; null before.';
comment on column summonses.created_date is 'When the row was made.';
comment on column summonses.updated_date is 'When the row last changed; kept by trigger.';
-- Whoever is booked for the day again after all is told by a row of its own.
create unique index summonses_once on summonses (call_sheet_id, candidate_id) where status <> 'ended';
create index summonses_of_candidate on summonses (candidate_id, day);
create index summonses_of_project on summonses (project_id, day);
create index summonses_of_company on summonses (company_id);
create index summonses_of_talent on summonses (talent_id);
create index summonses_to_remind on summonses (remind_date) where status = 'unread' and late_reminded_date is null;
create trigger summonses_touch before update on summonses for each row execute function touch_updated_date();

create table assignment_diets (
  candidate_id uuid primary key references candidates,
  talent_id uuid not null references talents,
  words text not null,
  consented_date timestamptz not null,
  constraint assignment_diets_words_valid check (words <> '' and length(words) <= 300)
);
comment on table assignment_diets is 'Allergies and diet of somebody booked, for the days they work and no longer. Told with an explicit consent.';
comment on column assignment_diets.candidate_id is 'The assignment.';
comment on column assignment_diets.talent_id is 'Whose they are.';
comment on column assignment_diets.words is 'In the talent''s own words.';
comment on column assignment_diets.consented_date is 'When the talent agreed to the company reading them.';
create index assignment_diets_of_talent on assignment_diets (talent_id);
