import { type ReactNode, useState } from 'react';
import type { SearchHit } from '#contract/search.ts';
import { Pagination } from '#web/ui/pagination.tsx';
import { QueryFrame } from '#web/ui/query-frame.tsx';
import { LoosenFilters } from './loosen-filters.tsx';
import { type ResultLook, useResultLook } from './result-look.ts';
import type { SearchState } from './search-address.ts';
import { SearchTools } from './search-tools.tsx';
import { TalentDrawer } from './talent-drawer.tsx';
import { TalentResults } from './talent-results.tsx';
import { useTalents } from './use-search.ts';
import { WishesEditor } from './wishes-editor.tsx';

export interface TalentSearchProps {
  search: SearchState;
  onChange: (search: SearchState) => void;
  hrefOf: (page: number) => string;
  /** Marks those picked or asked in this project. */
  projectId?: string | undefined;
  badgeOf?: ((hit: SearchHit, look: ResultLook) => ReactNode) | undefined;
  actionsOf?: ((hit: SearchHit) => ReactNode) | undefined;
  /** What can be done with everybody chosen; `clear` unticks them. */
  chosenActions?: ((chosen: readonly SearchHit[], clear: () => void) => ReactNode) | undefined;
  /** Right of the people on wide screens: who has been picked so far. */
  beside?: ReactNode;
}

const NOBODY: ReadonlyMap<string, SearchHit> = new Map();

/** The search for people: filters, results, a person's profile, and what can be done with those chosen. */
export function TalentSearch(props: TalentSearchProps) {
  const { search, onChange, hrefOf, projectId, badgeOf, actionsOf, chosenActions, beside } = props;
  const talents = useTalents(search, projectId);
  const [look, setLook] = useResultLook();
  const [chosen, setChosen] = useState(NOBODY);
  const [shown, setShown] = useState<SearchHit>();
  return (
    <div className="lg:flex lg:items-start lg:gap-8 xl:gap-10">
      <aside
        aria-label="Filter"
        className="hidden shrink-0 lg:sticky lg:top-[calc(var(--sticky-top,0px)+1rem)] lg:block lg:max-h-[calc(100dvh-var(--sticky-top,0px)-2rem)] lg:w-60 lg:overflow-y-auto lg:px-1 lg:pb-40 2xl:w-68"
      >
        <WishesEditor value={search.wishes} onChange={(wishes) => onChange({ ...search, wishes, page: 1 })} />
      </aside>
      <div className="min-w-0 flex-1">
        <SearchTools
          search={search}
          onChange={onChange}
          total={talents.data?.total}
          isBusy={talents.isFetching}
          look={look}
          onLook={setLook}
        />
        <div className="mt-4">
          <QueryFrame
            query={talents}
            isEmpty={(data) => data.total === 0}
            empty={<LoosenFilters search={search} onChange={onChange} />}
          >
            {(data) => (
              <div className="flex flex-col gap-8">
                <h2 className="sr-only">Talanger som passar</h2>
                <TalentResults
                  hits={data.items}
                  look={look}
                  chosen={chosen}
                  onChoose={setChosen}
                  onOpen={setShown}
                  badgeOf={badgeOf}
                  actionsOf={actionsOf}
                />
                <Pagination
                  page={data.page}
                  pageCount={Math.max(1, Math.ceil(data.total / data.page_size))}
                  total={data.total}
                  noun={data.total === 1 ? 'person' : 'personer'}
                  hrefOf={hrefOf}
                />
              </div>
            )}
          </QueryFrame>
        </div>
        {chosen.size > 0 && chosenActions && (
          <section
            aria-label="Markerade"
            className="sticky bottom-[calc(var(--bottom-bar,0px)+0.75rem)] z-20 mt-6 flex flex-wrap items-center gap-2 rounded-panel border border-hairline bg-surface px-4 py-3 shadow-float"
          >
            <p role="status" className="mr-auto text-sm font-medium tabular">
              {chosen.size} {chosen.size === 1 ? 'markerad' : 'markerade'}
            </p>
            {chosenActions([...chosen.values()], () => setChosen(NOBODY))}
          </section>
        )}
      </div>
      {beside}
      <TalentDrawer
        talent={shown}
        among={talents.data?.items}
        onShow={setShown}
        actions={shown && actionsOf?.(talents.data?.items.find((hit) => hit.id === shown.id) ?? shown)}
      />
    </div>
  );
}
