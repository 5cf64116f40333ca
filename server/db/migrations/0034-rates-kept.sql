-- The figures prices are worked out with are kept by the administrators: a row is added and never changed, except that one
-- that has not begun may be taken back once. Who did what, and why, stands in a log of its own.

alter table rates drop constraint rates_pk;
alter table rates add column id uuid not null default gen_random_uuid();
alter table rates add constraint rates_pk primary key (id);
alter table rates add column taken_back_date timestamptz;
alter table rates add constraint rates_texts_valid check (source <> '' and length(source) <= 500);
alter table rates add constraint rates_taken_back_valid check (taken_back_date >= created_date);
-- Two administrators who add the same figure for the same day: one does, the other hears.
create unique index rates_day_unique on rates (key, valid_from) where taken_back_date is null;
create index rates_of_key on rates (key, valid_from desc, created_date desc, id);
comment on column rates.id is 'Identity.';
comment on column rates.taken_back_date is 'When it was taken back, before it had begun; null for one that stands.';

create function keep_rates() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if old.taken_back_date is null and new.taken_back_date is not null
        and old.valid_from > (new.taken_back_date at time zone 'Europe/Stockholm')::date
        and to_jsonb(new) - 'taken_back_date' - 'updated_date' = to_jsonb(old) - 'taken_back_date' - 'updated_date' then
      return new;
    end if;
  end if;
  raise exception 'Rows of % are never changed or removed', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger rates_keep before update or delete on rates for each row execute function keep_rates();
create trigger rates_keep_all before truncate on rates for each statement execute function keep_rates();

create table rate_log (
  id bigint generated always as identity primary key,
  rate_id uuid not null references rates,
  act text not null,
  account_id uuid not null,
  actor_name text not null,
  why text not null,
  value_before bigint,
  value_after bigint,
  created_date timestamptz not null,
  constraint rate_log_act_valid check (act in ('added', 'taken_back')),
  constraint rate_log_why_valid check (why <> '' and length(why) <= 500),
  constraint rate_log_once unique (rate_id, act)
);
comment on table rate_log is 'What administrators did to the figures. Rows are never changed or removed, and stay when an account goes.';
comment on column rate_log.id is 'Order of what was done.';
comment on column rate_log.rate_id is 'Which figure.';
comment on column rate_log.act is 'added or taken_back.';
comment on column rate_log.account_id is 'Who did it; kept by number when the account is gone.';
comment on column rate_log.actor_name is 'Name at that time.';
comment on column rate_log.why is 'In their own words.';
comment on column rate_log.value_before is 'What held on the first day of the figure until this was done; null where nothing did.';
comment on column rate_log.value_after is 'What holds on that day from then on; null where nothing does.';
comment on column rate_log.created_date is 'When it was done.';
create trigger rate_log_keep before update or delete on rate_log for each row execute function refuse_to_change_history();
create trigger rate_log_keep_all before truncate on rate_log for each statement execute function refuse_to_change_history();
