import { useRef } from 'react';
import type { TalentResults } from '#contract/finding/search.ts';
import type { ResultLook } from '#web/features/finding/search/result-look.ts';
import type { SearchState } from '#web/features/finding/search/search-url.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { Loading } from '#web/ui/frame/query-frame.tsx';
import { Pagination } from '#web/ui/list/pagination.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { pageCount } from './count-line.view.ts';
import { FoundPeople } from './found-people.tsx';
import type { ResultPeople } from './result-people.ts';

const loosenWishes = onDemand(() => import('./loosen-wishes.tsx'));

interface PageOfPeopleProps {
  results: TalentResults;
  answered: SearchState;
  people: ResultPeople;
  look: ResultLook;
  onLook: (look: ResultLook) => void;
  hrefOf: (page: number) => string;
  onState: (next: SearchState) => void;
  projectId?: string | undefined;
}

/** The people of one page with links to the other pages, or advice if there are none. */
export function PageOfPeople(props: PageOfPeopleProps) {
  const { results, answered, people, look, onLook, hrefOf, onState, projectId } = props;
  const after = useRef<HTMLDivElement>(null);
  const isNobody = results.total === 0;
  const loosen = useOnDemand(loosenWishes, isNobody);
  if (isNobody) {
    return loosen ? (
      <loosen.LoosenWishes state={answered} reading={results.reading} onState={onState} projectId={projectId} />
    ) : (
      <Loading />
    );
  }
  if (results.items.length === 0) {
    return (
      <EmptyState
        title="Så långt räcker inte listan"
        action={<LinkButton to={hrefOf(1)}>Till första sidan</LinkButton>}
      >
        Det finns färre sidor än så för den här sökningen.
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-8">
      <button
        type="button"
        onClick={() => after.current?.focus()}
        className="text-link sr-only self-start focus-visible:not-sr-only"
      >
        Hoppa över personerna
      </button>
      <FoundPeople {...people} look={look} onLook={onLook} />
      <div ref={after} tabIndex={-1} className="outline-none">
        <Pagination
          page={results.page}
          pageCount={pageCount(results)}
          total={results.total}
          noun={results.total === 1 ? 'talang' : 'talanger'}
          hrefOf={hrefOf}
        />
      </div>
    </div>
  );
}
