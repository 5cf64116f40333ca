-- Pushes to people's devices (docs/decisions/0173-pushes.md).

create table push_keys (
  id uuid primary key default gen_random_uuid(),
  public_key text not null,
  private_key_sealed bytea not null,
  created_date timestamptz not null default app_now(),
  constraint push_keys_public_once unique (public_key)
);
comment on table push_keys is 'Key pairs (VAPID) by which the push services of browsers recognise Medverka; the newest is for new devices. Deleting a pair ends its devices.';
comment on column push_keys.id is 'Identity.';
comment on column push_keys.public_key is 'Public key, which browsers get; base64url.';
comment on column push_keys.private_key_sealed is 'Private key, sealed.';
comment on column push_keys.created_date is 'Creation time of the row.';

create table push_devices (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts (id) on delete cascade,
  session_id uuid references sessions (id) on delete cascade,
  key_id uuid not null references push_keys (id) on delete cascade,
  endpoint_hash bytea not null,
  subscription_sealed bytea not null,
  browser text,
  created_date timestamptz not null default app_now(),
  used_date timestamptz not null default app_now(),
  constraint push_devices_endpoint_once unique (endpoint_hash),
  constraint push_devices_session_once unique (session_id)
);
comment on table push_devices is 'Devices on which people want pushes.';
comment on column push_devices.id is 'Identity; the recipient of its entries in the outbox.';
comment on column push_devices.account_id is 'Account of the person.';
comment on column push_devices.session_id is 'Session in which the device was added. Its end removes the device; null if it has expired, and the device stays.';
comment on column push_devices.key_id is 'Key pair for which the browser has subscribed.';
comment on column push_devices.endpoint_hash is 'SHA-256 of the endpoint, which is long and random.';
comment on column push_devices.subscription_sealed is 'Endpoint and keys of the browser as JSON, sealed: with the endpoint anybody could call the push service.';
comment on column push_devices.browser is 'Browser and system in words, such as Chrome på Android; null if neither is recognised.';
comment on column push_devices.created_date is 'Creation time of the row.';
comment on column push_devices.used_date is 'Time of the latest push that the push service has accepted, or of the latest registration.';
create index push_devices_of_account on push_devices (account_id, used_date desc);
create index push_devices_of_key on push_devices (key_id);

create table push_choices (
  account_id uuid primary key references accounts (id) on delete cascade,
  off_kinds text[] not null default '{}',
  quiet_from text,
  quiet_until text,
  constraint push_choices_quiet_whole check ((quiet_from is null) = (quiet_until is null))
);
comment on table push_choices is 'What a person wants pushed; an account without a row has the usual choices.';
comment on column push_choices.account_id is 'Account of the person.';
comment on column push_choices.off_kinds is 'Kinds that the person has turned off (domain/kernel/push/pushes.ts).';
comment on column push_choices.quiet_from is 'Beginning of the quiet hours in Sweden, such as 21:00; null for none.';
comment on column push_choices.quiet_until is 'End of the quiet hours in Sweden, such as 07:00; null for none.';

create index outbox_pushes_over on outbox (state_date) where kind = 'push';
create index outbox_of_push on outbox (recipient) where kind = 'push' and state = 'waiting';
create index push_keys_newest on push_keys (created_date desc, id);
create index accounts_of_desk on accounts (admin_role) where admin_role is not null;
