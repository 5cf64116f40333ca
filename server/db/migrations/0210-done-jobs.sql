-- When a job last succeeded, for measurements and the page of operations.

alter table schedules add column done_date timestamptz;
comment on column schedules.done_date is 'Time of the last success; null before the first.';
