-- What happens to an invoice that is issued: money, credit notes, reminders, and the papers that tell the company.

create table invoice_payments (
  id uuid not null default gen_random_uuid(),
  invoice_id uuid not null references invoices,
  kind text not null,
  paid_on date not null,
  amount_ore bigint not null,
  reference text not null,
  account_id uuid,
  actor_name text not null,
  created_date timestamptz not null,
  constraint invoice_payments_pk primary key (id),
  constraint invoice_payments_kind_valid check (kind in ('payment', 'repayment')),
  constraint invoice_payments_amount_valid check (amount_ore > 0),
  constraint invoice_payments_day_valid check (is_day(paid_on)),
  constraint invoice_payments_reference_valid check (char_length(reference) between 1 and 100),
  constraint invoice_payments_reference_unique unique (invoice_id, kind, reference)
);
comment on table invoice_payments is 'Money that came in for an invoice, or went back. Rows are added and nothing else.';
comment on column invoice_payments.id is 'Identity, and the cause of its voucher.';
comment on column invoice_payments.invoice_id is 'For which.';
comment on column invoice_payments.kind is 'payment from the company, or repayment to it.';
comment on column invoice_payments.paid_on is 'Day on which it was in the bank, ISO.';
comment on column invoice_payments.amount_ore is 'In öre.';
comment on column invoice_payments.reference is 'What the bank calls it: the same is registered once.';
comment on column invoice_payments.account_id is 'Who registered it; null for what the bank''s file told. Kept by number when the account is gone.';
comment on column invoice_payments.actor_name is 'Name at that time.';
comment on column invoice_payments.created_date is 'When it was registered.';
create trigger invoice_payments_keep before update or delete on invoice_payments for each row execute function refuse_any_change();
create trigger invoice_payments_keep_all before truncate on invoice_payments for each statement execute function refuse_any_change();

create table credit_notes (
  id uuid not null default gen_random_uuid(),
  invoice_id uuid not null references invoices,
  number text not null default '',
  issued_on date not null,
  reason text not null,
  content jsonb not null,
  total_ore bigint not null,
  account_id uuid not null,
  actor_name text not null,
  created_date timestamptz not null,
  constraint credit_notes_pk primary key (id),
  constraint credit_notes_number_unique unique (number),
  constraint credit_notes_reason_valid check (char_length(reason) between 1 and 500),
  constraint credit_notes_total_valid check (total_ore > 0),
  constraint credit_notes_day_valid check (is_day(issued_on))
);
comment on table credit_notes is 'What was taken back of an invoice. Rows are added and nothing else.';
comment on column credit_notes.id is 'Identity, and the cause of its voucher.';
comment on column credit_notes.invoice_id is 'Of which.';
comment on column credit_notes.number is 'Counted with those of invoices; given by trigger.';
comment on column credit_notes.issued_on is 'Day of issue, ISO.';
comment on column credit_notes.reason is 'Why, as the company reads it.';
comment on column credit_notes.content is 'The lines that are taken back and what they come to, in positive amounts (contract/invoice.ts).';
comment on column credit_notes.total_ore is 'What it takes back, with VAT.';
comment on column credit_notes.account_id is 'Who made it; kept by number when the account is gone.';
comment on column credit_notes.actor_name is 'Name at that time.';
comment on column credit_notes.created_date is 'When it was made.';
create index credit_notes_of_invoice on credit_notes (invoice_id, created_date, number);
create function number_credit_note() returns trigger language plpgsql as $$
begin
  new.number := take_invoice_number(new.issued_on);
  return new;
end $$;
create trigger credit_notes_number before insert on credit_notes for each row execute function number_credit_note();
create trigger credit_notes_keep before update or delete on credit_notes for each row execute function refuse_any_change();
create trigger credit_notes_keep_all before truncate on credit_notes for each statement execute function refuse_any_change();

