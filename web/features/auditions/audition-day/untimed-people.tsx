import type { TimePerson } from '#contract/auditions/audition-day.ts';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { PageLinks, usePageNumber } from '#web/ui/list/page-links.tsx';
import { useUntimed } from './audition-day-queries.ts';
import { TimePersonCard } from './time-person.tsx';

export interface UntimedPeopleProps {
  auditionId: string;
  mayPlan: boolean;
  onMove: (person: TimePerson) => void;
  onDrag: (person: TimePerson | undefined) => void;
}

/**
 * The called people without a slot, one page at a time. The company drags them into the day, or moves them by the menu.
 */
export function UntimedPeople({ auditionId, mayPlan, onMove, onDrag }: UntimedPeopleProps) {
  const query = useUntimed(auditionId, usePageNumber('utan'));
  return (
    <QueryFrame query={query}>
      {(data) =>
        data.total > 0 && (
          <section aria-labelledby="utan-tid" className="flex flex-col gap-3 print:hidden">
            <h3 id="utan-tid" className="voice-serif text-name">
              Utan tid <span className="text-sm text-ink-muted tabular">{data.total}</span>
            </h3>
            <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
              {data.items.map((person) => (
                <TimePersonCard
                  key={person.id}
                  person={person}
                  onMove={mayPlan ? () => onMove(person) : undefined}
                  onTakeAway={undefined}
                  onDragStart={() => onDrag(person)}
                  onDragEnd={() => onDrag(undefined)}
                />
              ))}
            </ul>
            <PageLinks of={data} noun="personer utan tid" name="utan" />
          </section>
        )
      }
    </QueryFrame>
  );
}
