-- An event before the end of the last closed month is booked on the first day after that month, so that no voucher enters a
-- reported month. This includes the months before the first voucher, which nobody closes.
create or replace function open_booking_day(wanted date) returns date language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('closed months', 0));
  return greatest(wanted, (select (max(month) + interval '1 month')::date from closed_months));
end $$;
comment on function open_booking_day(date) is 'The posting day of an event: its own day, or the first day after the last closed month.';
