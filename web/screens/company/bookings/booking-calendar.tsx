import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { CalendarBooking, CalendarDay } from '#contract/company-bookings.ts';
import { query } from '#web/api/client.ts';
import { classNames } from '#web/ui/class-names.ts';
import { QueryFrame } from '#web/ui/query-frame.tsx';
import { BookingAgenda } from './booking-agenda.tsx';
import { dayAfterKey, dayText, shownDays } from './calendar.view.ts';

const WEEKDAYS = ['mån', 'tis', 'ons', 'tors', 'fre', 'lör', 'sön'];

interface BookingCalendarProps {
  view: 'month' | 'week';
  /** The day that the calendar stands at. */
  day: string;
  today: string;
  onDay: (day: string) => void;
  /** All of a day is asked for. */
  onOpen: (day: string) => void;
}

/** The days of a month or a week with what is booked on each; an agenda on phones. */
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
            <MonthOrWeek {...{ view, days, booked, day, today, onDay, onOpen }} />
          </>
        );
      }}
    </QueryFrame>
  );
}

interface DaysProps extends BookingCalendarProps {
  days: readonly string[];
  booked: ReadonlyMap<string, CalendarDay>;
}

function MonthOrWeek({ view, days, booked, day, today, onDay, onOpen }: DaysProps) {
  const table = useRef<HTMLTableElement>(null);
  const isMoving = useRef(false);
  useEffect(() => {
    // The day that a key led to is drawn by now, perhaps in another month.
    if (isMoving.current) table.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
    isMoving.current = false;
  }, [day]);
  const weeks = Array.from({ length: days.length / 7 }, (_, index) => days.slice(index * 7, index * 7 + 7));
  return (
    <table
      ref={table}
      aria-label="Bokningar per dag"
      className="hidden w-full table-fixed border-collapse md:table"
      onKeyDown={(event) => {
        const next = dayAfterKey(event.key, day);
        if (next === null) return;
        event.preventDefault();
        isMoving.current = true;
        onDay(next);
      }}
    >
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th key={name} scope="col" className="kicker border border-hairline px-2 py-1.5 text-left">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((one) => (
              <td
                key={one}
                className={classNames(
                  'border border-hairline p-0 align-top',
                  view === 'week' ? 'h-72' : 'h-28',
                  view === 'month' && one.slice(0, 7) !== day.slice(0, 7) && 'bg-surface text-ink-muted',
                )}
              >
                <DayCell
                  day={one}
                  isToday={one === today}
                  isHere={one === day}
                  booked={booked.get(one)}
                  onOpen={() => onOpen(one)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayCellProps {
  day: string;
  isToday: boolean;
  isHere: boolean;
  booked: CalendarDay | undefined;
  onOpen: () => void;
}

function DayCell({ day, isToday, isHere, booked, onOpen }: DayCellProps) {
  const total = booked?.total ?? 0;
  const items = booked?.items ?? [];
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={isHere ? 0 : -1}
      aria-current={isToday ? 'date' : undefined}
      onClick={onOpen}
      className="flex size-full flex-col gap-1 px-2 py-1.5 text-left hover:bg-surface focus-visible:-outline-offset-2"
    >
      <span className="sr-only">{`${dayText(day)}, ${total === 1 ? 'en bokning' : `${total || 'inga'} bokningar`}`}</span>
      <span
        aria-hidden
        className={classNames('tabular text-sm', isToday && 'font-semibold underline underline-offset-4')}
      >
        {Number(day.slice(8))}
      </span>
      {items.map((booking) => (
        <Named key={booking.id} booking={booking} />
      ))}
      {total > items.length && <span className="text-xs text-ink-muted tabular">+{total - items.length}</span>}
    </button>
  );
}

function Named({ booking: { talent_name, project_title, status } }: { booking: CalendarBooking }) {
  return (
    <span
      className={classNames(
        'block w-full min-w-0 border-l-2 pl-1.5 text-xs leading-4',
        status === 'waiting' ? 'border-waiting' : status === 'completed' ? 'border-hairline-strong' : 'border-agreed',
      )}
    >
      <span className="block truncate">{talent_name}</span>
      <span className="block truncate text-ink-muted">{project_title}</span>
    </span>
  );
}
