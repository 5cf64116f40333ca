alter table bookings add column missed_days date[] not null default '{}';
comment on column bookings.missed_days is 'The days that the talent had called off before coming back to the rest: nothing is owed for them.';
