-- What a person wants told by text message (docs/decisions/0206-sms.md).
alter table phone_numbers add column kinds text[] not null default '{}';
comment on column phone_numbers.kinds is 'What the person wants told by text message (domain/kernel/sms/sms.ts); nothing until they choose.';
