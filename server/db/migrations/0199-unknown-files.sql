-- Files that no row names, when they are so many that the database may be the wrong one: they go when it has been this
-- one for as long as backups are kept.
create table unknown_files (
  path text primary key,
  seen_date timestamptz not null,
  last_date timestamptz not null
);
create index unknown_files_last on unknown_files (last_date);
comment on table unknown_files is 'A file in the store that no row names, known since a day on which most files were such.';
comment on column unknown_files.path is 'Path in the file store.';
comment on column unknown_files.seen_date is 'Since when it is known; the daily job removes it 35 days later, if it is still one.';
comment on column unknown_files.last_date is 'When it was last seen; what was not seen by the last run is forgotten.';
