-- Months are closed in order, and an event of a closed month is booked on the first day after the last closed month. So no
-- voucher enters a month after its report, and none enters a month before all vouchers, which nobody has closed.
create or replace function open_booking_day(wanted date) returns date language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('closed months', 0));
  return greatest(wanted, (select (max(month) + interval '1 month')::date from closed_months));
end $$;
comment on function open_booking_day(date) is 'The day in the books of what happened on a day: that day, or the first after the last month that is closed.';
