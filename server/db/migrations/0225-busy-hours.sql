-- Parts of a day on which a talent cannot work. They are beside busy_spans, so that the search, which asks for whole days, does not
-- read them.
create table busy_hours (
  id uuid primary key default gen_random_uuid(),
  talent_id uuid not null references talents on delete cascade,
  day date not null,
  from_time text not null,
  to_time text not null,
  note text not null default '',
  created_date timestamptz not null default app_now(),
  constraint busy_hours_day_valid check (is_day(day)),
  constraint busy_hours_times_valid check (
    from_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and to_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and from_time < to_time collate "C"),
  constraint busy_hours_note_length check (length(note) <= 200),
  constraint busy_hours_unique unique (talent_id, day, from_time, to_time)
);
comment on table busy_hours is 'Hours of a day at which a talent cannot work. Companies never see them; times of auditions and requests with hours are compared with them.';
comment on column busy_hours.id is 'Identity.';
comment on column busy_hours.talent_id is 'The talent; deleting the profile deletes the hours.';
comment on column busy_hours.day is 'The ISO day.';
comment on column busy_hours.from_time is 'First busy time, as ''07:30'' in Stockholm.';
comment on column busy_hours.to_time is 'Time from which the talent is free again, on the same day.';
comment on column busy_hours.note is 'The talent''s own note, which only the talent reads; empty for none.';
comment on column busy_hours.created_date is 'Time of the entry.';
create index busy_hours_over on busy_hours (day);
create trigger busy_hours_of_nobody_merged before insert on busy_hours for each row execute function refuse_merged_talent();
