-- Decisions that shut somebody out, what they say against them, and what we answer. And what administrators note for each other.

create table appeals (
  id uuid primary key default gen_random_uuid(),
  company_id uuid references companies on delete cascade,
  talent_id uuid references talents on delete cascade,
  about text not null,
  status text not null,
  reason text not null,
  decided_by uuid references accounts on delete set null,
  decided_role text not null,
  decided_date timestamptz not null,
  open_until date not null,
  token_hash text not null,
  text text,
  written_date timestamptz,
  answer text,
  answered_by uuid references accounts on delete set null,
  answered_role text,
  answered_date timestamptz,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint appeals_holder_valid check ((company_id is null) <> (talent_id is null)),
  constraint appeals_about_valid check (about in ('refusal', 'suspension', 'review')),
  constraint appeals_status_valid check (status in ('open', 'waiting', 'upheld', 'granted', 'lapsed')),
  constraint appeals_written_valid check ((text is null) = (written_date is null)
    and (status = 'open') <= (text is null) and (status in ('waiting', 'upheld', 'granted')) <= (text is not null)
    and char_length(text) between 1 and 4000),
  constraint appeals_answered_valid check ((status in ('upheld', 'granted')) = (answer is not null)
    and (answer is null) = (answered_date is null) and (answer is null) = (answered_role is null)
    and char_length(answer) between 1 and 4000),
  constraint appeals_roles_valid check (decided_role in ('owner', 'review', 'finance', 'support')
    and answered_role in ('owner', 'review', 'finance', 'support'))
);
comment on table appeals is 'A decision that shuts a company or a talent out, with what they say against it and our answer. One row for each decision.';
comment on column appeals.id is 'Identity.';
comment on column appeals.company_id is 'The company that is shut out; null for a talent.';
comment on column appeals.talent_id is 'The talent who is; null for a company.';
comment on column appeals.about is 'refusal of an application, suspension, or review of a profile.';
comment on column appeals.status is 'State; see domain/appeal/appeal.workflow.ts.';
comment on column appeals.reason is 'The reason of the decision, as it was told.';
comment on column appeals.decided_by is 'The administrator who decided; null when the account is gone.';
comment on column appeals.decided_role is 'Their role, which whoever is shut out reads.';
comment on column appeals.decided_date is 'When it was decided.';
comment on column appeals.open_until is 'Last day on which it can be appealed.';
comment on column appeals.token_hash is 'SHA-256 of the token of the link in the mail.';
comment on column appeals.text is 'What is said against it; null while nothing is.';
comment on column appeals.written_date is 'When that was written: the order of the queue.';
comment on column appeals.answer is 'Our answer, as it is read by whoever appealed.';
comment on column appeals.answered_by is 'The administrator who answered; null when the account is gone.';
comment on column appeals.answered_role is 'Their role.';
comment on column appeals.answered_date is 'When it was answered.';
comment on column appeals.created_date is 'When the row was made.';
comment on column appeals.updated_date is 'When the row last changed; kept by trigger.';
create unique index appeals_token_unique on appeals (token_hash);
create unique index appeals_company_open_unique on appeals (company_id, about) where status in ('open', 'waiting');
create unique index appeals_talent_open_unique on appeals (talent_id, about) where status in ('open', 'waiting');
create index appeals_queue on appeals (status, written_date, id);
create index appeals_of_company on appeals (company_id, decided_date desc, id) where company_id is not null;
create index appeals_of_talent on appeals (talent_id, decided_date desc, id) where talent_id is not null;
create index appeals_decided_by on appeals (decided_by) where decided_by is not null;
create index appeals_answered_by on appeals (answered_by) where answered_by is not null;
create trigger appeals_touch before update on appeals for each row execute function touch_updated_date();

create table admin_notes (
  id uuid primary key default gen_random_uuid(),
  about text not null,
  about_id uuid not null,
  company_id uuid generated always as (case about when 'company' then about_id end) stored references companies on delete cascade,
  talent_id uuid generated always as (case about when 'talent' then about_id end) stored references talents on delete cascade,
  project_id uuid generated always as (case about when 'project' then about_id end) stored references projects on delete cascade,
  account_id uuid references accounts on delete set null,
  author_name text not null,
  words text not null,
  created_date timestamptz not null,
  constraint admin_notes_about_valid check (about in ('company', 'talent', 'project')),
  constraint admin_notes_words_valid check (char_length(words) between 1 and 2000)
);
comment on table admin_notes is 'What administrators note for each other. Nobody else reads it, but whom it is about when they ask for what we know of them.';
comment on column admin_notes.id is 'Identity.';
comment on column admin_notes.about is 'company, talent or project.';
comment on column admin_notes.about_id is 'Which one.';
comment on column admin_notes.company_id is 'The same, so that the note goes with its company.';
comment on column admin_notes.talent_id is 'The same, so that the note goes with its talent.';
comment on column admin_notes.project_id is 'The same, so that the note goes with its project.';
comment on column admin_notes.account_id is 'Who wrote it; null when the account is gone.';
comment on column admin_notes.author_name is 'Their name, at that time.';
comment on column admin_notes.words is 'What is noted.';
comment on column admin_notes.created_date is 'When.';
create index admin_notes_of on admin_notes (about, about_id, created_date desc, id);
create index admin_notes_of_company on admin_notes (company_id) where company_id is not null;
create index admin_notes_of_talent on admin_notes (talent_id) where talent_id is not null;
create index admin_notes_of_project on admin_notes (project_id) where project_id is not null;
create index admin_notes_of_account on admin_notes (account_id) where account_id is not null;
