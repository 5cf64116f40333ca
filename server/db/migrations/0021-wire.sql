-- What was sent forgets where it went after a month (server/outbox/forget-recipients.ts).

comment on column outbox.recipient is 'Where it goes: the address of a mail. Emptied a month after it was sent or given up.';
-- As is what was sent; what still waits, or may be tried again, needs its address.
alter table outbox add constraint outbox_recipient check (recipient <> '' or state in ('sent', 'given_up'));
create index outbox_to_forget on outbox (state_date) where state in ('sent', 'given_up') and recipient <> '';

-- How many people a company has been shown today (server/http/shown-people.ts). Unlogged: a crash costs nobody anything, and
-- nothing of it is older than a day.

create unlogged table shown_people (
  account_id uuid not null,
  day date not null,
  shown_as text not null,
  talent_id uuid not null,
  primary key (account_id, day, shown_as, talent_id),
  constraint shown_people_as check (shown_as in ('card', 'profile'))
);
comment on table shown_people is 'Whom an account of a company has been shown on a day, so that nobody counts twice. Deleted the day after.';
comment on column shown_people.account_id is 'Who was shown them.';
comment on column shown_people.day is 'The Swedish day.';
comment on column shown_people.shown_as is 'card: in a list. profile: with all there is.';
comment on column shown_people.talent_id is 'Who was shown.';
create index shown_people_by_day on shown_people (day);

create unlogged table shown_people_days (
  account_id uuid not null,
  day date not null,
  shown_as text not null,
  people integer not null,
  primary key (account_id, day, shown_as)
);
comment on table shown_people_days is 'How many different people that makes, so that they need not be counted each time.';
comment on column shown_people_days.account_id is 'Who was shown them.';
comment on column shown_people_days.day is 'The Swedish day.';
comment on column shown_people_days.shown_as is 'card or profile, as above.';
comment on column shown_people_days.people is 'How many so far, over all processes.';

create unlogged table shown_people_told (
  company_id uuid not null,
  day date not null,
  primary key (company_id, day)
);
comment on table shown_people_told is 'The companies of which the administrators have been told that day that they were shown as many as may be.';
comment on column shown_people_told.company_id is 'Which company.';
comment on column shown_people_told.day is 'The Swedish day.';
