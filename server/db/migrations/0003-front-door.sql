-- The front door: sessions that are renewed, passwords forgotten and addresses changed, passkeys, devices, consent, limits.

alter table sessions
  add column refresh_hash text,
  add column previous_refresh_hash text,
  add column refreshed_date timestamptz,
  add column is_remembered boolean not null default true,
  add column method text not null default 'password',
  add constraint sessions_method_valid check (method in ('password', 'google', 'facebook', 'passkey'));
comment on column sessions.refresh_hash is 'SHA-256 of the refresh token that the browser holds now; null for sessions of fixtures, which cannot be renewed.';
comment on column sessions.previous_refresh_hash is 'SHA-256 of the one before, so that a lost answer or a second tab does not end the session.';
comment on column sessions.refreshed_date is 'When the browser last renewed it; null before the first time.';
comment on column sessions.is_remembered is 'False when the browser forgets the cookies on closing.';
comment on column sessions.method is 'How it was made: password, google, facebook or passkey.';
comment on column sessions.expires_date is 'End of the session unless the browser renews it.';
comment on column sessions.token is 'Random secret of the authentication library; it never leaves the server.';
comment on table sessions is 'Signed-in browsers. The cookies hold the id with its time and a signature, and a refresh token that is changed at each use.';

alter table email_verification_codes
  add column id uuid not null default gen_random_uuid(),
  add constraint email_verification_codes_id_unique unique (id);
comment on column email_verification_codes.id is 'Identity, new with each mail.';

create table password_reset_tokens (
  account_id uuid primary key references accounts on delete cascade,
  id uuid not null default gen_random_uuid(),
  token_hash text not null,
  expires_date timestamptz not null,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint password_reset_tokens_id_unique unique (id),
  constraint password_reset_tokens_hash_unique unique (token_hash)
);
comment on table password_reset_tokens is 'The link that lets somebody choose a new password. One for an account: a new mail kills the earlier one, a use ends it.';
comment on column password_reset_tokens.account_id is 'Whose password; goes with the account.';
comment on column password_reset_tokens.id is 'Identity, new with each mail.';
comment on column password_reset_tokens.token_hash is 'SHA-256 of the random token in the link.';
comment on column password_reset_tokens.expires_date is 'After this the link is dead.';
comment on column password_reset_tokens.created_date is 'When the row was made.';
comment on column password_reset_tokens.updated_date is 'When the row last changed; kept by trigger.';
create trigger password_reset_tokens_touch before update on password_reset_tokens for each row execute function touch_updated_date();

create table email_changes (
  account_id uuid primary key references accounts on delete cascade,
  new_email text not null,
  old_token_hash text not null,
  new_token_hash text not null,
  old_confirmed_date timestamptz,
  new_confirmed_date timestamptz,
  expires_date timestamptz not null,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint email_changes_old_unique unique (old_token_hash),
  constraint email_changes_new_unique unique (new_token_hash),
  constraint email_changes_email_lower check (new_email = lower(btrim(new_email)))
);
comment on table email_changes is 'A change of sign-in address that waits for a yes from both the old and the new one.';
comment on column email_changes.account_id is 'Whose address; goes with the account.';
comment on column email_changes.new_email is 'The address it shall become, trimmed and in lower case.';
comment on column email_changes.old_token_hash is 'SHA-256 of the token in the mail to the present address.';
comment on column email_changes.new_token_hash is 'SHA-256 of the token in the mail to the new address.';
comment on column email_changes.old_confirmed_date is 'When the present address said yes; null before.';
comment on column email_changes.new_confirmed_date is 'When the new address said yes; null before.';
comment on column email_changes.expires_date is 'After this both links are dead.';
comment on column email_changes.created_date is 'When the row was made.';
comment on column email_changes.updated_date is 'When the row last changed; kept by trigger.';
create trigger email_changes_touch before update on email_changes for each row execute function touch_updated_date();

