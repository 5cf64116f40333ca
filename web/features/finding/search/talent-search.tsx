import { type ReactNode, useState } from 'react';
import type { ReadText, SearchHit } from '#contract/finding/search.ts';
import type { TalentQuery } from '#domain/finding/matching/condition.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Loading, QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { afterDrawing, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import type { ResultLook } from './result-look.ts';
import { SearchTools } from './search-tools.tsx';
import type { SearchState } from './search-url.ts';
import { type OnState, useSearchControls } from './use-search-controls.ts';

// Loaded at the same time as the people; the field is drawn before both.
const searchResults = afterDrawing(() => import('./results/search-results.tsx'));

export interface TalentSearchProps {
  /** Commands for the search, such as saving it; shown beside the filters. */
  tools?: ((query: TalentQuery, reading: ReadText) => ReactNode) | undefined;
  search: SearchState;
  /** Puts the search in the address. */
  onChange: OnState;
  hrefOf: (page: number) => string;
  /** Id of a project; people picked or asked there are marked. */
  projectId?: string | undefined;
  badgeOf?: ((hit: SearchHit, look: ResultLook) => ReactNode) | undefined;
  actionsOf?: ((hit: SearchHit) => ReactNode) | undefined;
  /** The commands for all marked people; `clear` unmarks them. */
  chosenActions?: ((chosen: readonly SearchHit[], clear: () => void) => ReactNode) | undefined;
  /** Right of the people on wide screens: the people picked in the project. */
  beside?: ReactNode;
}

/** The search for people: the query, its reading, and the matches. */
export function TalentSearch({ search: state, onChange, projectId, tools, ...rest }: TalentSearchProps) {
  const search = useSearchControls(state, onChange, projectId);
  const [isWanted, setIsWanted] = useState(true);
  const here = useOnDemand(searchResults, isWanted, () => setIsWanted(false));
  return (
    <div className="flex flex-col gap-6">
      <SearchTools search={search} state={state}>
        {search.isRead && tools?.(search.query, search.reading)}
      </SearchTools>
      <QueryFrame query={search.talents}>
        {(results) =>
          here ? (
            // Outside of the results, which a key does not draw again.
            <div aria-busy={search.isBusy}>
              <here.SearchResults
                {...rest}
                state={state}
                results={results}
                isStale={search.talents.isPlaceholderData}
                onState={onChange}
                projectId={projectId}
              />
            </div>
          ) : isWanted ? (
            <Loading />
          ) : (
            <Button className="self-start" onClick={() => setIsWanted(true)}>
              Försök igen
            </Button>
          )
        }
      </QueryFrame>
    </div>
  );
}
