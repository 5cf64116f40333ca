-- Keeps the last day of an open work report: the last day of the candidate's bookings. A booking that is cancelled on its first
-- day or later ends on the day of the cancellation at the latest, so that the report is asked for at once, and not after days that
-- nobody worked. A booking that is cancelled before counts only if there is no other. A later last day asks and reminds again.
create or replace function follow_last_day() returns trigger language plpgsql as $$
begin
  update work_reports r
  set last_day = b.last_day,
    asked_date = case when b.last_day > r.last_day then null else asked_date end,
    remind_on = case when b.last_day > r.last_day then null else remind_on end,
    reminded_date = case when b.last_day > r.last_day then null else reminded_date end,
    silent_on = case when b.last_day > r.last_day then null else silent_on end
  from (select coalesce(max(worked_until), max(ends_on)) as last_day
    from (select ends_on,
        case when status <> 'cancelled' then ends_on
          when (cancelled_date at time zone 'Europe/Stockholm')::date >= starts_on
            then least(ends_on, (cancelled_date at time zone 'Europe/Stockholm')::date) end as worked_until
      from bookings where candidate_id = new.candidate_id) of_booking) b
  where r.candidate_id = new.candidate_id and r.status = 'open' and r.last_day <> b.last_day;
  return null;
end $$;
