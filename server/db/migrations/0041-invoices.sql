-- Invoices to companies: a draft of what is owed, and from when it is issued what nobody can change any more.

create table invoice_counters (
  year int not null,
  last int not null default 0,
  constraint invoice_counters_pk primary key (year),
  constraint invoice_counters_last_valid check (last >= 0)
);
comment on table invoice_counters is 'The last number of each year, of invoices and credit notes alike. Its row is held by whoever issues one, so that no number is left out.';
comment on column invoice_counters.year is 'Of the day of issue; numbers begin anew.';
comment on column invoice_counters.last is '0 before the first.';

create function count_invoices_by_one() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.year = old.year and new.last = old.last + 1 then return new; end if;
  raise exception 'Numbers of invoices are counted by one' using errcode = 'restrict_violation';
end $$;
create trigger invoice_counters_count before update or delete on invoice_counters for each row execute function count_invoices_by_one();
create trigger invoice_counters_count_all before truncate on invoice_counters for each statement execute function count_invoices_by_one();

-- '20260001'; of the ten thousandth of a year '202610000'.
create function take_invoice_number(issued_on date) returns text language plpgsql as $$
declare
  issued_in int := extract(year from issued_on);
  taken int;
begin
  insert into invoice_counters as counted (year, last) values (issued_in, 1)
    on conflict (year) do update set last = counted.last + 1 returning last into taken;
  return issued_in || repeat('0', greatest(0, 4 - length(taken::text))) || taken;
end $$;

create table invoices (
  id uuid not null default gen_random_uuid(),
  company_id uuid not null references companies,
  project_id uuid not null references projects,
  charge_ids uuid[] not null,
  charges_released boolean not null default false,
  status text not null,
  reference text not null default '',
  order_reference text not null default '',
  number text,
  issued_on date,
  due_on date,
  content jsonb,
  total_ore bigint,
  sent_date timestamptz,
  overdue_date timestamptz,
  reminded_date timestamptz,
  collection_date timestamptz,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint invoices_pk primary key (id),
  constraint invoices_number_unique unique (number),
  constraint invoices_status_valid check (status in ('draft', 'checked', 'discarded', 'issued', 'paid', 'credited', 'written_off')),
  constraint invoices_issued_whole check (
    num_nulls(number, issued_on, due_on, content, total_ore) = case when status in ('draft', 'checked', 'discarded') then 5 else 0 end),
  constraint invoices_charges_some check (cardinality(charge_ids) > 0),
  constraint invoices_references_valid check (char_length(reference) <= 100 and char_length(order_reference) <= 100),
  constraint invoices_number_valid check (number ~ '^\d{8,20}$'),
  constraint invoices_total_valid check (total_ore >= 0),
  constraint invoices_days_valid check (is_day(issued_on) and is_day(due_on) and due_on >= issued_on)
);
comment on table invoices is 'What a company is asked to pay. What is open of it is asked of the books (vouchers, by its id).';
comment on column invoices.id is 'Identity, and the subject of its vouchers.';
comment on column invoices.company_id is 'Who pays.';
comment on column invoices.project_id is 'What it is for.';
comment on column invoices.charge_ids is 'The charges that stand on it, in the order of its parts.';
comment on column invoices.charges_released is 'They may stand on another: it was discarded, or credited to be invoiced anew.';
comment on column invoices.status is 'State; see domain/invoice/invoice.workflow.ts.';
comment on column invoices.reference is 'The company''s own reference; empty where none is written.';
comment on column invoices.order_reference is 'The company''s order number; empty where none is written.';
comment on column invoices.number is 'Without a gap by year, shared with credit notes; given by trigger as it is issued.';
comment on column invoices.issued_on is 'Day of issue, ISO.';
comment on column invoices.due_on is 'Last day to pay, ISO.';
comment on column invoices.content is 'Who sold what to whom and for what, as it was issued (contract/invoice.ts); null for a draft, which is worked out from its charges.';
comment on column invoices.total_ore is 'What it asked for as it was issued, with VAT.';
comment on column invoices.sent_date is 'When its document was sent.';
comment on column invoices.overdue_date is 'When the company was told that the last day to pay was over.';
comment on column invoices.reminded_date is 'When the company was last reminded.';
comment on column invoices.collection_date is 'When it was handed to others to collect.';
comment on column invoices.created_date is 'When the draft was made.';
comment on column invoices.updated_date is 'When the row last changed; kept by trigger.';
create index invoices_by_state on invoices (status, created_date desc, id);
create index invoices_due on invoices (due_on, id) where status = 'issued';
create index invoices_of_company on invoices (company_id, issued_on desc, id) where number is not null;
create index invoices_of_project on invoices (project_id);
create index invoices_of_charge on invoices using gin (charge_ids);
create index invoices_newest on invoices (created_date desc, id);
create trigger invoices_touch before update on invoices for each row execute function touch_updated_date();

create function number_invoice() returns trigger language plpgsql as $$
begin
  new.number := take_invoice_number(new.issued_on);
  return new;
end $$;
create trigger invoices_number before update on invoices for each row
  when (old.number is null and new.status = 'issued') execute function number_invoice();

create function keep_issued() returns trigger language plpgsql as $$
begin
  raise exception 'What an invoice says is never changed once it is issued' using errcode = 'restrict_violation';
end $$;
create trigger invoices_keep before update on invoices for each row
  when (old.number is not null and (
    (new.number, new.issued_on, new.due_on, new.content, new.total_ore, new.company_id, new.project_id, new.charge_ids, new.reference, new.order_reference)
    is distinct from
    (old.number, old.issued_on, old.due_on, old.content, old.total_ore, old.company_id, old.project_id, old.charge_ids, old.reference, old.order_reference)))
  execute function keep_issued();
create trigger invoices_stay before delete on invoices for each row execute function refuse_any_change();
create trigger invoices_stay_all before truncate on invoices for each statement execute function refuse_any_change();
