-- The files of the last builds stay in the file store, so that a page finds its files whichever process is asked
-- (docs/decisions/0153-upgraded-without-a-stop.md).

create table kept_assets (
  path text primary key,
  served_date timestamptz not null
);
create index kept_assets_served on kept_assets (served_date);
comment on table kept_assets is 'A file of a build, in the file store; its name has a hash of its content.';
comment on column kept_assets.path is 'Path in the file store.';
comment on column kept_assets.served_date is 'Last day on which a process of a build with this file ran; the file stays for 14 days more.';
