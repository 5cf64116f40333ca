-- Who looked like one person with two accounts, and is not.

create table different_people (
  one_id uuid not null references talents on delete cascade,
  other_id uuid not null references talents on delete cascade,
  account_id uuid,
  actor_name text not null,
  created_date timestamptz not null,
  constraint different_people_pk primary key (one_id, other_id),
  constraint different_people_order check (one_id < other_id)
);
comment on table different_people is 'Pairs of talents of whom an administrator has said that they are not the same person, so that they are not asked about again.';
comment on column different_people.one_id is 'The one with the lower id.';
comment on column different_people.other_id is 'The other.';
comment on column different_people.account_id is 'Who said so; no reference, so that it stays what it was.';
comment on column different_people.actor_name is 'Their name then.';
comment on column different_people.created_date is 'When they said so.';
create index different_people_of_other on different_people (other_id);

-- Names of one or two letters have no trigrams.
create index talents_by_short_first_name on talents (lower(first_name));
