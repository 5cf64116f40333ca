-- Backups that `npm run backup` makes (docs/decisions/0152-backups.md).

create table backups (
  id uuid primary key default gen_random_uuid(),
  begun_date timestamptz not null default app_now(),
  finished_date timestamptz,
  place text not null,
  bytes bigint not null default 0,
  rows bigint not null default 0,
  files integer not null default 0,
  missing integer not null default 0,
  error text,
  constraint backups_counts check (bytes >= 0 and rows >= 0 and files >= 0 and missing >= 0),
  constraint backups_end check (finished_date is not null or error is null)
);
create index backups_begun on backups (begun_date desc, id);
create index backups_open on backups (begun_date) where finished_date is null;
comment on table backups is 'Backups made by npm run backup, for measurements and administrators.';
comment on column backups.id is 'Id of the row.';
comment on column backups.begun_date is 'Time just after the snapshot: the backup has all that was committed before.';
comment on column backups.finished_date is 'Time at which the backup was whole, or had failed; null while it runs and after a kill.';
comment on column backups.place is 'Folder or address of the bucket, without secrets.';
comment on column backups.bytes is 'Encrypted bytes that this backup added to its place.';
comment on column backups.rows is 'Rows of all tables.';
comment on column backups.files is 'Files that the rows name, also those that earlier backups had stored.';
comment on column backups.missing is 'Files among them whose bytes were missing or damaged in the file store.';
comment on column backups.error is 'The reason of a failure, in a sentence; null for a whole backup.';

create table held_files (
  path text primary key,
  held_date timestamptz not null default app_now()
);
comment on table held_files is 'Files whose bytes are removed when the running backup is done.';
comment on column held_files.path is 'Path of the file.';
comment on column held_files.held_date is 'Time at which the file should have been removed.';
