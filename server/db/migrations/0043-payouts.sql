-- What talents are paid: one payout for each charge, with figures that are settled once and then stay.

create table payees (
  talent_id uuid primary key references talents,
  number int not null generated always as identity,
  constraint payees_number_unique unique (number)
);
comment on table payees is 'Talents who are paid, by a number that the documents written for them are counted under.';
comment on column payees.talent_id is 'Who.';
comment on column payees.number is 'Stands in the numbers of their documents. It says nothing of anybody.';

create table payout_counters (
  talent_id uuid not null references payees,
  series text not null,
  year int not null,
  last int not null,
  constraint payout_counters_pk primary key (talent_id, series, year),
  constraint payout_counters_series_valid check (series in ('SJ', 'LB')),
  constraint payout_counters_last_valid check (last >= 1)
);
comment on table payout_counters is 'The last number of each talent, series and year. Its row is held by who takes a number, so that none is left out.';
comment on column payout_counters.talent_id is 'Whose.';
comment on column payout_counters.series is 'SJ: invoices that we write for the talent. LB: payslips.';
comment on column payout_counters.year is 'In which the documents are written; numbers begin anew.';
comment on column payout_counters.last is 'From 1.';

create function count_payouts_by_one() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.last = 1 then return new; end if;
  if tg_op = 'UPDATE' and new.talent_id = old.talent_id and new.series = old.series and new.year = old.year
    and new.last = old.last + 1 then return new; end if;
  raise exception 'Numbers of documents are counted by one' using errcode = 'restrict_violation';
end $$;
create trigger payout_counters_count before insert or update or delete on payout_counters
  for each row execute function count_payouts_by_one();

