-- How our bank takes payment files, and what a batch needs so that its file stays the same.

alter table platform_details
  add column bank text,
  add column bank_version text not null default '03',
  add column bank_initiator_id text not null default '',
  add column bank_debtor_id text not null default '',
  add constraint platform_details_bank_valid
    check (bank in ('seb', 'swedbank', 'handelsbanken', 'nordea', 'danske', 'other')) not valid,
  add constraint platform_details_bank_version_valid check (bank_version in ('03', '09')) not valid,
  add constraint platform_details_bank_ids_valid
    check (length(bank_initiator_id) <= 35 and length(bank_debtor_id) <= 35) not valid;
alter table platform_details validate constraint platform_details_bank_valid;
alter table platform_details validate constraint platform_details_bank_version_valid;
alter table platform_details validate constraint platform_details_bank_ids_valid;
comment on column platform_details.bank is 'The bank that gets our payment files; see domain/money/platform/bank-profiles.ts. Null in versions from before the banks were told apart: no batch is made with them.';
comment on column platform_details.bank_version is 'Version of pain.001.001 that the bank takes.';
comment on column platform_details.bank_initiator_id is 'Identity of the file''s sender at the bank; empty if the bank gives none.';
comment on column platform_details.bank_debtor_id is 'Identity of the paying customer at the bank; empty if the bank gives none.';

alter table payout_batches add column message_id text;
comment on column payout_batches.message_id is 'Message id of the file (MsgId), by which the bank knows a file that it already has. Null in batches of earlier releases: UTB and the number.';

alter table payout_batch_lines add column country text not null default 'SE';
comment on column payout_batch_lines.country is 'Country of the payee (ISO 3166, two letters), beside city.';
comment on column payout_batch_lines.city is 'Town of the payee; empty if unknown, and then the file has no address.';
comment on column payout_batch_lines.name is 'Name of the payee as the file has it.';
