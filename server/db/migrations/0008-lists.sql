-- People and searches that a company comes back to: shortlists, saved searches, and who has been told of.

create table shortlists (
  id uuid primary key default gen_random_uuid(),
  company_id uuid references companies on delete cascade,
  account_id uuid references accounts on delete cascade,
  name text not null,
  name_key text not null,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint shortlists_one_owner check (num_nonnulls(company_id, account_id) = 1),
  constraint shortlists_name_length check (char_length(name) between 1 and 60),
  constraint shortlists_name_unique unique nulls not distinct (company_id, account_id, name_key)
);
comment on table shortlists is 'A named list of people. It belongs to a company and is shared by its members, or to one administrator.';
comment on column shortlists.id is 'Identity.';
comment on column shortlists.company_id is 'The company whose list it is; null for the list of an administrator.';
comment on column shortlists.account_id is 'The administrator whose list it is; null for the list of a company.';
comment on column shortlists.name is 'What the owner calls it.';
comment on column shortlists.name_key is 'The name in lower case by Swedish rules, which the database''s own lower() does not know; unique for each owner.';
comment on column shortlists.created_date is 'When the row was made.';
comment on column shortlists.updated_date is 'When the row last changed; kept by trigger.';
create index shortlists_of_account on shortlists (account_id) where account_id is not null;
create trigger shortlists_touch before update on shortlists for each row execute function touch_updated_date();

create table shortlist_people (
  shortlist_id uuid not null references shortlists on delete cascade,
  talent_id uuid not null references talents on delete cascade,
  note text not null default '',
  created_date timestamptz not null default clock_timestamp(),
  updated_date timestamptz not null default now(),
  primary key (shortlist_id, talent_id),
  constraint shortlist_people_note_length check (char_length(note) <= 500)
);
comment on table shortlist_people is 'Who is on a shortlist. Talents never learn of it; the row goes with the list and with the talent.';
comment on column shortlist_people.shortlist_id is 'The list.';
comment on column shortlist_people.talent_id is 'The person. Whether companies may see them is asked at each reading.';
comment on column shortlist_people.note is 'The owner''s own words about the person; empty when there are none.';
comment on column shortlist_people.created_date is 'When the person was added; the order of the list.';
comment on column shortlist_people.updated_date is 'When the row last changed; kept by trigger.';
create index shortlist_people_in_order on shortlist_people (shortlist_id, created_date desc, talent_id);
create index shortlist_people_of_talent on shortlist_people (talent_id);
create trigger shortlist_people_touch before update on shortlist_people for each row execute function touch_updated_date();

create table saved_searches (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  name text not null,
  query jsonb not null,
  notify text not null default 'off',
  found_count integer not null,
  counted_date timestamptz not null,
  looked_date timestamptz not null,
  noted_date timestamptz,
  checked_on date,
  mailed_date timestamptz,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint saved_searches_name_length check (char_length(name) between 1 and 80),
  constraint saved_searches_notify_known check (notify in ('off', 'daily'))
);
comment on table saved_searches is 'A search that somebody of a company, or an administrator, has kept to come back to. It is theirs alone, as the mails about it are.';
comment on column saved_searches.id is 'Identity.';
comment on column saved_searches.account_id is 'Who saved it, and is mailed.';
comment on column saved_searches.name is 'What they call it.';
comment on column saved_searches.query is 'Who is looked for: the query of the talent search (text, wishes, unknown).';
comment on column saved_searches.notify is 'Whether somebody new is told of by mail: off, or at most once a day.';
comment on column saved_searches.found_count is 'How many fitted when it was last counted.';
comment on column saved_searches.counted_date is 'When that was.';
comment on column saved_searches.looked_date is 'When the owner last opened it, at first when it was saved.';
comment on column saved_searches.noted_date is 'Since when saved_search_people holds everybody who has fitted. Null before the first time, and while too many fit to tell of: what is found then is noted without a mail.';
comment on column saved_searches.checked_on is 'The Swedish day on which it was last looked through for the mail; null before the first.';
comment on column saved_searches.mailed_date is 'When the last mail about it was queued; null before the first.';
comment on column saved_searches.created_date is 'When the row was made.';
comment on column saved_searches.updated_date is 'When the row last changed; kept by trigger.';
create index saved_searches_of_account on saved_searches (account_id, created_date);
create index saved_searches_to_look_through on saved_searches (id) where notify = 'daily';
create trigger saved_searches_touch before update on saved_searches for each row execute function touch_updated_date();

create table saved_search_people (
  saved_search_id uuid not null references saved_searches on delete cascade,
  talent_id uuid not null references talents on delete cascade,
  is_new boolean not null,
  created_date timestamptz not null,
  updated_date timestamptz not null default now(),
  primary key (saved_search_id, talent_id)
);
comment on table saved_search_people is 'Everybody a watched search has found so far. Who has a row is never told of again, also when they stop fitting and fit once more.';
comment on column saved_search_people.saved_search_id is 'The search.';
comment on column saved_search_people.talent_id is 'The person; the row goes with the profile.';
comment on column saved_search_people.is_new is 'False for those who fitted when the watching began, true for those who came after and were told of.';
comment on column saved_search_people.created_date is 'When they were first seen to fit.';
comment on column saved_search_people.updated_date is 'When the row last changed; kept by trigger.';
create index saved_search_people_of_talent on saved_search_people (talent_id);
create trigger saved_search_people_touch before update on saved_search_people for each row execute function touch_updated_date();
