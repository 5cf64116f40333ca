-- Files that talents keep with their CV: licences, certificates, extracts.

create table cv_documents (
  id uuid primary key,
  talent_id uuid not null references talents on delete cascade,
  status text not null,
  kind text not null,
  title text not null,
  valid_until date,
  audience text not null,
  quiet_until date,
  end_told_date timestamptz,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint cv_documents_status_valid check (status in ('kept', 'removed')),
  constraint cv_documents_kind_valid check (kind in ('driving_licence', 'certificate', 'permit', 'course', 'resume', 'other')),
  constraint cv_documents_audience_valid check (audience in ('own', 'booked')),
  constraint cv_documents_title_length check (length(title) <= 80),
  constraint cv_documents_removed_says_nothing check (status = 'kept' or (title = '' and valid_until is null and audience = 'own'))
);
comment on table cv_documents is 'A file on a talent''s CV. Its bytes are a private file of the noun cv_document.';
comment on column cv_documents.id is 'Identity, made by who sends, so that adding twice is adding once.';
comment on column cv_documents.talent_id is 'Whose it is; it goes with the profile.';
comment on column cv_documents.status is 'State; see domain/cv-document/cv-document.workflow.ts.';
comment on column cv_documents.kind is 'What it is.';
comment on column cv_documents.title is 'What the talent calls it; empty until they say, and once it is removed.';
comment on column cv_documents.valid_until is 'The last day on which it is valid; null for what does not end.';
comment on column cv_documents.audience is 'Who may see it beside us: nobody, or the companies that have booked the talent.';
comment on column cv_documents.quiet_until is 'The last day on which nothing is said of its end; null when nothing is to be said.';
comment on column cv_documents.end_told_date is 'When the talent was told that it ends soon.';
comment on column cv_documents.created_date is 'When it was added.';
comment on column cv_documents.updated_date is 'When the row last changed; kept by trigger.';
create index cv_documents_of_talent on cv_documents (talent_id, created_date, id) where status = 'kept';
create index cv_documents_to_tell on cv_documents (quiet_until, id) where status = 'kept' and end_told_date is null;
create index cv_documents_of_gone_talents on cv_documents (talent_id);
create trigger cv_documents_touch before update on cv_documents for each row execute function touch_updated_date();

-- Here rather than in a command, so that every way of deleting one takes its bytes: from the commit on no address leads to them.
create function cv_documents_end_files() returns trigger language plpgsql as $$
begin
  update private_files set deleted_date = now()
  where noun = 'cv_document' and subject_id = old.id and deleted_date is null;
  return null;
end $$;
comment on function cv_documents_end_files() is 'Takes the file of a document that is removed or gone.';
create trigger cv_documents_removed_files after update of status on cv_documents
  for each row when (new.status = 'removed' and old.status <> 'removed') execute function cv_documents_end_files();
create trigger cv_documents_gone_files after delete on cv_documents
  for each row execute function cv_documents_end_files();
