-- Documents: what was said, as it was printed, with the hash of the bytes it became.

create table documents (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  noun text not null,
  subject_id uuid not null,
  template_version int not null,
  snapshot jsonb not null,
  sha256 text not null,
  bytes bigint not null,
  file_id uuid not null references private_files,
  kept_until date,
  created_date timestamptz not null default now(),
  constraint documents_file_unique unique (file_id),
  constraint documents_kind_shape check (kind ~ '^[a-z][a-z_]{0,39}$'),
  constraint documents_noun_shape check (noun ~ '^[a-z][a-z_]{0,39}$'),
  constraint documents_version_counted check (template_version >= 1),
  constraint documents_snapshot_is_object check (jsonb_typeof(snapshot) = 'object'),
  constraint documents_sha256_shape check (sha256 ~ '^[0-9a-f]{64}$'),
  constraint documents_bytes_counted check (bytes > 0)
);
comment on table documents is 'A document that was made: a frozen snapshot, the template that drew it, and the bytes it became. Rows are only added; what may be removed said so when it was made.';
comment on column documents.id is 'Identity.';
comment on column documents.kind is 'Which kind of document, and so which template.';
comment on column documents.noun is 'What kind of thing it is about, such as talent.';
comment on column documents.subject_id is 'The thing it is about. No foreign key, since it differs by noun.';
comment on column documents.template_version is 'Version of the template, from 1; the snapshot is read by its schema.';
comment on column documents.snapshot is 'Everything that is printed, as it was then.';
comment on column documents.sha256 is 'SHA-256 of the bytes in lower-case hex, from when they were made; held against them whenever they are given out.';
comment on column documents.bytes is 'Size.';
comment on column documents.file_id is 'The private file that holds the bytes.';
comment on column documents.kept_until is 'ISO day on which it is removed, for documents that hold personal data and can be printed anew; null for those that are kept for good and can never be removed.';
comment on column documents.created_date is 'When it was made; printed in it, and part of what its bytes depend on.';
create index documents_of_subject on documents (kind, subject_id, created_date desc);
create index documents_of_noun on documents (noun, subject_id) where kept_until is not null;
create index documents_to_remove on documents (kept_until) where kept_until is not null;

create function documents_stay() returns trigger language plpgsql as $$
begin
  raise exception 'A document may not be changed, and only removed where it said so when it was made' using errcode = 'check_violation', constraint = 'documents_stay';
end $$;
create trigger documents_never_change before update on documents for each row execute function documents_stay();
create trigger documents_for_good before delete on documents
  for each row when (old.kept_until is null) execute function documents_stay();
create trigger documents_never_emptied before truncate on documents for each statement execute function documents_stay();

-- Whoever hides their profile, or deletes it, takes back at once what was printed of it: the rows are removed, and the
-- addresses of the files lead nowhere from the commit on. Here rather than in a command, so that every way of hiding counts.
create function documents_end_with_talent() returns trigger language plpgsql as $$
begin
  with gone as (
    delete from documents where noun = 'talent' and subject_id = old.id and kept_until is not null returning file_id
  )
  update private_files set deleted_date = now() where id in (select file_id from gone) and deleted_date is null;
  return null;
end $$;
create trigger talents_hide_documents after update of is_paused, profile_completed, is_verified, guardian_consent_date on talents
  for each row when (
    (new.is_paused and not old.is_paused) or (old.profile_completed and not new.profile_completed)
    or (old.is_verified and not new.is_verified) or (old.guardian_consent_date is not null and new.guardian_consent_date is null))
  execute function documents_end_with_talent();
create trigger talents_delete_documents after delete on talents
  for each row execute function documents_end_with_talent();
