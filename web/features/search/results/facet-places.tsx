import { ListFilter } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReadText, TalentResults } from '#contract/search.ts';
import type { TalentQuery, Wish } from '#domain/matching/condition.ts';
import { Button } from '#web/ui/button.tsx';
import { onDemand, useOnDemand } from '#web/ui/on-demand.ts';

// Fetched when the people are there: they are what is looked at first.
const facetParts = onDemand(async () => ({
  ...(await import('./facets.tsx')),
  ...(await import('./facets.view.ts')),
}));

interface FacetPlacesProps {
  facets: TalentResults['facets'];
  /** The wishes that count in what is shown. */
  wishes: readonly Wish[];
  query: TalentQuery;
  /** What the text of `query` was read as; undefined while that is asked. */
  reading: ReadText | undefined;
  onQuery: (query: TalentQuery) => void;
}

/** The facets beside the people on wide screens, above them and folded on others. */
export function FacetPlaces(props: FacetPlacesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const foldedId = useId();
  return (
    <>
      <div className="mb-6 lg:hidden">
        <Button
          size="small"
          icon={ListFilter}
          aria-expanded={isOpen}
          aria-controls={isOpen ? foldedId : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          Begränsa
        </Button>
        {isOpen && (
          <div id={foldedId} className="mt-4">
            <LateFacets {...props} />
          </div>
        )}
      </div>
      <aside
        aria-label="Begränsa"
        className="hidden shrink-0 lg:sticky lg:top-[calc(var(--sticky-top,0px)+1rem)] lg:block lg:max-h-[calc(100dvh-var(--sticky-top,0px)-2rem)] lg:w-52 lg:overflow-y-auto lg:px-1 lg:pb-10 2xl:w-60"
      >
        <LateFacets {...props} />
      </aside>
    </>
  );
}

function LateFacets({ facets, wishes, query, reading, onQuery }: FacetPlacesProps) {
  const late = useOnDemand(facetParts, true, () => undefined);
  if (!late) return null;
  return (
    <late.Facets
      groups={late.facetGroups(facets, wishes)}
      onToggle={(kind, id) => onQuery(late.toggleFacet(query, reading, kind, id))}
    />
  );
}
