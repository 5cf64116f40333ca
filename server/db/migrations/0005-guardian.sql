-- Guardians who are asked to consent for talents of 13 to 17 years.

-- Somebody who holds the link of such a mail acts without an account.
alter table events drop constraint events_actor_role_valid;
alter table events add constraint events_actor_role_valid check (actor_role in ('talent', 'company', 'admin', 'system', 'guardian'));
comment on column events.actor_role is 'talent, company, admin, system or guardian.';
comment on column events.actor_account_id is 'Who did it; null for the system and for guardians, who have no account.';

create table guardian_consents (
  id uuid primary key default gen_random_uuid(),
  talent_id uuid not null references talents on delete cascade,
  guardian_name text not null,
  guardian_email text not null,
  relation text,
  status text not null,
  token_hash text not null,
  token_expires_date timestamptz not null,
  sent_date timestamptz not null,
  terms_version text,
  text_sha256 text,
  decided_date timestamptz,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint guardian_consents_token_unique unique (token_hash),
  constraint guardian_consents_status_valid check (status in ('asked', 'given', 'refused', 'withdrawn', 'cancelled')),
  constraint guardian_consents_relation_valid check (relation in ('parent', 'appointed')),
  constraint guardian_consents_given_valid check (status not in ('given', 'withdrawn') or (relation is not null and terms_version is not null and text_sha256 is not null and decided_date is not null))
);
comment on table guardian_consents is 'One guardian asked to consent for one talent. Another guardian is another row; the history of a row is in events.';
comment on column guardian_consents.id is 'Identity.';
comment on column guardian_consents.talent_id is 'For whom; goes with the talent.';
comment on column guardian_consents.guardian_name is 'Name: what the talent wrote, then what the guardian wrote.';
comment on column guardian_consents.guardian_email is 'Address the link is mailed to, in lower case.';
comment on column guardian_consents.relation is 'What the guardian says to be: parent, or appointed by a court; null before a yes.';
comment on column guardian_consents.status is 'State, see domain/guardian/guardian.workflow.ts.';
comment on column guardian_consents.token_hash is 'SHA-256 of the random token; the token itself is only in the mail.';
comment on column guardian_consents.token_expires_date is 'From then on the question cannot be answered; a consent that was given can always be withdrawn.';
comment on column guardian_consents.sent_date is 'When the newest link was mailed.';
comment on column guardian_consents.terms_version is 'Version of the text that was consented to; null before a yes.';
comment on column guardian_consents.text_sha256 is 'SHA-256 of that text; null before a yes.';
comment on column guardian_consents.decided_date is 'When the guardian last answered; null before.';
comment on column guardian_consents.created_date is 'When the row was made.';
comment on column guardian_consents.updated_date is 'When the row last changed; kept by trigger.';
create unique index guardian_consents_open_unique on guardian_consents (talent_id) where status <> 'cancelled';
create index guardian_consents_talent on guardian_consents (talent_id);
create trigger guardian_consents_touch before update on guardian_consents for each row execute function touch_updated_date();
