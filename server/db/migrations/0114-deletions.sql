-- People who leave: what they have asked for, and what the law has us keep of them.

alter table accounts add column erased_date timestamptz;
comment on column accounts.erased_date is 'When the person was erased: what is left is an empty place for what must be kept. Null for everybody else.';

create table account_deletions (
  account_id uuid primary key references accounts on delete cascade,
  asked_date timestamptz not null,
  due_date timestamptz not null,
  token_hash text not null,
  was_paused boolean not null,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint account_deletions_token_unique unique (token_hash),
  constraint account_deletions_week check (due_date > asked_date)
);
comment on table account_deletions is 'Accounts whose owners have asked for them to be deleted and may still regret it.';
comment on column account_deletions.account_id is 'Whose.';
comment on column account_deletions.asked_date is 'When they asked.';
comment on column account_deletions.due_date is 'From then on it is done.';
comment on column account_deletions.token_hash is 'SHA-256 of the random token by which it can be regretted; the token itself is only in the mail.';
comment on column account_deletions.was_paused is 'Whether the profile was paused before, so that regretting gives back what was.';
comment on column account_deletions.created_date is 'When the row was made.';
comment on column account_deletions.updated_date is 'When the row last changed; kept by trigger.';
create index account_deletions_due on account_deletions (due_date, account_id);
create trigger account_deletions_touch before update on account_deletions for each row execute function touch_updated_date();

create table archived_people (
  id uuid primary key default gen_random_uuid(),
  talent_id uuid not null references talents,
  person_sealed bytea not null,
  kept_until date,
  created_date timestamptz not null,
  constraint archived_people_once unique (talent_id),
  constraint archived_people_days_valid check (is_day(kept_until))
);
comment on table archived_people is 'Who stands behind the vouchers and agreements of people who were erased. Sealed; finance opens one, and that is written down.';
comment on column archived_people.id is 'Identity.';
comment on column archived_people.talent_id is 'The empty place that vouchers and agreements name.';
comment on column archived_people.person_sealed is 'Name and, where it was told, personal number.';
comment on column archived_people.kept_until is 'ISO day after which it goes; null while a right has no end.';
comment on column archived_people.created_date is 'When the person was erased.';
create index archived_people_newest on archived_people (created_date desc, id desc);
create index archived_people_until on archived_people (kept_until) where kept_until is not null;
create function archived_people_stay() returns trigger language plpgsql as $$
begin
  raise exception 'What the archive says of somebody is never changed' using errcode = 'restrict_violation';
end $$;
create trigger archived_people_keep before update on archived_people for each row execute function archived_people_stay();

-- Whoever is erased is looked for among mails: where they went, and what those say that are still to be sent.
create index outbox_of_recipient on outbox (recipient) where recipient <> '';
create index outbox_with_content on outbox (id) where content is not null;
