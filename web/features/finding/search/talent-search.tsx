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

// Asked for together with the people, who cannot be shown before they have come either; the field is there before both.
const searchResults = afterDrawing(() => import('./results/search-results.tsx'));

export interface TalentSearchProps {
  /** The commands for the search itself, such as saving it; beside the filters. */
  tools?: ((query: TalentQuery, reading: ReadText) => ReactNode) | undefined;
  search: SearchState;
  /** Puts the search in the address. */
  onChange: OnState;
  hrefOf: (page: number) => string;
  /** Marks those picked or asked in this project. */
  projectId?: string | undefined;
  badgeOf?: ((hit: SearchHit, look: ResultLook) => ReactNode) | undefined;
  actionsOf?: ((hit: SearchHit) => ReactNode) | undefined;
  /** The commands for all chosen people; `clear` unticks them. */
  chosenActions?: ((chosen: readonly SearchHit[], clear: () => void) => ReactNode) | undefined;
  /** Right of the people on wide screens: the people picked so far. */
  beside?: ReactNode;
}

/** The search for people: the wishes, their reading, and the matches. */
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
            <here.SearchResults
              {...rest}
              state={state}
              results={results}
              isStale={search.talents.isPlaceholderData}
              isBusy={search.isBusy}
              onState={onChange}
              projectId={projectId}
            />
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
