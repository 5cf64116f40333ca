import type { CalendarDay } from '#contract/work/company-bookings.ts';
import { bookingStatusLabels } from '#texts/work/labels.ts';
import { Button } from '#web/ui/form/button.tsx';
import { dayText } from '#web/ui/list/month-days.ts';
import { StateBadge } from '#web/ui/text/state-badge.tsx';

interface BookingAgendaProps {
  days: readonly CalendarDay[];
  onOpen: (day: string) => void;
}

/** The days with bookings, as a list. */
export function BookingAgenda({ days, onOpen }: BookingAgendaProps) {
  if (days.length === 0) return <p className="text-ink-muted">Inget är bokat de här dagarna.</p>;
  return (
    <ul className="flex flex-col gap-6">
      {days.map(({ day, total, items }) => (
        <li key={day}>
          <h2 className="kicker border-b border-hairline pb-1">{dayText(day)}</h2>
          <ul className="divide-y divide-hairline">
            {items.map(({ id, talent_name, role_title, project_title, status, is_moving }) => (
              <li key={id} className="flex items-baseline justify-between gap-4 py-2">
                <span className="min-w-0">
                  <span className="voice-serif block text-lg leading-6">{talent_name}</span>
                  <span className="block text-sm text-ink-muted">
                    {role_title} i {project_title}
                  </span>
                </span>
                {is_moving ? (
                  <StateBadge tone="waiting">Flyttas</StateBadge>
                ) : (
                  <StateBadge tone={bookingStatusLabels[status].tone}>{bookingStatusLabels[status].word}</StateBadge>
                )}
              </li>
            ))}
          </ul>
          {total > items.length && (
            <Button size="small" onClick={() => onOpen(day)}>
              +{total - items.length}
              <span className="sr-only"> till, {dayText(day)}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
