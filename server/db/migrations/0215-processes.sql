-- Every process says twice a minute how it is, for the page of operations (docs/decisions/0158-operations-page.md).

create table processes (
  id uuid primary key,
  host text not null,
  pid integer not null,
  version text not null,
  migration text not null,
  state text not null check (state in ('running', 'stopping')),
  started_date timestamptz not null,
  seen_date timestamptz not null,
  silent_from timestamptz not null,
  memory_bytes bigint not null,
  loop_ms integer not null,
  search_documents integer not null,
  disk_bytes bigint,
  disk_free_bytes bigint,
  replica_seconds integer,
  checks jsonb not null,
  routes jsonb not null
);
comment on table processes is 'Processes of the product that were heard of within a day, each with its latest heartbeat.';
comment on column processes.id is 'Id of the process, new at each start.';
comment on column processes.host is 'Name of the machine or container.';
comment on column processes.pid is 'Number of the process on its machine.';
comment on column processes.version is 'Commit of the process.';
comment on column processes.migration is 'Newest migration of the process, such as 0214.';
comment on column processes.state is 'stopping once the process ends in an orderly way, otherwise running.';
comment on column processes.started_date is 'Start of the process, by its own clock.';
comment on column processes.seen_date is 'Time of the latest heartbeat, by the clock of the process; a day later the row is deleted.';
comment on column processes.silent_from is 'Time from which the process counts as silent unless it is heard again, by the clock of the database.';
comment on column processes.memory_bytes is 'Resident memory of the process.';
comment on column processes.loop_ms is 'Delay of the event loop since the heartbeat before, in ms; the 99th percentile.';
comment on column processes.search_documents is 'Talents in the index of the search, with those replaced since it was built; 0 until it is loaded.';
comment on column processes.disk_bytes is 'Size of the disk with DATA_DIR; null if the disk does not answer.';
comment on column processes.disk_free_bytes is 'Free part of that disk that the process may write; null if the disk does not answer.';
comment on column processes.replica_seconds is 'Seconds by which the replica of the search is behind; null without a replica, or if it does not answer.';
comment on column processes.checks is 'By name, each part of /ready and each of the other checks of a process: the time since which it fails, or null.';
comment on column processes.routes is 'Slowest and failing routes of the last hour, by pattern.';
