import { useCallback, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { ReadText, TalentResults } from '#contract/finding/search.ts';
import type { TalentQuery, Wish } from '#domain/finding/matching/condition.ts';
import { Button } from '#web/ui/form/button.tsx';
import { afterDrawing, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { classNames } from '#web/ui/text/class-names.ts';
import type { FacetGroup } from './facets.view.ts';

// Loaded after the people, whom the user looks at first.
const facetParts = afterDrawing(async () => ({
  ...(await import('./facets.tsx')),
  ...(await import('./facets.view.ts')),
}));

export interface FacetPlaceProps {
  facets: TalentResults['facets'];
  /** The wishes of the search whose results are shown. */
  wishes: readonly Wish[];
  query: TalentQuery;
  /** The reading of the text of `query`; undefined until the server has answered. */
  reading: ReadText | undefined;
  onQuery: (query: TalentQuery) => void;
}

interface WithNeighbour {
  /** True if another column is beside the people, so that the facets open beside them only in a wider window. */
  hasNeighbour: boolean;
}

/**
 * The facets above the people, for windows without room beside them: a button, and a row of its own for the open
 * facets.
 */
export function FoldedFacets({ hasNeighbour, ...props }: FacetPlaceProps & WithNeighbour) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className={classNames('contents', hasNeighbour ? 'xl:hidden' : 'lg:hidden')}>
      <Button aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={() => setIsOpen(!isOpen)}>
        Begränsa
      </Button>
      {isOpen && (
        <div id={id} className="order-last mt-2 w-full">
          <LateFacets {...props} />
        </div>
      )}
    </div>
  );
}

/** The facets beside the people; they stay in view while the people scroll. */
export function FacetsBeside({ hasNeighbour, ...props }: FacetPlaceProps & WithNeighbour) {
  return (
    <aside
      aria-label="Begränsa"
      className={classNames(
        'sticky top-[calc(var(--sticky-top,0px)+1rem)] hidden max-h-[calc(100dvh-var(--sticky-top,0px)-2rem)] w-52 shrink-0 overflow-y-auto px-1 pb-10 2xl:w-60',
        hasNeighbour ? 'xl:block' : 'lg:block',
      )}
    >
      <LateFacets {...props} />
    </aside>
  );
}

/** Drawn after the people, and again only with other facets or wishes. */
function LateFacets({ facets, wishes, query, reading, onQuery }: FacetPlaceProps) {
  const late = useOnDemand(facetParts, true);
  const groups = useMemo(() => late?.facetGroups(facets, wishes), [late, facets, wishes]);
  const drawn = useDeferredValue(groups);
  const latest = useRef({ query, reading, onQuery });
  useEffect(() => {
    latest.current = { query, reading, onQuery };
  });
  const toggle = useCallback(
    (kind: FacetGroup['kind'], id: string) => {
      const now = latest.current;
      if (late) now.onQuery(late.toggleFacet(now.query, now.reading, kind, id));
    },
    [late],
  );
  return late && drawn ? <late.Facets groups={drawn} onToggle={toggle} /> : null;
}
