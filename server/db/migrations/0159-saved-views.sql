-- Filters of a list that somebody has kept under a name.
create table saved_views (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts (id) on delete cascade,
  screen text not null,
  name text not null,
  question text not null,
  created_date timestamptz not null,
  constraint saved_views_name_length check (char_length(name) between 1 and 60),
  constraint saved_views_question_length check (char_length(question) between 1 and 600)
);
create unique index saved_views_name_unique on saved_views (account_id, screen, lower(name));

comment on table saved_views is 'Filters of a list that somebody has kept under a name; theirs alone.';
comment on column saved_views.account_id is 'Whose it is; it goes with the account.';
comment on column saved_views.screen is 'The name of the screen.';
comment on column saved_views.name is 'What it is called, once for each screen, in whatever letters.';
comment on column saved_views.question is 'The question of the address, without the page; the screen reads of it what it knows.';
comment on column saved_views.created_date is 'When it was first kept.';
