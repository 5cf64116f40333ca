-- Everything that is kept about somebody, taken out by themselves.

create table data_exports (
  account_id uuid primary key references accounts on delete cascade,
  asked_date timestamptz not null,
  claimed_until timestamptz,
  made_date timestamptz,
  file_id uuid references private_files on delete set null,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint data_exports_file_when_made check (file_id is null or made_date is not null)
);
comment on table data_exports is 'The newest archive that somebody has asked for of what is kept about them; one at a time.';
comment on column data_exports.account_id is 'Whose.';
comment on column data_exports.asked_date is 'When they asked.';
comment on column data_exports.claimed_until is 'Until when a process is making it, so that no other does; null while none is.';
comment on column data_exports.made_date is 'When it was there to be fetched; null until then.';
comment on column data_exports.file_id is 'The archive; null until it is made, and when it has been removed.';
comment on column data_exports.created_date is 'When the row was made.';
comment on column data_exports.updated_date is 'When the row last changed; kept by trigger.';
create index data_exports_waiting on data_exports (asked_date, account_id) where made_date is null;
create index data_exports_there on data_exports (made_date) where file_id is not null;
create index data_exports_file on data_exports (file_id) where file_id is not null;
create trigger data_exports_touch before update on data_exports for each row execute function touch_updated_date();

-- How many companies were shown a talent, without which: for the talent's own figures.
create table talent_seen_days (
  talent_id uuid not null references talents on delete cascade,
  day date not null,
  shown_as text not null,
  people int not null,
  constraint talent_seen_days_pk primary key (talent_id, day, shown_as),
  constraint talent_seen_days_shown_as_valid check (shown_as in ('card', 'profile')),
  constraint talent_seen_days_days_valid check (is_day(day))
);
comment on table talent_seen_days is 'How many members of companies were shown a talent on a day that is over. Kept for 90 days.';
comment on column talent_seen_days.talent_id is 'Who was shown.';
comment on column talent_seen_days.day is 'Swedish day, ISO.';
comment on column talent_seen_days.shown_as is 'card in a list, or the whole profile.';
comment on column talent_seen_days.people is 'How many saw them, each counted once a day.';
create index talent_seen_days_old on talent_seen_days (day);
create index shown_people_of_talent on shown_people (talent_id, day);

-- What somebody has agreed to is shown to them, newest first.
create index consents_newest on consents (account_id, created_date desc, id desc);

-- Whoever has asked to be erased is seen by nobody meanwhile.
alter table talents add column is_leaving boolean not null default false;
comment on column talents.is_leaving is 'True while the account waits to be deleted: then no company is shown the talent at all. The profile is paused with it.';
update talents set is_leaving = true where account_id in (select account_id from account_deletions);
alter table talents add constraint talents_leaving_is_paused check (is_paused or not is_leaving);