create table passkeys (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null,
  is_backed_up boolean not null default false,
  last_used_date timestamptz,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint passkeys_credential_unique unique (credential_id)
);
comment on table passkeys is 'Keys of phones, computers and security keys that sign in without a password (WebAuthn).';
comment on column passkeys.id is 'Identity.';
comment on column passkeys.account_id is 'Whose key; goes with the account.';
comment on column passkeys.credential_id is 'The identity that the authenticator gave it, base64url.';
comment on column passkeys.public_key is 'Public key, COSE.';
comment on column passkeys.counter is 'Highest signature counter seen; 0 for authenticators that keep none.';
comment on column passkeys.transports is 'How the browser may reach the authenticator: internal, hybrid, usb and so on.';
comment on column passkeys.name is 'What its owner calls it.';
comment on column passkeys.is_backed_up is 'True when it is synchronised between devices.';
comment on column passkeys.last_used_date is 'When it last signed in; null before.';
comment on column passkeys.created_date is 'When the row was made.';
comment on column passkeys.updated_date is 'When the row last changed; kept by trigger.';
create index passkeys_account on passkeys (account_id);
create trigger passkeys_touch before update on passkeys for each row execute function touch_updated_date();

create table challenges (
  id uuid primary key default gen_random_uuid(),
  purpose text not null,
  account_id uuid references accounts on delete cascade,
  value jsonb not null,
  expires_date timestamptz not null,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint challenges_purpose_valid check (purpose in ('passkey_registration', 'passkey_sign_in', 'social_sign_in'))
);
comment on table challenges is 'What a browser was asked and must answer, once and soon: passkey ceremonies and sign-ins at a provider.';
comment on column challenges.id is 'Identity; stands signed in a short-lived cookie.';
comment on column challenges.purpose is 'passkey_registration, passkey_sign_in or social_sign_in.';
comment on column challenges.account_id is 'Whose, when somebody is signed in already.';
comment on column challenges.value is 'The challenge, or state, nonce and code verifier with where to go afterwards.';
comment on column challenges.expires_date is 'After this the answer is refused.';
comment on column challenges.created_date is 'When the row was made.';
comment on column challenges.updated_date is 'When the row last changed; kept by trigger.';
create index challenges_expires on challenges (expires_date);
create trigger challenges_touch before update on challenges for each row execute function touch_updated_date();

create table account_devices (
  account_id uuid not null references accounts on delete cascade,
  device_hash text not null,
  last_used_date timestamptz not null,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint account_devices_pk primary key (account_id, device_hash)
);
comment on table account_devices is 'Browsers that an account has signed in from, so that a new one can be told to its owner.';
comment on column account_devices.account_id is 'Whose device; goes with the account.';
comment on column account_devices.device_hash is 'SHA-256 of the random value in the device cookie.';
comment on column account_devices.last_used_date is 'When somebody last signed in from it.';
comment on column account_devices.created_date is 'When the row was made.';
comment on column account_devices.updated_date is 'When the row last changed; kept by trigger.';
create trigger account_devices_touch before update on account_devices for each row execute function touch_updated_date();

create table consents (
  id uuid primary key default gen_random_uuid(),
  account_id uuid references accounts on delete set null,
  document text not null,
  version text not null,
  text_sha256 text not null,
  is_given boolean not null default true,
  given_by text not null default 'self',
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint consents_document_valid check (document in ('terms', 'privacy', 'guardian')),
  constraint consents_given_by_valid check (given_by in ('self', 'guardian'))
);
comment on table consents is 'Who agreed to what, in which words and when. Rows are only added.';
comment on column consents.id is 'Identity.';
comment on column consents.account_id is 'Who agreed, or whose guardian; null when the account is gone.';
comment on column consents.document is 'terms, privacy or guardian.';
comment on column consents.version is 'Version of the document: the ISO day from which it holds.';
comment on column consents.text_sha256 is 'SHA-256 of the plain text as it was shown.';
comment on column consents.is_given is 'False when a consent was withdrawn.';
comment on column consents.given_by is 'self or guardian.';
comment on column consents.created_date is 'When it was given or withdrawn.';
comment on column consents.updated_date is 'The same: rows never change.';
create index consents_account on consents (account_id, document, created_date desc);
create function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.account_id is not null and new.account_id is null then return new; end if;
  raise exception 'rows of % are only added', tg_table_name;
end $$;
comment on function refuse_change() is 'Holds a log append-only; forgetting whose row it is, when the account goes, is the one change.';
create trigger consents_append_only before update or delete on consents for each row execute function refuse_change();

-- Not logged for recovery: after a crash everybody starts with an empty count, which costs nobody anything.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
comment on table rate_limits is 'How often something was tried, for all processes; written by the rate limiter.';
comment on column rate_limits.key is 'Name of the limit and a keyed hash of whom it counts.';
comment on column rate_limits.points is 'Tries in the running window.';
comment on column rate_limits.expire is 'End of the window in ms since 1970.';
create index rate_limits_expire on rate_limits (expire);
