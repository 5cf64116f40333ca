-- The books: vouchers with lines that come to nothing, numbered without a gap by series and year. Rows are added and
-- nothing else; what was wrong is taken back by a voucher that names it.

create table closed_months (
  month date not null,
  account_id uuid not null,
  actor_name text not null,
  created_date timestamptz not null,
  constraint closed_months_pk primary key (month),
  constraint closed_months_month_valid check (is_day(month) and extract(day from month) = 1)
);
comment on table closed_months is 'Months in which nothing is written any more: they have been reported.';
comment on column closed_months.month is 'Its first day, ISO.';
comment on column closed_months.account_id is 'Who closed it; kept by number when the account is gone.';
comment on column closed_months.actor_name is 'Name at that time.';
comment on column closed_months.created_date is 'When.';

-- Those who write share the lock and whoever closes waits for them, so that nothing comes into a month as it is closed.
create function open_booking_day(wanted date) returns date language plpgsql as $$
declare day date := wanted;
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('closed months', 0));
  while exists (select from closed_months where month = date_trunc('month', day)::date) loop
    day := (date_trunc('month', day) + interval '1 month')::date;
  end loop;
  return day;
end $$;

create function close_month_alone() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('closed months', 0));
  return new;
end $$;
create trigger closed_months_alone before insert on closed_months for each row execute function close_month_alone();
create trigger closed_months_keep before update or delete on closed_months for each row execute function refuse_to_change_history();
create trigger closed_months_keep_all before truncate on closed_months for each statement execute function refuse_to_change_history();

create table voucher_counters (
  series text not null,
  year int not null,
  last int not null default 0,
  constraint voucher_counters_pk primary key (series, year),
  constraint voucher_counters_last_valid check (last >= 0)
);
comment on table voucher_counters is 'The last number of each series and year. Its row is held by who writes a voucher, so that no number is left out.';
comment on column voucher_counters.series is 'As in vouchers.';
comment on column voucher_counters.year is 'Of the day on which vouchers are written.';
comment on column voucher_counters.last is '0 before the first.';

create function count_by_one() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.series = old.series and new.year = old.year and new.last = old.last + 1 then return new; end if;
  raise exception 'Numbers of vouchers are counted by one' using errcode = 'restrict_violation';
end $$;
create trigger voucher_counters_count before update or delete on voucher_counters for each row execute function count_by_one();
create trigger voucher_counters_count_all before truncate on voucher_counters for each statement execute function count_by_one();

create table vouchers (
  id uuid not null default gen_random_uuid(),
  series text not null,
  year int not null generated always as (extract(year from posted_on)::int) stored,
  number int not null default 0,
  posted_on date not null,
  happened_on date not null,
  text text not null,
  event text not null,
  cause_id uuid not null,
  subject_id uuid not null,
  corrects_id uuid,
  line_count smallint not null,
  created_date timestamptz not null,
  constraint vouchers_pk primary key (id),
  constraint vouchers_number_unique unique (series, year, number),
  constraint vouchers_cause_unique unique (event, cause_id),
  constraint vouchers_corrects_fk foreign key (corrects_id) references vouchers,
  constraint vouchers_corrects_valid check ((corrects_id is not null) = (event = 'correction') and (event = 'correction') = (series = 'R')),
  constraint vouchers_corrects_once unique (corrects_id),
  constraint vouchers_series_valid check (series in ('A', 'B', 'L', 'P', 'U', 'R')),
  constraint vouchers_days_valid check (is_day(happened_on) and is_day(posted_on) and posted_on >= happened_on),
  constraint vouchers_text_valid check (char_length(text) between 1 and 200),
  constraint vouchers_lines_valid check (line_count between 2 and 1000)
);
comment on table vouchers is 'What was written in the books, once for each event and its cause.';
comment on column vouchers.id is 'Identity.';
comment on column vouchers.series is 'A invoices, B what comes in, L what we buy, P wages, U what goes out, R corrections.';
comment on column vouchers.year is 'Of the day on which it is written; numbers begin anew.';
comment on column vouchers.number is 'From 1 in its series and year, without a gap; given by trigger.';
comment on column vouchers.posted_on is 'Day in the books, ISO: the day it happened, or the first of the next month that is open.';
comment on column vouchers.happened_on is 'Day on which it happened, ISO.';
comment on column vouchers.text is 'For people, Swedish.';
comment on column vouchers.event is 'What happened (domain/ledger/events.ts), or correction.';
comment on column vouchers.cause_id is 'The row that made it happen; of a correction the voucher that was wrong.';
comment on column vouchers.subject_id is 'The invoice or payout that is settled by it in the end.';
comment on column vouchers.corrects_id is 'The voucher that it takes back; null for every other.';
comment on column vouchers.line_count is 'How many lines it has, so that none can be added later.';
comment on column vouchers.created_date is 'When it was written.';
create index vouchers_of_subject on vouchers (subject_id);
create index vouchers_by_day on vouchers (posted_on desc, series, number desc);

