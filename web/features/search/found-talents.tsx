import { type ReactNode, useState } from 'react';
import type { TalentResults as Results, SearchHit } from '#contract/search.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { type ResultLook, useResultLook } from './result-look.ts';
import { TalentDrawer } from './talent-drawer.tsx';
import { TalentResults } from './talent-results.tsx';

interface FoundTalentsProps {
  results: Results;
  hrefOf: (page: number) => string;
  badgeOf?: ((hit: SearchHit, look: ResultLook) => ReactNode) | undefined;
  actionsOf?: ((hit: SearchHit) => ReactNode) | undefined;
  chosenActions?: ((chosen: readonly SearchHit[], clear: () => void) => ReactNode) | undefined;
}

const NOBODY: ReadonlyMap<string, SearchHit> = new Map();

/** The people found, a person's profile, and what can be done with those chosen. */
export function FoundTalents({ results, hrefOf, badgeOf, actionsOf, chosenActions }: FoundTalentsProps) {
  const [look] = useResultLook();
  const [chosen, setChosen] = useState(NOBODY);
  const [shown, setShown] = useState<SearchHit>();
  if (results.total === 0) return <EmptyState title="Ingen passar allt det här">Ta bort ett av önskemålen.</EmptyState>;
  return (
    <div className="flex flex-col gap-8">
      <h2 className="sr-only">Talanger som passar</h2>
      <TalentResults
        hits={results.items}
        look={look}
        chosen={chosen}
        onChoose={setChosen}
        onOpen={setShown}
        badgeOf={badgeOf}
        actionsOf={actionsOf}
      />
      <Pagination
        page={results.page}
        pageCount={Math.max(1, Math.ceil(results.total / results.page_size))}
        total={results.total}
        noun={results.total === 1 ? 'person' : 'personer'}
        hrefOf={hrefOf}
      />
      {chosen.size > 0 && chosenActions && (
        <section
          aria-label="Markerade"
          className="sticky bottom-[calc(var(--bottom-bar,0px)+0.75rem)] z-20 flex flex-wrap items-center gap-2 rounded-panel border border-hairline bg-surface px-4 py-3 shadow-float"
        >
          <p role="status" className="mr-auto text-sm font-medium tabular">
            {chosen.size} {chosen.size === 1 ? 'markerad' : 'markerade'}
          </p>
          {chosenActions([...chosen.values()], () => setChosen(NOBODY))}
        </section>
      )}
      <TalentDrawer
        talent={shown}
        among={results.items}
        onShow={setShown}
        actions={shown && actionsOf?.(results.items.find((hit) => hit.id === shown.id) ?? shown)}
      />
    </div>
  );
}
