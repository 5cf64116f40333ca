import { dayOf } from '#domain/kernel/time/day.ts';
import { TalentUnread } from '#web/features/talk/thread/unread-mark.tsx';
import { useAssignments } from '#web/features/work/booking/assignment-queries.ts';
import { AssignmentRow } from '#web/features/work/booking/assignment-row.tsx';
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
        {(data) =>
          data.items[0] && (
            <div className="-mt-5">
              <AssignmentRow
                assignment={data.items[0]}
                today={today}
                unread={<TalentUnread of={{ candidate_id: data.items[0].id }} />}
              />
            </div>
          )
        }
      </QueryFrame>
    </Section>
  );
}
