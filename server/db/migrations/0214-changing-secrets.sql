-- Secrets can be changed: a start is refused without a secret that sealed values need, and addresses of calendars
-- outlive the secret that their marks were computed from.

create table secret_canaries (
  key_id text primary key,
  canary_sealed bytea not null,
  first_date timestamptz,
  spent_date timestamptz,
  created_date timestamptz not null default app_now()
);
comment on table secret_canaries is 'The secrets of PERSONAL_DATA_SECRET that processes have had. A process with another secret does not start.';
comment on column secret_canaries.key_id is 'Id of the secret, 8 hex digits, as sealed values name it.';
comment on column secret_canaries.canary_sealed is 'A known text, sealed with the secret: opens with the right one only.';
comment on column secret_canaries.first_date is 'Time from which processes seal with the secret; null while they only read with it.';
comment on column secret_canaries.spent_date is 'Time at which npm run secrets:rotate found no value that needs the secret; null while values may need it.';
comment on column secret_canaries.created_date is 'Time of the first start with the secret.';

alter table calendar_feeds add column mark_sealed bytea;
comment on column calendar_feeds.mark_sealed is 'Mark at the end of the address, sealed. Null for feeds of earlier versions, whose mark is computed from the secret.';

comment on column two_factors.secret is 'Key of the authenticator, sealed by the authentication library under a key of PERSONAL_DATA_SECRET.';
comment on column two_factors.backup_codes is 'Recovery codes, sealed by the authentication library under a key of PERSONAL_DATA_SECRET.';
