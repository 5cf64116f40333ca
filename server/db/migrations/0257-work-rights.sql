-- The right to work in Sweden is looked at before a talent's first wage.

create table work_rights (
  id uuid not null,
  number bigint generated always as identity,
  talent_id uuid not null references talents,
  basis text not null,
  valid_until date,
  looked_on date not null,
  account_id uuid not null,
  actor_name text not null,
  created_date timestamptz not null,
  constraint work_rights_pk primary key (id),
  constraint work_rights_basis_valid check (basis in ('sweden', 'nordic_eu_ees', 'family_of_eu', 'permanent_permit',
    'residence_permit', 'work_permit', 'asylum_exemption')),
  constraint work_rights_days_valid check (is_day(looked_on) and (valid_until is null or is_day(valid_until))),
  constraint work_rights_end_known check (
    valid_until is not null or basis in ('sweden', 'nordic_eu_ees', 'family_of_eu', 'permanent_permit'))
);
comment on table work_rights is 'Looks at talents'' right to work in Sweden. The paper itself is not kept. Rows are only added; the latest counts.';
comment on column work_rights.id is 'Identity, made by the sender, so that sending twice enters it once.';
comment on column work_rights.number is 'Order of the looks.';
comment on column work_rights.talent_id is 'The talent whose right was looked at.';
comment on column work_rights.basis is 'Citizenship or kind of paper; see domain/people/work-right/work-right.ts.';
comment on column work_rights.valid_until is 'Last ISO day of the right; null for a right without an end.';
comment on column work_rights.looked_on is 'ISO day on which the paper was seen.';
comment on column work_rights.account_id is 'Account of the administrator who looked. No foreign key: the record outlives it.';
comment on column work_rights.actor_name is 'Name of that administrator at that time.';
comment on column work_rights.created_date is 'Instant of the entry.';
create index work_rights_of_talent on work_rights (talent_id, number desc);
create trigger work_rights_keep before delete on work_rights
  for each row execute function refuse_to_change_history();
create trigger work_rights_keep_all before truncate on work_rights
  for each statement execute function refuse_to_change_history();