create table voucher_lines (
  voucher_id uuid not null references vouchers,
  position smallint not null,
  account smallint not null,
  amount_ore bigint not null,
  project_id uuid,
  constraint voucher_lines_pk primary key (voucher_id, position),
  constraint voucher_lines_position_valid check (position >= 1),
  constraint voucher_lines_account_valid check (account between 1000 and 9999),
  constraint voucher_lines_amount_valid check (amount_ore <> 0 and amount_ore between -10000000000000 and 10000000000000)
);
comment on table voucher_lines is 'The lines of vouchers; those of each come to nothing.';
comment on column voucher_lines.voucher_id is 'Whose line.';
comment on column voucher_lines.position is 'From 1, in the order in which they are read.';
comment on column voucher_lines.account is 'Number of the account in the Swedish chart (domain/ledger/accounts.ts).';
comment on column voucher_lines.amount_ore is 'In öre: debit is positive, credit negative.';
comment on column voucher_lines.project_id is 'The project that it was earned or spent for. No foreign key: the books outlive it.';

create function number_voucher() returns trigger language plpgsql as $$
begin
  if open_booking_day(new.posted_on) <> new.posted_on then
    raise exception 'The month of % is closed', new.posted_on using errcode = 'restrict_violation';
  end if;
  insert into voucher_counters as counted (series, year, last) values (new.series, extract(year from new.posted_on), 1)
    on conflict (series, year) do update set last = counted.last + 1
    returning last into new.number;
  return new;
end $$;
create trigger vouchers_number before insert on vouchers for each row execute function number_voucher();

create function check_voucher(checked uuid) returns void language plpgsql as $$
declare
  voucher record;
begin
  select v.line_count, count(l.position) as counted, coalesce(sum(l.amount_ore), 0) as left_over into voucher
    from vouchers v left join voucher_lines l on l.voucher_id = v.id where v.id = checked group by v.id;
  if voucher.counted <> voucher.line_count or voucher.left_over <> 0 then
    raise exception 'The lines of a voucher are % of % and come to %', voucher.counted, voucher.line_count, voucher.left_over
      using errcode = 'check_violation';
  end if;
end $$;
create function check_voucher_itself() returns trigger language plpgsql as $$
begin
  perform check_voucher(new.id);
  return null;
end $$;
create function check_voucher_of_line() returns trigger language plpgsql as $$
begin
  perform check_voucher(new.voucher_id);
  return null;
end $$;
create constraint trigger vouchers_balanced after insert on vouchers deferrable initially deferred
  for each row execute function check_voucher_itself();
create constraint trigger voucher_lines_balanced after insert on voucher_lines deferrable initially deferred
  for each row execute function check_voucher_of_line();

create trigger vouchers_keep before update or delete on vouchers for each row execute function refuse_to_change_history();
create trigger vouchers_keep_all before truncate on vouchers for each statement execute function refuse_to_change_history();
create trigger voucher_lines_keep before update or delete on voucher_lines for each row execute function refuse_to_change_history();
create trigger voucher_lines_keep_all before truncate on voucher_lines for each statement execute function refuse_to_change_history();

-- One call, because whoever else writes in the series waits from the lock to the commit.
create function write_voucher(given jsonb, lines jsonb) returns vouchers language plpgsql as $$
declare
  wanted vouchers := jsonb_populate_record(null::vouchers, given);
  written vouchers;
begin
  wanted.posted_on := open_booking_day(wanted.happened_on);
  wanted.year := extract(year from wanted.posted_on);
  insert into voucher_counters (series, year) values (wanted.series, wanted.year) on conflict do nothing;
  perform from voucher_counters c where c.series = wanted.series and c.year = wanted.year for update;
  -- Asked under the lock, in a statement of its own: whoever was first has committed, and is seen.
  select v.* into written from vouchers v where v.event = wanted.event and v.cause_id = wanted.cause_id;
  if found then return written; end if;
  insert into vouchers (series, posted_on, happened_on, text, event, cause_id, subject_id, corrects_id, line_count, created_date)
    values (wanted.series, wanted.posted_on, wanted.happened_on, wanted.text, wanted.event, wanted.cause_id,
      wanted.subject_id, wanted.corrects_id, jsonb_array_length(lines), wanted.created_date)
    returning * into written;
  insert into voucher_lines (voucher_id, position, account, amount_ore, project_id)
    select written.id, line.position, line.account, line.amount_ore, line.project_id
    from jsonb_to_recordset(lines) as line (position smallint, account smallint, amount_ore bigint, project_id uuid);
  return written;
end $$;
