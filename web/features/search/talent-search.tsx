import type { ReactNode } from 'react';
import type { SearchHit } from '#contract/search.ts';
import { QueryFrame } from '#web/ui/query-frame.tsx';
import { FoundTalents } from './found-talents.tsx';
import type { SearchState } from './search-address.ts';
import { SearchTools } from './search-tools.tsx';
import { type OnState, useSearchControls } from './use-search-controls.ts';

export interface TalentSearchProps {
  search: SearchState;
  /** Puts the search in the address. */
  onChange: OnState;
  hrefOf: (page: number) => string;
  /** Marks those picked or asked in this project. */
  projectId?: string | undefined;
  badgeOf?: ((hit: SearchHit) => ReactNode) | undefined;
  actionsOf?: ((hit: SearchHit) => ReactNode) | undefined;
  /** What can be done with everybody chosen; `clear` unticks them. */
  chosenActions?: ((chosen: readonly SearchHit[], clear: () => void) => ReactNode) | undefined;
  /** Right of the people on wide screens: who has been picked so far. */
  beside?: ReactNode;
}

/** The search for people: who is looked for, how that was understood, and who fits. */
export function TalentSearch(props: TalentSearchProps) {
  const { search: state, onChange, hrefOf, projectId, badgeOf, actionsOf, chosenActions, beside } = props;
  const search = useSearchControls(state, onChange, projectId);
  return (
    <div className="lg:flex lg:items-start lg:gap-8 xl:gap-10">
      <div className="min-w-0 flex-1">
        <SearchTools search={search} state={state} onState={onChange} />
        <div className="mt-4">
          <QueryFrame query={search.talents}>
            {(results) => (
              <FoundTalents
                results={results}
                hrefOf={hrefOf}
                badgeOf={badgeOf}
                actionsOf={actionsOf}
                chosenActions={chosenActions}
              />
            )}
          </QueryFrame>
        </div>
      </div>
      {beside}
    </div>
  );
}
