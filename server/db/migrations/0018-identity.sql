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
