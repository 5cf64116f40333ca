import { Columns3, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SearchHit } from '#contract/finding/search.ts';
import { Button, IconButton } from '#web/ui/form/button.tsx';
import { Avatar } from '#web/ui/text/avatar.tsx';
import { COMPARE_MAX, type Compared } from './compare-list.ts';

interface ResultBarsProps {
  chosen: readonly SearchHit[];
  chosenActions: ReactNode;
  compared: readonly Compared[];
  onRemove: (id: string) => void;
  onClear: () => void;
  onCompare: () => void;
}

const bar =
  'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-panel border border-hairline bg-surface px-4 py-3 shadow-float';

/** The bars at the foot of the window, for the marked people and the people to compare on all pages. */
export function ResultBars({ chosen, chosenActions, compared, onRemove, onClear, onCompare }: ResultBarsProps) {
  const hasChosen = chosen.length > 0 && chosenActions !== undefined;
  if (!hasChosen && compared.length === 0) return null;
  return (
    <div className="sticky bottom-[calc(var(--bottom-bar,0px)+0.75rem)] z-20 mt-6 flex flex-col gap-2">
      {compared.length > 0 && (
        <section aria-label="Jämförelse" className={bar}>
          <ul className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 max-sm:hidden">
            {compared.map(({ id, name, profile_image }) => (
              <li key={id} className="flex min-w-0 items-center gap-2 text-sm">
                <Avatar name={name} src={profile_image} size="small" />
                <span className="min-w-0 truncate">{name}</span>
                <IconButton icon={X} label={`Ta bort ${name} ur jämförelsen`} onClick={() => onRemove(id)} />
              </li>
            ))}
          </ul>
          <p role="status" className="ml-auto text-sm text-ink-muted tabular max-sm:mr-auto max-sm:ml-0">
            {compared.length === 1 ? 'Välj minst en till' : `${compared.length} av högst ${COMPARE_MAX}`}
          </p>
          <Button variant="quiet" onClick={onClear}>
            Töm<span className="sr-only"> jämförelsen</span>
          </Button>
          <Button icon={Columns3} disabled={compared.length < 2} onClick={onCompare}>
            Jämför {compared.length > 1 && compared.length}
          </Button>
        </section>
      )}
      {hasChosen && (
        <section aria-label="Markerade" className={bar}>
          <p role="status" className="mr-auto text-sm font-medium tabular">
            {chosen.length} {chosen.length === 1 ? 'markerad' : 'markerade'}
          </p>
          {chosenActions}
        </section>
      )}
    </div>
  );
}
