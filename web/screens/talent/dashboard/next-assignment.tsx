import type { AssignmentSummary } from '#contract/work/booking.ts';
import { addDays, dayOf } from '#domain/kernel/time/day.ts';
import { TalentUnread } from '#web/features/talk/thread/unread-mark.tsx';
import { nextSpan } from '#web/features/work/booking/assignment.view.ts';
import { useAssignments } from '#web/features/work/booking/assignment-queries.ts';
import { AssignmentRow } from '#web/features/work/booking/assignment-row.tsx';
import { CannotCome } from '#web/features/work/booking/cannot-come.tsx';
import { LinkButton } from '#web/ui/form/button.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { useNow } from '#web/ui/text/use-now.ts';

/** The next assignment of the talent. */
export function NextAssignment() {
  const assignments = useAssignments('upcoming');
  const today = dayOf(useNow());
  return (
    <Section
      title="Nästa uppdrag"
      actions={
        <LinkButton variant="quiet" size="small" to="/TalentAssignments" className="-mr-3">
          Alla uppdrag
        </LinkButton>
      }
    >
      <QueryFrame
        query={assignments}
        isEmpty={(data) => data.items.length === 0}
        empty={<p className="text-ink-muted">Inga bokade dagar. Här står nästa dag så snart någon bokar dig.</p>}
      >
        {({ items: [next] }) => next && <Next assignment={next} today={today} />}
      </QueryFrame>
    </Section>
  );
}

/**
 * The assignment, and from the day before on a button for a talent who cannot come: in the morning of the work it is
 * reached without opening anything.
 */
function Next({ assignment, today }: { assignment: AssignmentSummary; today: string }) {
  const isNear = (nextSpan(assignment.bookings, today)?.starts_on ?? today) <= addDays(today, 1);
  return (
    <div className="-mt-5">
      <AssignmentRow
        assignment={assignment}
        today={today}
        unread={<TalentUnread of={{ candidate_id: assignment.id }} />}
      />
      {isNear && <CannotCome id={assignment.id} />}
    </div>
  );
}
