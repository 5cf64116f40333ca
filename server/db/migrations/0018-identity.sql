-- Whose an account is before its address is shown to be theirs.

alter table email_verification_codes add column browser_hash text;
comment on column email_verification_codes.browser_hash is 'SHA-256 of the mark (cookie medverka.device) of the browser that sent the newest sign-up; only there its password counts. Null when none is known.';

-- The rule of domain/account/email-address.ts, as far as it can be told without knowing of punycode and of settings.
create function has_address_form(address text) returns boolean language sql immutable strict parallel safe as $$
  select address = lower(address) and address is nfkc normalized
    and address ~ '^[^@[:space:][:cntrl:]]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$'
$$;
comment on function has_address_form(text) is 'Whether an address is in the one form in which addresses are kept: lower case, folded by NFKC, with a domain in ASCII.';
alter table accounts
  drop constraint accounts_email_lower,
  add constraint accounts_email_form check (has_address_form(email));
alter table email_changes
  drop constraint email_changes_email_lower,
  add constraint email_changes_email_form check (has_address_form(new_email));
comment on column accounts.email is 'Sign-in address, in the one form of domain/account/email-address.ts.';
comment on column email_changes.new_email is 'The address it shall become, in the same form.';

create function mailbox_of(address text) returns text language sql immutable strict parallel safe as $$
  select case when domain in ('gmail.com', 'googlemail.com') then replace(local, '.', '') || '@gmail.com'
    else local || '@' || domain end
  from (select coalesce(nullif(split_part(split_part(typed, '@', 1), '+', 1), ''), split_part(typed, '@', 1)) as local,
    split_part(typed, '@', 2) as domain from lower(address) as typed) as parts
$$;
comment on function mailbox_of(text) is 'The mailbox that an address leads to: without a plus and what follows it, and without dots where the provider ignores them. Two addresses of one mailbox are one person; it is never mailed to.';
alter table accounts add column mailbox text not null generated always as (mailbox_of(email)) stored;
comment on column accounts.mailbox is 'The mailbox of the address, by mailbox_of.';
create index accounts_mailbox on accounts (mailbox);
alter table guardian_consents add column guardian_mailbox text not null generated always as (mailbox_of(guardian_email)) stored;
comment on column guardian_consents.guardian_mailbox is 'The mailbox of the address, by mailbox_of.';
create index guardian_consents_given_from on guardian_consents (guardian_mailbox) where status = 'given';

alter table consents
  drop constraint consents_given_by_valid,
  add constraint consents_given_by_valid check (given_by in ('self', 'guardian', 'system'));
comment on column consents.given_by is 'self, guardian, or system for an end that a rule brings.';