create table invoice_reminders (
  id uuid not null default gen_random_uuid(),
  invoice_id uuid not null references invoices,
  reminded_on date not null,
  fee_ore bigint not null,
  interest_ore bigint not null,
  interest jsonb not null,
  account_id uuid not null,
  actor_name text not null,
  created_date timestamptz not null,
  constraint invoice_reminders_pk primary key (id),
  constraint invoice_reminders_day_unique unique (invoice_id, reminded_on),
  constraint invoice_reminders_amounts_valid check (fee_ore >= 0 and interest_ore >= 0),
  constraint invoice_reminders_day_valid check (is_day(reminded_on))
);
comment on table invoice_reminders is 'Each time that a company was asked again. Rows are added and nothing else.';
comment on column invoice_reminders.id is 'Identity, and the cause of the vouchers of its fee and interest.';
comment on column invoice_reminders.invoice_id is 'Of which.';
comment on column invoice_reminders.reminded_on is 'Day, ISO; interest is charged until the day before.';
comment on column invoice_reminders.fee_ore is 'What is charged for reminding; 0 where no fee was agreed.';
comment on column invoice_reminders.interest_ore is 'Late interest since the reminder before, or the last day to pay.';
comment on column invoice_reminders.interest is 'How it was worked out, by time and rate (domain/invoice/late-interest.ts).';
comment on column invoice_reminders.account_id is 'Who reminded; kept by number when the account is gone.';
comment on column invoice_reminders.actor_name is 'Name at that time.';
comment on column invoice_reminders.created_date is 'When it was made.';
create trigger invoice_reminders_keep before update or delete on invoice_reminders for each row execute function refuse_any_change();
create trigger invoice_reminders_keep_all before truncate on invoice_reminders for each statement execute function refuse_any_change();

create table invoice_papers (
  id uuid not null,
  invoice_id uuid not null references invoices,
  kind text not null,
  words jsonb not null,
  document_id uuid references documents,
  claimed_until timestamptz,
  unprintable_date timestamptz,
  created_date timestamptz not null,
  constraint invoice_papers_pk primary key (id),
  constraint invoice_papers_kind_valid check (kind in ('invoice', 'credit_note', 'reminder'))
);
comment on table invoice_papers is 'What a company is sent about an invoice, in words, and the document it becomes.';
comment on column invoice_papers.id is 'That of the invoice, the credit note or the reminder.';
comment on column invoice_papers.invoice_id is 'About which.';
comment on column invoice_papers.kind is 'invoice, credit_note or reminder.';
comment on column invoice_papers.words is 'The snapshot that is printed (server/documents/bill).';
comment on column invoice_papers.document_id is 'The document, once it is made and sent.';
comment on column invoice_papers.claimed_until is 'Until when a process is printing it.';
comment on column invoice_papers.unprintable_date is 'When administrators were told that a text in it cannot be printed.';
comment on column invoice_papers.created_date is 'When it was written.';
create index invoice_papers_of_invoice on invoice_papers (invoice_id, created_date, id);
create index invoice_papers_waiting on invoice_papers (id) where document_id is null;
create function keep_paper() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.id, new.invoice_id, new.kind, new.words, new.created_date) is not distinct from (old.id, old.invoice_id, old.kind, old.words, old.created_date)
      and (old.document_id is null or new.document_id = old.document_id) then return new; end if;
  raise exception 'What was sent about an invoice is never changed' using errcode = 'restrict_violation';
end $$;
create trigger invoice_papers_keep before update or delete on invoice_papers for each row execute function keep_paper();
create trigger invoice_papers_keep_all before truncate on invoice_papers for each statement execute function refuse_any_change();

-- Whom we owe something that was paid too much.
create index voucher_lines_customer_credits on voucher_lines (voucher_id) where account = 2420;

-- A fee for reminding may be charged where it was agreed (lag 1981:739), and our terms do not say so yet.
insert into rates (key, valid_from, value, source, is_uncertain) values
  ('reminder_fee', '2026-07-01', 0, 'Försiktigt: ingen avgift förrän den står i villkoren (lag 1981:739).', true);
