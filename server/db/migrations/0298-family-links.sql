-- One page for a guardian with several children, reached by a link to the guardian's own mailbox.

create table family_links (
  token_hash text not null,
  guardian_mailbox text not null,
  expires_date timestamptz not null,
  created_date timestamptz not null,
  constraint family_links_pk primary key (token_hash)
);
comment on table family_links is 'Links that guardians asked for themselves: each opens what waits for the mailbox over all children.';
comment on column family_links.token_hash is 'SHA-256 of the random token; the token itself is only in the mail.';
comment on column family_links.guardian_mailbox is 'Mailbox of the guardian, computed by mailbox_of; the link opens what was asked of it.';
comment on column family_links.expires_date is 'Instant from which the link is no longer valid.';
comment on column family_links.created_date is 'Instant at which the guardian asked.';
create index family_links_expired on family_links (expires_date);

create table guardian_consent_links (
  token_hash text not null,
  consent_id uuid not null references guardian_consents on delete cascade,
  expires_date timestamptz not null,
  created_date timestamptz not null,
  constraint guardian_consent_links_pk primary key (token_hash)
);
comment on table guardian_consent_links is 'Further links to a question to a guardian, opened from the page of all children: no token is kept to be shown again.';
comment on column guardian_consent_links.token_hash is 'SHA-256 of the random token; the token itself is only in the answer.';
comment on column guardian_consent_links.consent_id is 'The question that the link opens.';
comment on column guardian_consent_links.expires_date is 'Instant from which the link is no longer valid; the mailed link goes on.';
comment on column guardian_consent_links.created_date is 'Instant at which the guardian opened it.';
create index guardian_consent_links_of_consent on guardian_consent_links (consent_id);
create index guardian_consent_links_expired on guardian_consent_links (expires_date);
create index guardian_consents_of_mailbox on guardian_consents (guardian_mailbox) where status in ('asked', 'given');
