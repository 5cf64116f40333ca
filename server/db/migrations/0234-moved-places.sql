-- A place whose days have moved is filled on the new days.
alter table bookings add column moved_to datemultirange;
comment on column bookings.moved_to is 'The days of the booked place after moves of the production; null while they are those of the booking, which change only with a signature.';
