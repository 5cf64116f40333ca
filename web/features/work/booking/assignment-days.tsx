import { useState } from 'react';
import type { AssignmentDetails } from '#contract/work/booking.ts';
import { dayOf } from '#domain/kernel/time/day.ts';
import { dateKindLabels } from '#texts/deal/labels.ts';
import { bookingStatusLabels } from '#texts/work/labels.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { Countdown } from '#web/ui/text/countdown.tsx';
import { SpanText } from '#web/ui/text/date-text.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { useNow } from '#web/ui/text/use-now.ts';
import { daysToCallOff, nextSpan } from './assignment.view.ts';
import { DateLeaf } from './date-leaf.tsx';

/** The days of an assignment with their states, and the time until the next day. */
export function AssignmentDays({ assignment }: { assignment: AssignmentDetails }) {
  const next = nextSpan(assignment.bookings, dayOf(useNow()));
  return (
    <Section
      title="Dagar"
      aside={next && <Countdown until={next.starts_on} />}
      actions={<CannotCome assignment={assignment} />}
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
              </div>
              <StateBadge tone={state.tone}>{state.word}</StateBadge>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

const callOff = onDemand(() => import('./call-off.tsx'));

/** A button with which the talent calls off booked days. Renders nothing if no day can be called off. */
function CannotCome({ assignment }: { assignment: AssignmentDetails }) {
  const [isAsking, setIsAsking] = useState(false);
  const here = useOnDemand(callOff, isAsking, () => setIsAsking(false));
  if (daysToCallOff(assignment).length === 0) return null;
  return (
    <>
      <Button size="small" onClick={() => setIsAsking(true)}>
        Jag kan inte komma
      </Button>
      {isAsking && here && <here.CallOff assignment={assignment} onClose={() => setIsAsking(false)} />}
    </>
  );
}
