-- Telephone numbers of talents and guardians, and text messages to them (docs/decisions/0206-sms.md).

create table phone_numbers (
  id uuid primary key default gen_random_uuid(),
  talent_id uuid not null references talents (id) on delete cascade,
  consent_id uuid references guardian_consents (id) on delete cascade,
  number_sealed bytea,
  confirmed_date timestamptz,
  waiting_sealed bytea,
  code_hash text,
  code_expires_date timestamptz,
  wrong_tries smallint not null default 0,
  constraint phone_numbers_one_each unique nulls not distinct (talent_id, consent_id),
  constraint phone_numbers_confirmed check ((number_sealed is null) = (confirmed_date is null)),
  constraint phone_numbers_waiting check ((waiting_sealed is null) = (code_hash is null)
    and (code_hash is null) = (code_expires_date is null))
);
comment on table phone_numbers is 'Mobile numbers of talents and of their guardians, each confirmed by a code sent to it.';
comment on column phone_numbers.id is 'Identity.';
comment on column phone_numbers.talent_id is 'The talent, also of a guardian''s number.';
comment on column phone_numbers.consent_id is 'Consent of the guardian whose number it is; null for the talent''s own number.';
comment on column phone_numbers.number_sealed is 'Confirmed number (E.164), sealed; null before one is confirmed.';
comment on column phone_numbers.confirmed_date is 'Time at which the code of the number was typed.';
comment on column phone_numbers.waiting_sealed is 'Number that the latest code was sent to, sealed; null for none.';
comment on column phone_numbers.code_hash is 'Latest code, hashed with a key and bound to row and number.';
comment on column phone_numbers.code_expires_date is 'Time from which the code is invalid.';
comment on column phone_numbers.wrong_tries is 'Number of wrong attempts at the latest code.';
create index phone_numbers_of_consent on phone_numbers (consent_id) where consent_id is not null;

create table sms_messages (
  id uuid primary key default gen_random_uuid(),
  talent_id uuid not null references talents (id) on delete cascade,
  phone_id uuid references phone_numbers (id) on delete set null,
  is_guardians boolean not null default false,
  what text not null,
  outcome text not null default 'waiting',
  parts smallint not null default 0,
  cost integer not null default 0,
  provider_id text,
  error text,
  created_date timestamptz not null default app_now(),
  begun_date timestamptz,
  closed_date timestamptz,
  constraint sms_messages_outcome check (outcome in ('waiting', 'sent', 'delivered', 'failed'))
);
comment on table sms_messages is 'Text messages by telephone, without their words and numbers: for cost, limits and what failed.';
comment on column sms_messages.id is 'Identity; the recipient of its entry in the outbox.';
comment on column sms_messages.talent_id is 'The talent whom the message concerns.';
comment on column sms_messages.phone_id is 'The number that gets the message; null once it is removed.';
comment on column sms_messages.is_guardians is 'True if a guardian gets the message.';
comment on column sms_messages.what is 'The message by name: code, or one of domain/kernel/sms/sms.ts.';
comment on column sms_messages.outcome is 'waiting; sent: the operator has taken it; delivered: the telephone has; failed: it reaches nobody.';
comment on column sms_messages.parts is 'Number of parts that the operator charges for; 0 before the first attempt.';
comment on column sms_messages.cost is 'Cost in ten-thousandths of a krona: the operator''s own figure, or parts by the price of the settings.';
comment on column sms_messages.provider_id is 'The operator''s id of the message; null before it has taken it.';
comment on column sms_messages.error is 'Code of the failure; null without one.';
comment on column sms_messages.created_date is 'Creation time of the row.';
comment on column sms_messages.begun_date is 'Time just before the first attempt: an attempt after it asks the operator first. Null before.';
comment on column sms_messages.closed_date is 'Time of the operator''s final report, or of the failure; null before.';
create index sms_messages_of_talent on sms_messages (talent_id);
create index sms_messages_of_phone on sms_messages (phone_id) where phone_id is not null;
create index sms_messages_begun on sms_messages (begun_date) where begun_date is not null;
create index sms_messages_old on sms_messages (created_date);

create index outbox_sms_over on outbox (state_date) where kind = 'sms';
create index outbox_of_sms on outbox (recipient) where kind = 'sms';

comment on table talent_phones is 'Mobile numbers of the release before phone_numbers; never filled in production. Unused.';
