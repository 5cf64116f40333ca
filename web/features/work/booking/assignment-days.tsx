import type { AssignmentDetails } from '#contract/work/booking.ts';
import { dayOf } from '#domain/kernel/time/day.ts';
import { dateKindLabels } from '#texts/deal/labels.ts';
import { bookingStatusLabels } from '#texts/work/labels.ts';
import { Section } from '#web/ui/frame/section.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { Countdown } from '#web/ui/text/countdown.tsx';
import { SpanText } from '#web/ui/text/date-text.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { useNow } from '#web/ui/text/use-now.ts';
import { daysToCallOff, nextSpan } from './assignment.view.ts';
import { CannotCome } from './cannot-come.tsx';
import { DateLeaf } from './date-leaf.tsx';

// Loaded on demand: few days are called off, and fewer can be taken back.
const comeBack = onDemand(() => import('./come-back.tsx'));

function ComeBack(days: { id: string; company_name: string; booking_id: string }) {
  const here = useOnDemand(comeBack, true);
  return here ? <here.ComeBack {...days} /> : null;
}

/** The days of an assignment with their states, and the time until the next day. */
export function AssignmentDays({ assignment }: { assignment: AssignmentDetails }) {
  const next = nextSpan(assignment.bookings, dayOf(useNow()));
  return (
    <Section
      title="Dagar"
      aside={next && <Countdown until={next.starts_on} />}
      actions={daysToCallOff(assignment).length > 0 && <CannotCome id={assignment.id} />}
    >
      <ol className="-mt-2 divide-y divide-hairline">
        {assignment.bookings.map((booking) => {
          const state = bookingStatusLabels[booking.status];
          return (
            <li key={booking.id} className="flex items-center gap-4 py-3">
              <DateLeaf day={booking.starts_on} />
              <div className="min-w-0 flex-1">
                <p className="font-medium">{dateKindLabels[booking.kind]}</p>
                <p className="text-sm text-ink-muted">
                  <SpanText from={booking.starts_on} to={booking.ends_on} />
                </p>
                {booking.actions.includes('come-back') && (
                  <div className="mt-2">
                    <ComeBack id={assignment.id} company_name={assignment.company_name} booking_id={booking.id} />
                  </div>
                )}
              </div>
              <StateBadge tone={state.tone}>{state.word}</StateBadge>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
