create table credit_lines (
  id uuid not null,
  company_id uuid not null references companies on delete cascade,
  status text not null,
  limit_ore bigint,
  asked_reason text,
  asked_date timestamptz,
  set_reason text,
  set_by_name text,
  set_date timestamptz,
  created_date timestamptz not null,
  updated_date timestamptz not null default app_now(),
  constraint credit_lines_pk primary key (id),
  constraint credit_lines_company_unique unique (company_id),
  constraint credit_lines_status_valid check (status in ('standing', 'asked')),
  constraint credit_lines_limit_valid check (limit_ore >= 0),
  constraint credit_lines_texts_valid check (char_length(asked_reason) <= 500 and char_length(set_reason) <= 500)
);
comment on table credit_lines is 'What a company may owe us: one row for each company that has asked anybody. The events hold all earlier limits.';
comment on column credit_lines.id is 'Identity; the subject of its events.';
comment on column credit_lines.company_id is 'The company.';
comment on column credit_lines.status is 'asked: finance has to decide. Moved by the workflow only.';
comment on column credit_lines.limit_ore is 'The limit that finance has set, in öre with VAT; null for the usual one (setting company_credit).';
comment on column credit_lines.asked_reason is 'Reason of the company for its last question; null if a refused booking asked.';
comment on column credit_lines.asked_date is 'Instant since which finance has the question.';
comment on column credit_lines.set_reason is 'Reason of the last decision, which the company reads.';
comment on column credit_lines.set_by_name is 'Name of the administrator who decided.';
comment on column credit_lines.set_date is 'Instant of the last decision.';
comment on column credit_lines.created_date is 'Instant of the first request or decision.';
comment on column credit_lines.updated_date is 'Instant of the last change; kept by trigger.';
create index credit_lines_asked on credit_lines (asked_date, company_id) where status = 'asked';
create trigger credit_lines_touch before update on credit_lines for each row execute function touch_updated_date();

alter table work_reports add column booked_ore bigint;
comment on column work_reports.booked_ore is 'Price of the booked work to the company, in öre with VAT, by the terms that hold; null in rows of earlier releases, which count nothing.';
alter table work_reports add constraint work_reports_booked_valid check (booked_ore >= 0) not valid;

-- Work that is booked at the upgrade counts roughly: its days by the fee, with our commission and VAT.
update work_reports r set booked_ore = (
  select coalesce(sum(case when k.terms -> 'fee' ->> 'basis' = 'whole' then 0 else (b.ends_on - b.starts_on + 1) * b.day_fee_ore end)
    + max(case when k.terms -> 'fee' ->> 'basis' = 'whole' then b.day_fee_ore else 0 end), 0) * 3 / 2
  from bookings b join candidates k on k.id = b.candidate_id where b.candidate_id = r.candidate_id and b.status <> 'cancelled')
where r.status in ('open', 'reported', 'adjusted', 'disputed');

-- What a company owes is summed by its own open rows, however many it has settled.
create index work_reports_booked_of_company on work_reports (company_id)
  where status in ('open', 'reported', 'adjusted', 'disputed');
create index charges_owed_of_company on charges (company_id) where status = 'owed';
create index invoices_unissued_of_company on invoices (company_id) where status in ('draft', 'checked');
create index invoices_lost_of_company on invoices (company_id) where status = 'written_off';

alter table projects add column payment_awaited_on date;
comment on column projects.payment_awaited_on is 'Last day on which people were told that the booking waits for the company; null for never.';
