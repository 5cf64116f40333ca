import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import type { ResultPeople } from './result-people.ts';
import type { useCompared } from './use-chosen.ts';

const comparePanel = onDemand(() => import('./compare-panel.tsx'));

interface ComparedPeopleProps {
  people: ResultPeople;
  compared: Pick<ReturnType<typeof useCompared>, 'people' | 'remove'>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The people to compare, side by side. For people of the present page the reasons are those of the present search. */
export function ComparedPeople({ people, compared, isOpen, onOpenChange }: ComparedPeopleProps) {
  const panel = useOnDemand(comparePanel, isOpen, () => onOpenChange(false));
  if (!panel) return null;
  return (
    <panel.ComparePanel
      people={compared.people.map((one) => {
        const hit = people.hits.find(({ id }) => id === one.id);
        return hit ? { ...one, reasons: people.reasonsOf(hit) } : one;
      })}
      isOpen={isOpen && compared.people.length > 0}
      onOpenChange={onOpenChange}
      onRemove={compared.remove}
    />
  );
}
