-- Talents choose their mails as members of companies do, and anybody stops a kind of mails by the mail itself
-- (docs/decisions/0207-chosen-mails.md).
create table mail_choices (
  account_id uuid primary key references accounts (id) on delete cascade,
  mail_rates jsonb not null default '{}',
  stopped_rates jsonb not null default '{}',
  digest_from timestamptz,
  constraint mail_choices_rates_valid check (jsonb_typeof(mail_rates) = 'object'),
  constraint mail_choices_stopped_valid check (jsonb_typeof(stopped_rates) = 'object')
);
comment on table mail_choices is 'Which mails a talent wants; an account without a row has the usual choices. Members'' choices are in company_members.';
comment on column mail_choices.account_id is 'Account of the talent.';
comment on column mail_choices.mail_rates is 'How often the talent wants mails of each subject (domain/kernel/mail/mail-choices.ts), where the talent has chosen.';
comment on column mail_choices.stopped_rates is 'Rates, by subject, that the link of a mail has ended: its page can restore them. Empty once the talent chooses again.';
comment on column mail_choices.digest_from is 'Time from which notices are in the next daily mail; null for no limit beyond that of all.';

alter table company_members add column stopped_rates jsonb not null default '{}';
alter table company_members add constraint company_members_stopped_rates_valid check (jsonb_typeof(stopped_rates) = 'object') not valid;
comment on column company_members.stopped_rates is 'Rates, by subject, that the link of a mail has ended: its page can restore them. Empty once the member chooses again.';

-- The daily mail looks every hour of the day for talents who have unread notices of the last week.
create index notices_unread_of_talents_by_time on notices (created_date) where audience = 'talent' and not read;
