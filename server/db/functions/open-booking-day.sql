-- Months are closed in order, so that nothing of an earlier month comes after a later one was reported. A day before the
-- first voucher lies in a month that nobody has closed, and what was said to have happened on it was written there: under
-- openings that were reported, and in front of every month that is closed.
create or replace function open_booking_day(wanted date) returns date language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('closed months', 0));
  return greatest(wanted, (select (max(month) + interval '1 month')::date from closed_months));
end $$;
comment on function open_booking_day(date) is 'The day in the books of what happened on a day: that day, or the first after the last month that is closed.';