create table payouts (
  id uuid primary key default gen_random_uuid(),
  charge_id uuid not null references charges,
  candidate_id uuid not null references candidates,
  talent_id uuid not null references talents,
  status text not null,
  stopped_by text,
  reason text,
  objection text,
  due_on date not null,
  calm_until date not null,
  planned_on date not null,
  details_asked_date timestamptz,
  details_reminded_date timestamptz,
  warned_date timestamptz,
  prepared_date timestamptz,
  way text,
  tax_form text,
  price jsonb,
  gross_ore bigint,
  tax_ore bigint,
  contributions_ore bigint,
  vat_ore bigint,
  net_ore bigint,
  amount_ore bigint,
  number text,
  object_by date,
  document_id uuid references documents,
  printing_until timestamptz,
  approved_by uuid,
  approved_by_name text,
  batched_by uuid,
  batch_id uuid,
  sent_on date,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint payouts_charge_unique unique (charge_id),
  constraint payouts_number_unique unique (number),
  constraint payouts_status_valid check (status in ('planned', 'prepared', 'approved', 'in_batch', 'sent', 'paid', 'failed')),
  constraint payouts_stopped_by_valid check (stopped_by in ('talent', 'admin')),
  constraint payouts_stopped_before_sent check (stopped_by is null or status in ('planned', 'prepared', 'approved', 'failed')),
  constraint payouts_objected_as_prepared check (stopped_by is distinct from 'talent' or status = 'prepared'),
  constraint payouts_stopped_reasoned check (stopped_by is distinct from 'admin' or reason is not null),
  constraint payouts_objected_in_words check (stopped_by is distinct from 'talent' or objection is not null),
  constraint payouts_prepared_whole check ((status = 'planned') = (prepared_date is null)
    and (prepared_date is null) = (num_nulls(way, tax_form, price, tax_ore, contributions_ore, vat_ore, net_ore, amount_ore, number) > 0)),
  constraint payouts_way_valid check (way in ('invoice', 'umbrella', 'wage')),
  constraint payouts_wage_gross check (way is null or (way = 'wage') = (gross_ore is not null)),
  constraint payouts_invoice_objected check (way is null or (way = 'wage') = (object_by is null)),
  constraint payouts_approved_by_somebody check (status not in ('approved', 'in_batch', 'sent', 'paid') or approved_by is not null),
  constraint payouts_batched_by_somebody check (status not in ('in_batch', 'sent', 'paid') or (batched_by is not null and batch_id is not null)),
  constraint payouts_four_eyes check (batched_by is null or approved_by is null or batched_by <> approved_by),
  constraint payouts_sent_dated check (status not in ('sent', 'paid') or sent_on is not null),
  constraint payouts_days_valid check (is_day(due_on) and is_day(calm_until) and is_day(planned_on))
);
comment on table payouts is 'What one charge pays to the talent.';
comment on column payouts.id is 'Identity; what the books call what is settled.';
comment on column payouts.charge_id is 'What is paid for; each once.';
comment on column payouts.candidate_id is 'The assignment.';
comment on column payouts.talent_id is 'Who is paid.';
comment on column payouts.status is 'State, with stopped_by; see domain/payout/payout.workflow.ts.';
comment on column payouts.stopped_by is 'talent or admin while it is stopped; otherwise null.';
comment on column payouts.reason is 'What an administrator last said to the talent: why it was stopped, goes on, or what the bank said.';
comment on column payouts.objection is 'What the talent objects to; the last words of theirs.';
comment on column payouts.due_on is 'The latest day of payment, ISO.';
comment on column payouts.calm_until is 'The day after which it is at risk; see domain/payout/payout-risk.ts.';
comment on column payouts.planned_on is 'Day on which it was planned; from the next on the talent is asked for an account that is missing.';
comment on column payouts.details_asked_date is 'When the talent was asked for account and form of tax; null for never.';
comment on column payouts.details_reminded_date is 'When the talent was reminded of them as the day was near; null for never.';
comment on column payouts.warned_date is 'When administrators heard that it is at risk; null for never.';
comment on column payouts.prepared_date is 'When its figures were settled; null before.';
comment on column payouts.way is 'invoice, umbrella or wage; null before the figures are settled.';
comment on column payouts.tax_form is 'As it was when they were settled.';
comment on column payouts.price is 'The talent''s side of the price, line by line.';
comment on column payouts.gross_ore is 'Of a wage, before tax; null for who sends an invoice.';
comment on column payouts.tax_ore is 'Tax withheld.';
comment on column payouts.contributions_ore is 'Employer contributions on it.';
comment on column payouts.vat_ore is 'VAT that the talent charges.';
comment on column payouts.net_ore is 'What the talent keeps, without VAT.';
comment on column payouts.amount_ore is 'What leaves our account.';
comment on column payouts.number is 'Of the self-billing invoice or the payslip: SJ-17-2026-0001.';
comment on column payouts.object_by is 'Last day to object to the self-billing invoice, ISO; null for a wage.';
comment on column payouts.document_id is 'The self-billing invoice or payslip; null until it is printed.';
comment on column payouts.printing_until is 'Until when a process is printing it; null while none is.';
comment on column payouts.approved_by is 'Account of whoever approved it last; kept by number when the account is gone.';
comment on column payouts.approved_by_name is 'Their name at that time.';
comment on column payouts.batched_by is 'Account of whoever put it in its batch: never who approved it.';
comment on column payouts.batch_id is 'The batch it is in, or was sent with.';
comment on column payouts.sent_on is 'Banking day on which the money left; null before.';
comment on column payouts.created_date is 'When it was planned.';
comment on column payouts.updated_date is 'When the row last changed; kept by trigger.';
create index payouts_of_talent on payouts (talent_id, due_on, id);
create index payouts_of_candidate on payouts (candidate_id);
create index payouts_by_due on payouts (status, due_on, id);
create index payouts_stopped on payouts (due_on, id) where stopped_by is not null;
create index payouts_of_batch on payouts (batch_id) where batch_id is not null;
create index payouts_to_ask on payouts (planned_on) where status = 'planned' and details_asked_date is null;
create index payouts_to_warn on payouts (calm_until) where warned_date is null and status not in ('sent', 'paid');
create index payouts_to_print on payouts (id) where prepared_date is not null and document_id is null;
create trigger payouts_touch before update on payouts for each row execute function touch_updated_date();

-- What is settled stays: the talent has it in writing, and the books have it too.
create function keep_payout() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.id, new.charge_id, new.candidate_id, new.talent_id, new.due_on) = (old.id, old.charge_id, old.candidate_id, old.talent_id, old.due_on)
    and (old.prepared_date is null or (new.prepared_date, new.way, new.tax_form, new.price, new.gross_ore, new.tax_ore,
      new.contributions_ore, new.vat_ore, new.net_ore, new.amount_ore, new.number, new.object_by)
      is not distinct from (old.prepared_date, old.way, old.tax_form, old.price, old.gross_ore, old.tax_ore,
      old.contributions_ore, old.vat_ore, old.net_ore, old.amount_ore, old.number, old.object_by))
    and (old.document_id is null or new.document_id = old.document_id) then return new; end if;
  raise exception 'What a payout comes to is never changed or removed' using errcode = 'restrict_violation';
end $$;
create trigger payouts_keep before update or delete on payouts for each row execute function keep_payout();
create trigger payouts_keep_all before truncate on payouts for each statement execute function keep_payout();
