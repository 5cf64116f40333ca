-- What is done on a schedule stands in a table of ours, and the library that only told the time goes with its own.
drop schema if exists pgboss cascade;

create table schedules (
  job text primary key,
  next_date timestamptz not null,
  lease uuid,
  free_from timestamptz,
  attempts integer not null default 0
);
comment on table schedules is 'When each job is done next. One row for each, so that of several processes one does it.';
comment on column schedules.job is 'Its name, as jobs.ts of a context has it.';
comment on column schedules.next_date is 'When it is to be begun next, by the clock of the processes. What was missed while none ran is in the past, and is done once.';
comment on column schedules.lease is 'Of the process that does it now, and new at each claim.';
comment on column schedules.free_from is 'Not to be claimed before: the end of the lease, or of the wait after a failure, by the clock of the database.';
comment on column schedules.attempts is 'How often it was begun since it was last done; above 0 it is in work, or is to be tried again.';
