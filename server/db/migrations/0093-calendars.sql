-- Calendars that talents have elsewhere, whose busy days count here, and the address under which theirs is read elsewhere.

create table foreign_calendars (
  id uuid primary key default gen_random_uuid(),
  talent_id uuid not null references talents on delete cascade,
  status text not null,
  name text not null,
  address_sealed bytea not null,
  address_hash text not null,
  shown_address text not null,
  etag text,
  counted_on date,
  tried_date timestamptz,
  read_date timestamptz,
  next_date timestamptz not null,
  stale_date timestamptz not null,
  problem text,
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint foreign_calendars_status_valid check (status in ('followed', 'stale')),
  constraint foreign_calendars_problem_valid
    check (problem in ('unreachable', 'refused', 'too_slow', 'too_large', 'no_calendar', 'not_allowed')),
  constraint foreign_calendars_lengths check (length(name) <= 60 and length(shown_address) <= 300 and length(etag) <= 200),
  constraint foreign_calendars_address_unique unique (talent_id, address_hash)
);
comment on table foreign_calendars is 'A calendar that a talent has elsewhere. What makes its days busy is not kept, only that they are (busy_spans).';
comment on column foreign_calendars.id is 'Identity.';
comment on column foreign_calendars.talent_id is 'Whose it is; it goes with the profile.';
comment on column foreign_calendars.status is 'State; see domain/foreign-calendar/foreign-calendar.workflow.ts.';
comment on column foreign_calendars.name is 'What the talent calls it.';
comment on column foreign_calendars.address_sealed is 'Where it is read, sealed: whoever has the address has the calendar.';
comment on column foreign_calendars.address_hash is 'Keyed hash of the address, by which the same one is known again.';
comment on column foreign_calendars.shown_address is 'The host and the end of the address, which tell two apart and open nothing.';
comment on column foreign_calendars.etag is 'What its server called what was read last; null where it does not.';
comment on column foreign_calendars.counted_on is 'The day from which its days were counted ahead; null before the first reading.';
comment on column foreign_calendars.tried_date is 'When it was last asked for.';
comment on column foreign_calendars.read_date is 'When it was last read; null before the first time.';
comment on column foreign_calendars.next_date is 'From when it is to be asked for again.';
comment on column foreign_calendars.stale_date is 'From when nobody should trust it: a day after the last reading.';
comment on column foreign_calendars.problem is 'Why the last try failed; null when it did not.';
comment on column foreign_calendars.created_date is 'When it was connected.';
comment on column foreign_calendars.updated_date is 'When the row last changed; kept by trigger.';
create index foreign_calendars_of_talent on foreign_calendars (talent_id, created_date, id);
create index foreign_calendars_to_read on foreign_calendars (next_date, id);
create index foreign_calendars_due on foreign_calendars (stale_date, id) where status = 'followed';
create trigger foreign_calendars_touch before update on foreign_calendars for each row execute function touch_updated_date();

-- The busy days of a foreign calendar stand beside the talent's own, so that whoever asks who is free meets both.
alter table busy_spans add column calendar_id uuid references foreign_calendars on delete cascade;
comment on column busy_spans.calendar_id is 'The foreign calendar that says so; null for what the talent says.';
create index busy_spans_of_calendar on busy_spans (calendar_id) where calendar_id is not null;
alter table busy_spans drop constraint busy_spans_no_overlap;
alter table busy_spans add constraint busy_spans_no_overlap
  exclude using gist (talent_id with =, daterange(starts_on, ends_on, '[]') with &&) where (calendar_id is null);

create table calendar_feeds (
  talent_id uuid primary key references talents on delete cascade,
  id uuid not null default gen_random_uuid(),
  created_date timestamptz not null default now(),
  updated_date timestamptz not null default now(),
  constraint calendar_feeds_id_unique unique (id)
);
comment on table calendar_feeds is 'That a talent''s calendar can be read elsewhere, under a secret address.';
comment on column calendar_feeds.talent_id is 'Whose calendar; it goes with the profile.';
comment on column calendar_feeds.id is 'What the address is made of, together with a key that no database holds. Another id is another address.';
comment on column calendar_feeds.created_date is 'When the row was made.';
comment on column calendar_feeds.updated_date is 'When the address was made; kept by trigger.';
create trigger calendar_feeds_touch before update on calendar_feeds for each row execute function touch_updated_date();
