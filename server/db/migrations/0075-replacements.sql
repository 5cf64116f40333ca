-- Somebody else for the days that a booked person has left.

alter table candidates add column replaces_booking_id uuid references bookings;
comment on column candidates.replaces_booking_id is 'The cancelled booking whose days somebody else is asked for; null otherwise.';

-- Who said yes to the role once, and was not chosen, may be asked for the days of another.
drop index candidates_open_unique;
create unique index candidates_open_unique on candidates (project_id, role_index, talent_id)
  where not is_deleted and replaces_booking_id is null;
create unique index candidates_replacing_unique on candidates (replaces_booking_id, talent_id)
  where replaces_booking_id is not null and not is_deleted;
create index candidates_of_left_place on candidates (replaces_booking_id) where replaces_booking_id is not null;
-- A place is taken once, whoever says yes at the same time.
create unique index candidates_place_unique on candidates (replaces_booking_id)
  where replaces_booking_id is not null and client_decision = 'approved' and not is_deleted;
