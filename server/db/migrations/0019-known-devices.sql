-- Who is at the door: devices that an account knows are counted by themselves, and codes by the address they are for.

alter table sessions add column device_hash text;
comment on column sessions.device_hash is 'The device it was opened on, as in account_devices; null for sessions of fixtures. Ending the session makes the device a stranger.';

comment on table account_devices is 'Browsers that an account has signed in from: strangers who guess cannot shut them out, and its owner is told of a new one. The newest twenty of an account.';
create index account_devices_last_used on account_devices (last_used_date);

alter table email_verification_codes drop column wrong_tries;
alter table email_verification_codes add column mailed_dates timestamptz[] not null default '{}';
comment on column email_verification_codes.mailed_dates is 'When the mails of the last hour were put in the outbox; there are only so many an hour.';

comment on column two_factors.failed_verification_count is 'Of the authentication library, which wants the column; guesses are counted in rate_limits.';
comment on column two_factors.locked_until_date is 'Of the authentication library, which wants the column; always null: nobody locks out an owner.';
update two_factors set failed_verification_count = 0, locked_until_date = null
where failed_verification_count <> 0 or locked_until_date is not null;

comment on column rate_limits.key is 'Name of the limit and a keyed hash of whom it counts, cut short where anybody could make up ever new ones.';
comment on table rate_limits is 'How often something was tried, for all processes.';
-- Counted until now by the time of the machine and in another way.
truncate rate_limits;
