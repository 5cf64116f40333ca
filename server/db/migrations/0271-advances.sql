alter table invoices add column kind text not null default 'work';
alter table invoices add column advance_lines jsonb;
comment on column invoices.kind is 'work: of charges. advance: asked before a booking, for a part of what it costs.';
comment on column invoices.advance_lines is 'Lines of an advance, one for each rate of VAT; null for other invoices.';
alter table invoices add constraint invoices_kind_valid check (kind in ('work', 'advance')) not valid;
alter table invoices add constraint invoices_advance_whole check ((kind = 'advance') = (advance_lines is not null)) not valid;
alter table invoices drop constraint invoices_charges_some;
-- contract: the check allows all that the last release writes, unused since 46105639
alter table invoices add constraint invoices_charges_some check (kind = 'advance' or cardinality(charge_ids) > 0) not valid;
create index invoices_advances_of_company on invoices (company_id) where kind = 'advance' and status in ('issued', 'paid');
create index invoices_advances_of_project on invoices (project_id) where kind = 'advance';

create table advance_settlements (
  id uuid not null,
  advance_id uuid not null references invoices,
  invoice_id uuid not null references invoices,
  settled_on date not null,
  amount_ore bigint not null,
  created_date timestamptz not null,
  constraint advance_settlements_pk primary key (id),
  constraint advance_settlements_once unique (invoice_id, advance_id),
  constraint advance_settlements_amount_valid check (amount_ore > 0),
  constraint advance_settlements_day_valid check (is_day(settled_on))
);
comment on table advance_settlements is 'Paid advances that a later invoice deducts. Rows are only added.';
comment on column advance_settlements.id is 'Identity; the cause of the voucher.';
comment on column advance_settlements.advance_id is 'The advance invoice.';
comment on column advance_settlements.invoice_id is 'The invoice of the work that deducts it.';
comment on column advance_settlements.settled_on is 'Day of the deduction, ISO; the day of that invoice.';
comment on column advance_settlements.amount_ore is 'Deducted amount with VAT, in öre.';
comment on column advance_settlements.created_date is 'Instant of the deduction.';
create index advance_settlements_of_advance on advance_settlements (advance_id);
create trigger advance_settlements_keep before update or delete on advance_settlements
  for each row execute function refuse_to_change_history();
create trigger advance_settlements_keep_all before truncate on advance_settlements
  for each statement execute function refuse_to_change_history();

alter table credit_lines add column prepayment text not null default 'none';
alter table credit_lines add column prepay_since timestamptz;
alter table credit_lines add constraint credit_lines_prepayment_valid check (prepayment in ('none', 'half', 'full')) not valid;
alter table credit_lines add constraint credit_lines_prepay_whole check ((prepayment = 'none') = (prepay_since is null)) not valid;
comment on column credit_lines.prepayment is 'The part of each booking that the company pays in advance.';
comment on column credit_lines.prepay_since is 'Instant since which bookings are paid in advance; null for none.';
