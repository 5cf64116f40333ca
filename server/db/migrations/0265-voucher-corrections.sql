create table voucher_corrections (
  id uuid not null,
  status text not null,
  voucher_id uuid not null references vouchers,
  lines jsonb,
  reason text not null,
  proposed_by uuid not null,
  proposed_by_name text not null,
  created_date timestamptz not null,
  updated_date timestamptz not null default app_now(),
  decided_by uuid,
  decided_by_name text,
  decided_date timestamptz,
  answer text,
  posted_id uuid references vouchers,
  constraint voucher_corrections_pk primary key (id),
  constraint voucher_corrections_status_valid check (status in ('proposed', 'approved', 'declined')),
  constraint voucher_corrections_reason_valid check (char_length(reason) between 1 and 150),
  constraint voucher_corrections_answer_valid check (
    (answer is not null) = (status = 'declined') and char_length(answer) <= 150),
  constraint voucher_corrections_decided_whole check (
    (status = 'proposed') = (decided_by is null) and (decided_by is null) = (decided_by_name is null)
    and (decided_by is null) = (decided_date is null)),
  constraint voucher_corrections_posted check ((posted_id is not null) = (status = 'approved')),
  constraint voucher_corrections_four_eyes check (status <> 'approved' or decided_by <> proposed_by)
);
comment on table voucher_corrections is 'Corrections of vouchers: one administrator proposes, another approves, and only then something is posted.';
comment on column voucher_corrections.id is 'Identity.';
comment on column voucher_corrections.status is 'State of the lifecycle (domain/money/correction/correction.workflow.ts).';
comment on column voucher_corrections.voucher_id is 'The voucher that is wrong.';
comment on column voucher_corrections.lines is 'Correcting lines: account number and amount in öre, debit positive. Null for a full reversal.';
comment on column voucher_corrections.reason is 'Reason of the proposer; it is in the text of the voucher.';
comment on column voucher_corrections.proposed_by is 'Account of the proposing administrator. No foreign key: the books outlive it.';
comment on column voucher_corrections.proposed_by_name is 'Name of that administrator at that time.';
comment on column voucher_corrections.created_date is 'Instant of the proposal.';
comment on column voucher_corrections.updated_date is 'Instant of the last change.';
comment on column voucher_corrections.decided_by is 'Account of the administrator who approved or declined it; null before.';
comment on column voucher_corrections.decided_by_name is 'Name of that administrator at that time.';
comment on column voucher_corrections.decided_date is 'Instant of the decision; null before.';
comment on column voucher_corrections.answer is 'Reason for declining; null for every other.';
comment on column voucher_corrections.posted_id is 'The voucher that was posted; null before the approval.';
create unique index voucher_corrections_one_waits on voucher_corrections (voucher_id) where status = 'proposed';
create index voucher_corrections_of_voucher on voucher_corrections (voucher_id);
create index voucher_corrections_posted on voucher_corrections (posted_id) where posted_id is not null;
create index voucher_corrections_newest on voucher_corrections ((status = 'proposed') desc, created_date desc, id);
