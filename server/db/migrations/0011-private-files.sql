-- Files that are for somebody and not for everybody: contracts, invoices, attachments.

create table private_files (
  id uuid primary key default gen_random_uuid(),
  noun text not null,
  subject_id uuid not null,
  kind text not null,
  path text not null,
  name text not null,
  content_type text not null,
  bytes bigint not null,
  sha256 text not null,
  created_date timestamptz not null default now(),
  deleted_date timestamptz,
  constraint private_files_path_unique unique (path),
  constraint private_files_noun_shape check (noun ~ '^[a-z][a-z_]{0,39}$'),
  constraint private_files_kind_shape check (kind ~ '^[a-z][a-z0-9_]{0,39}$'),
  constraint private_files_path_shape check (path ~ '^private/\d{13}-[0-9a-f]{32}$'),
  constraint private_files_name_length check (char_length(name) between 1 and 150),
  constraint private_files_content_type_shape check (content_type ~ '^[a-z]+/[a-z0-9.+-]{1,80}$'),
  constraint private_files_bytes_counted check (bytes >= 0),
  constraint private_files_sha256_shape check (sha256 ~ '^[0-9a-f]{64}$')
);
comment on table private_files is 'A file that only some may have. Whom it belongs to is told here; its bytes are in the file store.';
comment on column private_files.id is 'Identity.';
comment on column private_files.noun is 'What kind of thing it belongs to, such as document. The policy of that noun decides who may have it.';
comment on column private_files.subject_id is 'The thing it belongs to. No foreign key, since it differs by noun; who deletes the thing deletes its files.';
comment on column private_files.kind is 'What it is to that thing, such as original or signed.';
comment on column private_files.path is 'Path in the file store; never written twice.';
comment on column private_files.name is 'What it is called when it is saved, as whoever made it called it.';
comment on column private_files.content_type is 'Media type, in lower case and without parameters.';
comment on column private_files.bytes is 'Size, as counted when it was kept.';
comment on column private_files.sha256 is 'SHA-256 of the bytes in lower-case hex, as counted when it was kept, and held against them when they are given out.';
comment on column private_files.created_date is 'When the row was made.';
comment on column private_files.deleted_date is 'Since when nobody may have it; the daily job removes the bytes and then the row.';
create index private_files_of_subject on private_files (noun, subject_id, created_date desc) where deleted_date is null;
create index private_files_deleted on private_files (deleted_date) where deleted_date is not null;

-- What a file is never changes: other bytes are another file, with another row.
create function private_files_stay() returns trigger language plpgsql as $$
begin
  raise exception 'A private file may only be deleted, not changed' using errcode = 'check_violation', constraint = 'private_files_stay';
end $$;
create trigger private_files_stay
  before update of id, noun, subject_id, kind, path, name, content_type, bytes, sha256, created_date on private_files
  for each row execute function private_files_stay();
-- Nor does one that was deleted come back: its bytes may be gone already.
create trigger private_files_stay_deleted
  before update of deleted_date on private_files
  for each row when (old.deleted_date is not null and new.deleted_date is distinct from old.deleted_date)
  execute function private_files_stay();
