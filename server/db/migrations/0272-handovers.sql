create table invoice_handovers (
  id uuid not null,
  invoice_id uuid not null references invoices,
  handed_on date not null,
  collector text not null,
  fee_ore bigint not null,
  total_ore bigint not null,
  account_id uuid not null,
  actor_name text not null,
  created_date timestamptz not null,
  constraint invoice_handovers_pk primary key (id),
  constraint invoice_handovers_once unique (invoice_id),
  constraint invoice_handovers_collector_valid check (char_length(collector) between 1 and 120),
  constraint invoice_handovers_amounts_valid check (fee_ore >= 0 and total_ore > 0),
  constraint invoice_handovers_day_valid check (is_day(handed_on))
);
comment on table invoice_handovers is 'Invoices that a debt collector collects. Rows are only added; invoices handed over before this table have none.';
comment on column invoice_handovers.id is 'Identity; the cause of the voucher of its fee.';
comment on column invoice_handovers.invoice_id is 'The invoice.';
comment on column invoice_handovers.handed_on is 'Day on which the collector got it, ISO.';
comment on column invoice_handovers.collector is 'Name of the collector, and its number for the case.';
comment on column invoice_handovers.fee_ore is 'Compensation for late payment that was charged then, in öre; 0 for none.';
comment on column invoice_handovers.total_ore is 'The open amount that was handed over, with fees and interest, in öre.';
comment on column invoice_handovers.account_id is 'Account of the administrator. No foreign key: the books outlive it.';
comment on column invoice_handovers.actor_name is 'Name of that administrator at that time.';
comment on column invoice_handovers.created_date is 'Instant of the registration.';
create trigger invoice_handovers_keep before update or delete on invoice_handovers
  for each row execute function refuse_to_change_history();
create trigger invoice_handovers_keep_all before truncate on invoice_handovers
  for each statement execute function refuse_to_change_history();
