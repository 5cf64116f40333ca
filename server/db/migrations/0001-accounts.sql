-- Accounts, sessions and what signing in needs. The authentication library reads and writes these tables under our names.

create extension if not exists btree_gist;
create extension if not exists pg_trgm;

create function touch_updated_date() returns trigger language plpgsql as $$
begin
  if new.updated_date is not distinct from old.updated_date then
    new.updated_date := now();
  end if;
  return new;
end $$;
comment on function touch_updated_date() is 'Keeps updated_date true whoever writes the row, unless the statement says when it happened.';

create table accounts (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  email_verified boolean not null default false,
  email_confirmed_date timestamptz,
  name text not null,
  first_name text not null default '',
  last_name text not null default '',
  role text not null,
  birth_date date,
  image text,
  two_factor_enabled boolean not null default false,
  terms_version text,
  terms_accepted_date timestamptz,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint accounts_email_unique unique (email),
  constraint accounts_email_lower check (email = lower(btrim(email))),
  constraint accounts_role_valid check (role in ('talent', 'company', 'admin'))
);
comment on table accounts is 'One person who can sign in: one e-mail, one role (unique over all roles).';
comment on column accounts.id is 'Identity; auth_user_id of the spec.';
comment on column accounts.email is 'Sign-in address, trimmed and in lower case.';
comment on column accounts.email_verified is 'True when the address has been confirmed by code, link or a provider.';
comment on column accounts.email_confirmed_date is 'When the address was confirmed; null before.';
comment on column accounts.name is 'Full name, as the authentication library keeps it.';
comment on column accounts.first_name is 'Given name.';
comment on column accounts.last_name is 'Family name.';
comment on column accounts.role is 'talent, company or admin; fixed when the account is made, never taken from a request body.';
comment on column accounts.birth_date is 'Told at talent sign-up; null for company and admin accounts.';
comment on column accounts.image is 'Kept for the authentication library; pictures of people live in media.';
comment on column accounts.two_factor_enabled is 'True when sign-in asks for a second factor; an admin session is never made without it.';
comment on column accounts.terms_version is 'Version of the terms that was accepted.';
comment on column accounts.terms_accepted_date is 'When the terms were accepted.';
comment on column accounts.created_date is 'When the row was made.';
comment on column accounts.updated_date is 'When the row last changed; kept by trigger.';
create trigger accounts_touch before update on accounts for each row execute function touch_updated_date();

create table sessions (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  token text not null,
  expires_date timestamptz not null,
  ip_address text,
  user_agent text,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint sessions_token_unique unique (token)
);
comment on table sessions is 'Signed-in browsers. The cookie holds the token with a signature.';
comment on column sessions.id is 'Identity.';
comment on column sessions.account_id is 'Who is signed in; the session goes with the account.';
comment on column sessions.token is 'Random secret; the cookie is worth nothing without its signature.';
comment on column sessions.expires_date is 'End of the session unless it is refreshed.';
comment on column sessions.ip_address is 'Where it was made, for the list of sessions.';
comment on column sessions.user_agent is 'Browser that made it, for the list of sessions.';
comment on column sessions.created_date is 'When the row was made.';
comment on column sessions.updated_date is 'When the row last changed; kept by trigger.';
create index sessions_account on sessions (account_id);
create trigger sessions_touch before update on sessions for each row execute function touch_updated_date();

