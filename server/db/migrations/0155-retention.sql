-- How long things are kept: what each run of the job did, and what a run asks by.

create table retention_runs (
  id uuid primary key default gen_random_uuid(),
  class text not null,
  started_date timestamptz not null,
  took_ms integer not null,
  looked_at integer not null,
  ended integer not null,
  broken integer not null,
  is_whole boolean not null,
  constraint retention_runs_counts check (took_ms >= 0 and looked_at >= 0 and ended >= 0 and broken >= 0)
);
comment on table retention_runs is 'What the job that ends what has been kept long enough did, a row for each run and class.';
comment on column retention_runs.id is 'Identity.';
comment on column retention_runs.class is 'The class of data, as domain/retention names it.';
comment on column retention_runs.started_date is 'When the run looked.';
comment on column retention_runs.took_ms is 'How long the class took, in milliseconds.';
comment on column retention_runs.looked_at is 'How many were over.';
comment on column retention_runs.ended is 'How many rows were deleted, emptied or detached.';
comment on column retention_runs.broken is 'How many could not be ended and are tried again by the next run.';
comment on column retention_runs.is_whole is 'False when the time of the run was up before all were ended; the next goes on.';
create index retention_runs_of_class on retention_runs (class, started_date desc, id desc);
create index retention_runs_old on retention_runs (started_date);

create index company_invitations_over on company_invitations (expires_date);
create index admin_invitations_over on admin_invitations (expires_date);
create index project_chats_over on project_chats ((coalesce(last_date, created_date)));
create index presentations_over on presentations (ends_on);
create index payment_details_readings_old on payment_details_readings (created_date);

-- Logs are never changed. Only what has been kept long enough goes, by whoever says so for the transaction.
create function keep_until_forgotten() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('medverka.forgetting', true) = 'on' then return old; end if;
  raise exception 'Rows of % are never changed or removed', tg_table_name using errcode = 'restrict_violation';
end $$;
comment on function keep_until_forgotten() is 'Holds a log until its time is over (medverka.forgetting).';

drop trigger audit_entries_keep on audit_entries;
create trigger audit_entries_keep before update or delete on audit_entries
  for each row execute function keep_until_forgotten();
drop trigger payment_details_readings_stay on payment_details_readings;
create trigger payment_details_readings_stay before update or delete on payment_details_readings
  for each row execute function keep_until_forgotten();
drop function payment_details_readings_stay();

-- A consent is proof for a while after the account is gone; from when is written as it goes.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.account_id is not null and new.account_id is null then
    new.updated_date := now();
    return new;
  end if;
  if tg_op = 'DELETE' and old.account_id is null and current_setting('medverka.forgetting', true) = 'on' then
    return old;
  end if;
  if tg_op = 'UPDATE' and to_jsonb(new) - 'account_id' = to_jsonb(old) - 'account_id' and exists (
    select from talents gone join talents kept on kept.id = gone.merged_into
    where gone.account_id = old.account_id and kept.account_id = new.account_id) then return new; end if;
  raise exception 'rows of % are only added', tg_table_name;
end $$;
comment on function refuse_change() is 'Holds a log append-only; the changes there are: forgetting whose row it is, when the account goes, following it into another account of the same person, and going itself a while after the account.';
comment on column consents.updated_date is 'When it was given, or when the account it belongs to went: nothing else changes.';
create index consents_of_nobody on consents (updated_date) where account_id is null;
