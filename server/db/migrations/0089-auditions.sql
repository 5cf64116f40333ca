-- Auditions: what people are to show, and who is called.

create table auditions (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references projects,
  company_id uuid not null references companies,
  kind text not null,
  status text not null,
  title text not null,
  instruction text not null default '',
  context text not null default '',
  tone text not null default '',
  director_note text not null default '',
  deadline_date timestamptz,
  closes_date timestamptz,
  max_takes int not null default 3,
  max_minutes int not null default 5,
  place text not null default '',
  address text not null default '',
  contact text not null default '',
  bring text not null default '',
  video_link text not null default '',
  decision_by date,
  reads_together boolean not null default false,
  may_choose_time boolean not null default false,
  is_intimate boolean not null default false,
  sides_file_id uuid references private_files on delete set null,
  sides_pages int not null default 0,
  cancel_reason text,
  revision int not null default 1,
  published_date timestamptz,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint auditions_kind_valid check (kind in ('self_tape', 'on_site', 'video_call')),
  constraint auditions_status_valid check (status in ('draft', 'published', 'closed', 'cancelled')),
  constraint auditions_deadline_of_tapes check (kind = 'self_tape' or deadline_date is null),
  constraint auditions_tapes_bounded check (max_takes between 1 and 5 and max_minutes between 1 and 15),
  constraint auditions_sides_counted check ((sides_file_id is null) = (sides_pages = 0) and sides_pages >= 0)
);
comment on table auditions is 'A camera test of a project: by tapes, in a room or in a video call.';
comment on column auditions.id is 'Identity.';
comment on column auditions.project_id is 'The project.';
comment on column auditions.company_id is 'Whose project it is.';
comment on column auditions.kind is 'Tape, room or call; does not change once it is published.';
comment on column auditions.status is 'State; see domain/audition/audition.workflow.ts.';
comment on column auditions.title is 'What it is called, to those who are called too.';
comment on column auditions.instruction is 'What to do.';
comment on column auditions.context is 'What happens around the scene.';
comment on column auditions.tone is 'How it is to sound.';
comment on column auditions.director_note is 'What the director wants people to know.';
comment on column auditions.deadline_date is 'Until when a tape may be begun; null for the other kinds, and in drafts.';
comment on column auditions.closes_date is 'When the system closes it by itself: after the last who has time; null for never.';
comment on column auditions.max_takes is 'How many takes a tape may have.';
comment on column auditions.max_minutes is 'How long a take may be.';
comment on column auditions.place is 'Name of the place.';
comment on column auditions.address is 'Where it is.';
comment on column auditions.contact is 'Whom to ask, and how.';
comment on column auditions.bring is 'What to bring.';
comment on column auditions.video_link is 'Where the call is; shown only to who has said yes.';
comment on column auditions.decision_by is 'The last day on which people hear what came of it.';
comment on column auditions.reads_together is 'People of several roles are read together in one slot.';
comment on column auditions.may_choose_time is 'Who is called takes a free time by themselves.';
comment on column auditions.is_intimate is 'It has nudity or intimate scenes in it, which no first audition may.';
comment on column auditions.sides_file_id is 'The text as a PDF; a private file of the audition.';
comment on column auditions.sides_pages is 'Pages of the text; 0 without.';
comment on column auditions.cancel_reason is 'Why it was cancelled, as people were told; null otherwise.';
comment on column auditions.revision is 'Raised with each writing, so that of two who write at once the second hears of the first.';
comment on column auditions.published_date is 'When people were called; null before.';
comment on column auditions.created_date is 'When the row was made.';
comment on column auditions.updated_date is 'When the row last changed; kept by trigger.';
create index auditions_of_project on auditions (project_id, created_date desc, id);
create index auditions_of_company on auditions (company_id);
create index auditions_to_close on auditions (closes_date) where status = 'published';
create index auditions_of_sides on auditions (sides_file_id);
create trigger auditions_touch before update on auditions for each row execute function touch_updated_date();

create table invitations (
  id uuid primary key default gen_random_uuid(),
  audition_id uuid not null references auditions,
  candidate_id uuid not null references candidates,
  role_id uuid not null references project_roles,
  project_id uuid not null references projects,
  company_id uuid not null references companies,
  talent_id uuid not null references talents,
  status text not null,
  message text not null default '',
  answer_message text not null default '',
  invited_date timestamptz,
  seen_date timestamptz,
  answered_date timestamptz,
  deadline_date timestamptz,
  asked_time_date timestamptz,
  asked_time_message text not null default '',
  reminded_date timestamptz,
  remind_date timestamptz,
  late_reminded_date timestamptz,
  sent_in_date timestamptz,
  access_needs text not null default '',
  access_needs_date timestamptz,
  withdraw_reason text,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint invitations_status_valid check (status in ('added', 'invited', 'accepted', 'declined', 'done', 'missed', 'withdrawn')),
  constraint invitations_access_needs_valid check ((access_needs = '') = (access_needs_date is null) and length(access_needs) <= 300)
);
comment on table invitations is 'One candidate called to one audition.';
comment on column invitations.id is 'Identity.';
comment on column invitations.audition_id is 'The audition.';
comment on column invitations.candidate_id is 'Who is called.';
comment on column invitations.role_id is 'For which role.';
comment on column invitations.project_id is 'The project.';
comment on column invitations.company_id is 'Whose project it is.';
comment on column invitations.talent_id is 'The talent of the candidate.';
comment on column invitations.status is 'State; see domain/invitation/invitation.workflow.ts.';
comment on column invitations.message is 'What the company writes to this person alone; empty to who is under 18.';
comment on column invitations.answer_message is 'What the talent wrote with the answer.';
comment on column invitations.invited_date is 'When they were called; null before.';
comment on column invitations.seen_date is 'When they first opened it; null before.';
comment on column invitations.answered_date is 'When they last answered; null before.';
comment on column invitations.deadline_date is 'Until when this person may begin their tape, where that is later than for all; null otherwise.';
comment on column invitations.asked_time_date is 'Since when they wait to hear whether they get more time; null when they do not.';
comment on column invitations.asked_time_message is 'Why they need it, in their words.';
comment on column invitations.reminded_date is 'When the company reminded them last; null for never.';
comment on column invitations.remind_date is 'When the system reminds of the tape; null for never.';
comment on column invitations.late_reminded_date is 'When the system did; null before.';
comment on column invitations.sent_in_date is 'When their tape was there whole: their receipt; null before.';
comment on column invitations.access_needs is 'What they need in order to take part; forgotten when the audition is over.';
comment on column invitations.access_needs_date is 'When they agreed to those who cast reading it.';
comment on column invitations.withdraw_reason is 'Why they are called no more, as they were told; null otherwise.';
comment on column invitations.created_date is 'When the row was made.';
comment on column invitations.updated_date is 'When the row last changed; kept by trigger.';
-- Whoever is called again after all is called by a row of its own.
create unique index invitations_once on invitations (audition_id, candidate_id) where status <> 'withdrawn';
create index invitations_of_audition on invitations (audition_id, created_date, id);
create index invitations_of_candidate on invitations (candidate_id, created_date desc, id);
create index invitations_of_project on invitations (project_id);
create index invitations_of_role on invitations (role_id);
create index invitations_of_company on invitations (company_id);
create index invitations_of_talent on invitations (talent_id, invited_date desc, id);
create index invitations_to_remind on invitations (remind_date) where status in ('invited', 'accepted') and late_reminded_date is null;
create trigger invitations_touch before update on invitations for each row execute function touch_updated_date();