create table sign_in_methods (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  provider text not null,
  provider_account_id text not null,
  password_hash text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_date timestamptz,
  refresh_token_expires_date timestamptz,
  scope text,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint sign_in_methods_provider_unique unique (provider, provider_account_id)
);
comment on table sign_in_methods is 'How an account may sign in: its password, or a provider.';
comment on column sign_in_methods.id is 'Identity.';
comment on column sign_in_methods.account_id is 'Whose method it is; goes with the account.';
comment on column sign_in_methods.provider is 'credential for a password, otherwise the provider.';
comment on column sign_in_methods.provider_account_id is 'The identity at the provider; the account id for a password.';
comment on column sign_in_methods.password_hash is 'argon2id in PHC format; null for providers.';
comment on column sign_in_methods.access_token is 'From the provider; unused after sign-in.';
comment on column sign_in_methods.refresh_token is 'From the provider; unused after sign-in.';
comment on column sign_in_methods.id_token is 'From the provider; unused after sign-in.';
comment on column sign_in_methods.access_token_expires_date is 'End of the access token.';
comment on column sign_in_methods.refresh_token_expires_date is 'End of the refresh token.';
comment on column sign_in_methods.scope is 'What the provider let us read.';
comment on column sign_in_methods.created_date is 'When the row was made.';
comment on column sign_in_methods.updated_date is 'When the row last changed; kept by trigger.';
create index sign_in_methods_account on sign_in_methods (account_id);
create trigger sign_in_methods_touch before update on sign_in_methods for each row execute function touch_updated_date();

create table verifications (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  expires_date timestamptz not null,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now()
);
comment on table verifications is 'Sign-ins that wait for their second factor; written by the authentication library.';
comment on column verifications.id is 'Identity.';
comment on column verifications.identifier is 'Which sign-in it belongs to, hashed.';
comment on column verifications.value is 'The account, or the number of wrong tries.';
comment on column verifications.expires_date is 'After this the sign-in has to start again.';
comment on column verifications.created_date is 'When the row was made.';
comment on column verifications.updated_date is 'When the row last changed; kept by trigger.';
create index verifications_identifier on verifications (identifier);
create index verifications_expires on verifications (expires_date);
create trigger verifications_touch before update on verifications for each row execute function touch_updated_date();

create table two_factors (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  secret text not null,
  backup_codes text not null,
  verified boolean not null default true,
  failed_verification_count integer not null default 0,
  locked_until_date timestamptz,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint two_factors_account_unique unique (account_id)
);
comment on table two_factors is 'The second factor (TOTP) of an account.';
comment on column two_factors.id is 'Identity.';
comment on column two_factors.account_id is 'Whose second factor; goes with the account.';
comment on column two_factors.secret is 'TOTP secret, encrypted with SESSION_SECRET.';
comment on column two_factors.backup_codes is 'Recovery codes, encrypted with SESSION_SECRET.';
comment on column two_factors.verified is 'True when a first code has been shown to work.';
comment on column two_factors.failed_verification_count is 'Wrong codes in a row, over all sign-ins.';
comment on column two_factors.locked_until_date is 'No code is accepted before this; null when not locked.';
comment on column two_factors.created_date is 'When the row was made.';
comment on column two_factors.updated_date is 'When the row last changed; kept by trigger.';
create trigger two_factors_touch before update on two_factors for each row execute function touch_updated_date();

create table email_verification_codes (
  account_id uuid primary key references accounts on delete cascade,
  code_hash text not null,
  wrong_tries smallint not null default 0,
  code_expires_date timestamptz not null,
  link_hash text not null,
  link_expires_date timestamptz not null,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint email_verification_codes_link_unique unique (link_hash)
);
comment on table email_verification_codes is 'The code and the link that confirm an address. One of each for an account: a new mail kills the earlier ones, a use ends both.';
comment on column email_verification_codes.account_id is 'Whose address; goes with the account.';
comment on column email_verification_codes.code_hash is 'HMAC of account and six digits under SESSION_SECRET: six digits could be guessed from a plain hash.';
comment on column email_verification_codes.wrong_tries is 'Wrong codes so far; the fifth kills the code.';
comment on column email_verification_codes.code_expires_date is 'After this the code is dead.';
comment on column email_verification_codes.link_hash is 'SHA-256 of the random token in the link.';
comment on column email_verification_codes.link_expires_date is 'After this the link is dead.';
comment on column email_verification_codes.created_date is 'When the row was made.';
comment on column email_verification_codes.updated_date is 'When the row last changed; kept by trigger.';
create trigger email_verification_codes_touch before update on email_verification_codes for each row execute function touch_updated_date();
