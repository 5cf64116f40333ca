import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CalendarBooking, CalendarDay } from '#contract/work/company-bookings.ts';
import { query } from '#web/api/client.ts';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { DayGrid } from '#web/ui/list/day-grid.tsx';
import { shownDays } from '#web/ui/list/month-days.ts';
import { classNames } from '#web/ui/text/class-names.ts';
import { BookingAgenda } from './booking-agenda.tsx';

interface BookingCalendarProps {
  view: 'month' | 'week';
  /** A day (ISO) of the shown month or week. */
  day: string;
  today: string;
  onDay: (day: string) => void;
  /** Called with the day of which the user wants to see all bookings. */
  onOpen: (day: string) => void;
}

/** A month or week with the bookings of each day. On phones: a list of the days with bookings. */
export function BookingCalendar({ view, day, today, onDay, onOpen }: BookingCalendarProps) {
  const days = shownDays(day, view);
  const [from = day, to = day] = [days[0], days.at(-1)];
  const calendar = useQuery({
    ...query('GET /company/bookings/calendar', { query: { from, to } }),
    placeholderData: keepPreviousData,
  });
  return (
    <QueryFrame query={calendar}>
      {(data) => {
        const booked = new Map(data.days.map((one) => [one.day, one]));
        return (
          <>
            <div className="md:hidden">
              <BookingAgenda days={days.flatMap((one) => booked.get(one) ?? [])} onOpen={onOpen} />
            </div>
            <DayGrid
              label="Bokningar per dag"
              className="hidden md:table"
              cellClassName={view === 'week' ? 'h-72' : 'h-28'}
              {...{ days, day, today, onDay }}
              isOutside={(one) => view === 'month' && one.slice(0, 7) !== day.slice(0, 7)}
              wordsOf={(one) => wordsOf(booked.get(one)?.total ?? 0)}
              onChoose={({ starts_on }) => onOpen(starts_on)}
            >
              {(one) => <Booked of={booked.get(one)} />}
            </DayGrid>
          </>
        );
      }}
    </QueryFrame>
  );
}

const wordsOf = (total: number) => (total === 1 ? 'en bokning' : `${total || 'inga'} bokningar`);

function Booked({ of }: { of: CalendarDay | undefined }) {
  const { items = [], total = 0 } = of ?? {};
  return (
    <>
      {items.map((booking) => (
        <Named key={booking.id} booking={booking} />
      ))}
      {total > items.length && <span className="text-xs text-ink-muted tabular">+{total - items.length}</span>}
    </>
  );
}

function Named({ booking: { talent_name, project_title, status, is_moving } }: { booking: CalendarBooking }) {
  return (
    <span
      className={classNames(
        'block w-full min-w-0 border-l-2 pl-1.5 text-xs leading-4',
        status === 'waiting' || is_moving
          ? 'border-waiting'
          : status === 'completed'
            ? 'border-hairline-strong'
            : 'border-agreed',
      )}
    >
      <span className="block truncate">{talent_name}</span>
      <span className="block truncate text-ink-muted">
        {is_moving && 'Flyttas, '}
        {project_title}
      </span>
    </span>
  );
}
