import { Columns3 } from 'lucide-react';
import type { SearchHit } from '#contract/finding/search.ts';
import type { Leafing } from '#web/features/finding/search/previous-next.ts';
import { TalentDrawer } from '#web/features/finding/search/talent-drawer.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { ReasonList } from './reason-list.tsx';
import type { ResultPeople } from './result-people.ts';

interface ReasonedDrawerProps {
  people: ResultPeople;
  shown: SearchHit | undefined;
  leafing: Leafing;
  onShow: (hit: SearchHit | undefined) => void;
}

/** A person's profile beside the results: all reasons first, then the whole profile. */
export function ReasonedDrawer({ people, shown, leafing, onShow }: ReasonedDrawerProps) {
  // After a command the list has the person with the new state.
  const hit = people.hits.find(({ id }) => id === shown?.id) ?? shown;
  const reasons = hit ? people.reasonsOf(hit) : [];
  return (
    <TalentDrawer
      talent={hit}
      among={people.hits}
      leafing={leafing}
      onShow={onShow}
      actions={
        hit && (
          <>
            <Button
              variant="quiet"
              icon={Columns3}
              aria-pressed={people.isCompared(hit)}
              onClick={() => people.onCompare(hit)}
            >
              {people.isCompared(hit) ? 'Ta bort ur jämförelsen' : 'Jämför'}
            </Button>
            {people.actionsOf?.(hit)}
          </>
        )
      }
    >
      {hit && reasons.length > 0 && (
        <section aria-label="Skäl" className="mb-8 border-y border-hairline py-4">
          <h3 className="kicker mb-2">Det här säger sökningen</h3>
          <ReasonList name={hit.name} reasons={reasons} className="sm:grid sm:grid-cols-2 sm:gap-x-8" />
        </section>
      )}
    </TalentDrawer>
  );
}
