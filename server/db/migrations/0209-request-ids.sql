-- The id of a request goes with everything that follows from it, so that one id finds all of its log lines
-- (docs/decisions/0150-one-id-from-proxy-to-mail.md).

create function app_request_id() returns text language sql stable parallel safe
  as $$ select nullif(current_setting('medverka.request', true), '') $$;
comment on function app_request_id() is 'The id of the request that the transaction belongs to (medverka.request); null without one.';

alter table events add column request_id text default app_request_id();
comment on column events.request_id is 'Id of the request that caused the event, as in the log; null for deadlines.';
alter table documents add column request_id text default app_request_id();
comment on column documents.request_id is 'Id of the request from which the document follows, as in the log; null if unknown.';

-- Work that waits: the process that does it logs under the id of the request that caused it.
alter table outbox add column request_id text default app_request_id();
comment on column outbox.request_id is 'Id of the request that put the entry in the outbox; null for jobs.';
alter table agreements add column request_id text default app_request_id();
comment on column agreements.request_id is 'Id of the request that made the agreement; null for jobs.';
alter table invoice_papers add column request_id text default app_request_id();
comment on column invoice_papers.request_id is 'Id of the request that made the paper; null for jobs.';
alter table payouts add column request_id text default app_request_id();
comment on column payouts.request_id is 'Id of the request that made the payout; null for jobs.';
alter table recordings add column request_id text default app_request_id();
comment on column recordings.request_id is 'Id of the request that began the upload; null for jobs.';
alter table data_exports add column request_id text default app_request_id();
comment on column data_exports.request_id is 'Id of the request for the archive; null for jobs.';
alter table schedules add column request_id text;
comment on column schedules.request_id is 'Id of the request that asked for the next run; null for a run by the schedule.';
