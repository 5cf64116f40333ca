create table supplier_invoices (
  id uuid not null,
  payout_id uuid not null references payouts,
  supplier_name text not null,
  org_number text not null,
  vat_number text not null,
  number text not null,
  issued_on date not null,
  total_ore bigint not null,
  reference text not null,
  account_id uuid not null,
  actor_name text not null,
  created_date timestamptz not null,
  constraint supplier_invoices_pk primary key (id),
  constraint supplier_invoices_payout_unique unique (payout_id),
  constraint supplier_invoices_number_unique unique (org_number, number),
  constraint supplier_invoices_texts_valid check (
    char_length(supplier_name) between 1 and 70 and org_number ~ '^\d{10}$' and vat_number ~ '^SE\d{12}$'
    and char_length(number) between 1 and 30 and char_length(reference) <= 25),
  constraint supplier_invoices_day_valid check (is_day(issued_on)),
  constraint supplier_invoices_total_valid check (total_ore > 0)
);
comment on table supplier_invoices is 'Invoices of umbrella companies that employ talents. Rows are only added.';
comment on column supplier_invoices.id is 'Identity; the cause of the voucher.';
comment on column supplier_invoices.payout_id is 'The payout that pays it.';
comment on column supplier_invoices.supplier_name is 'Name of the umbrella company.';
comment on column supplier_invoices.org_number is 'Organisation number of the umbrella company, ten digits.';
comment on column supplier_invoices.vat_number is 'VAT number on the invoice; input VAT is deducted by it.';
comment on column supplier_invoices.number is 'Number of the invoice, as the umbrella company wrote it.';
comment on column supplier_invoices.issued_on is 'Day of the invoice, ISO.';
comment on column supplier_invoices.total_ore is 'Total with VAT in öre; equal to the amount of the payout.';
comment on column supplier_invoices.reference is 'OCR or other reference for the payment; empty if the number serves.';
comment on column supplier_invoices.account_id is 'Account of the administrator who registered it. No foreign key: the books outlive it.';
comment on column supplier_invoices.actor_name is 'Name of that administrator at that time.';
comment on column supplier_invoices.created_date is 'Instant of the registration.';
create trigger supplier_invoices_keep before update or delete on supplier_invoices
  for each row execute function refuse_to_change_history();
create trigger supplier_invoices_keep_all before truncate on supplier_invoices
  for each statement execute function refuse_to_change_history();

-- Umbrella companies invoice us themselves: their talents' papers are a basis, numbered apart from self-billing invoices.
comment on column payouts.number is 'Number of the self-billing invoice, the payslip or the basis for an umbrella company: SJ-17-2026-0001.';
alter table payout_counters drop constraint payout_counters_series_valid;
-- contract: the check allows all that the last release writes, unused since 46105639
alter table payout_counters add constraint payout_counters_series_valid check (series in ('SJ', 'LB', 'FU'));
comment on column payout_counters.series is 'SJ: self-billing invoices, which we write for the talent. LB: payslips. FU: bases for umbrella companies.';

-- Earlier payouts through umbrella companies that nobody has approved wait for the invoice, so their self-billing is
-- taken back.
do $$
declare
  billed record;
begin
  for billed in
    select v.id, v.subject_id, o.number from payouts o join vouchers v on v.event = 'self_billed' and v.cause_id = o.id
    where o.way = 'umbrella' and o.status = 'prepared' and not exists (select from vouchers c where c.corrects_id = v.id)
    order by o.id
  loop
    perform write_voucher(
      jsonb_build_object('series', 'R', 'event', 'correction', 'cause_id', billed.id, 'corrects_id', billed.id,
        'subject_id', billed.subject_id, 'happened_on', (app_now() at time zone 'Europe/Stockholm')::date,
        'text', 'Egenanställningsbolaget fakturerar själv, ' || billed.number, 'created_date', app_now()),
      (select jsonb_agg(jsonb_build_object('position', l.position, 'account', l.account, 'amount_ore', -l.amount_ore,
        'project_id', l.project_id)) from voucher_lines l where l.voucher_id = billed.id));
  end loop;
end $$;

-- A payout through an umbrella company has no self-billing invoice to object to; earlier ones keep their day.
alter table payouts drop constraint payouts_invoice_objected;
-- contract: the check allows all that the last release writes, unused since 46105639
alter table payouts add constraint payouts_invoice_objected check (
  way is distinct from 'wage' or object_by is null);
-- contract: the check allows all that the last release writes, unused since 46105639
alter table payouts add constraint payouts_self_billed_objected check (
  way is distinct from 'invoice' or object_by is not null);
