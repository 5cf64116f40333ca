-- Talents whose identity is protected (docs/decisions/0212-protected-identity.md).
create table protected_identities (
  id uuid primary key default gen_random_uuid(),
  talent_id uuid not null references talents (id) on delete cascade,
  number integer not null,
  known_names text[] not null,
  reason text not null,
  set_by uuid references accounts (id) on delete set null,
  set_by_name text not null,
  created_date timestamptz not null default app_now(),
  removed_reason text,
  removed_by uuid references accounts (id) on delete set null,
  removed_by_name text,
  removed_date timestamptz,
  constraint protected_identities_number unique (number),
  constraint protected_identities_removed check (
    (removed_date is null) = (removed_reason is null) and (removed_date is null) = (removed_by_name is null))
);
comment on table protected_identities is 'Marks of protected identity: while one stands, the legal name and the contact details of the talent reach nobody outside Medverka except by law.';
comment on column protected_identities.id is 'Identity.';
comment on column protected_identities.talent_id is 'The talent.';
comment on column protected_identities.number is 'Random number in the neutral name of a talent without a stage name; it tells nothing of the order or the number of the marks.';
comment on column protected_identities.known_names is 'Legal name, and names in earlier records, which texts made before the mark are shown without.';
comment on column protected_identities.reason is 'Why the mark was set, for the desks that may set it.';
comment on column protected_identities.set_by is 'Administrator who set the mark; null once the account is deleted.';
comment on column protected_identities.set_by_name is 'Name of this administrator at the time.';
comment on column protected_identities.created_date is 'Time at which the mark was set.';
comment on column protected_identities.removed_reason is 'Why the mark was removed; null while it stands.';
comment on column protected_identities.removed_by is 'Administrator who removed the mark; null while it stands, and once the account is deleted.';
comment on column protected_identities.removed_by_name is 'Name of this administrator at the time; null while the mark stands.';
comment on column protected_identities.removed_date is 'Time at which the mark was removed; null while it stands.';
create unique index protected_identities_standing on protected_identities (talent_id) where removed_date is null;
create index protected_identities_of_talent on protected_identities (talent_id);
create index protected_identities_set_by on protected_identities (set_by) where set_by is not null;
create index protected_identities_removed_by on protected_identities (removed_by) where removed_by is not null;
