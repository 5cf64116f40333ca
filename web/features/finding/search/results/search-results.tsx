import { memo, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import type { SearchHit, TalentResults } from '#contract/finding/search.ts';
import type { TalentQuery } from '#domain/finding/matching/condition.ts';
import { type ResultLook, useResultLook } from '#web/features/finding/search/result-look.ts';
import type { SearchState } from '#web/features/finding/search/search-url.ts';
import type { OnState } from '#web/features/finding/search/use-search-controls.ts';
import { countingWishes } from '#web/features/finding/search/wishes-from-text.ts';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { classNames } from '#web/ui/text/class-names.ts';
import { ComparedPeople } from './compared-people.tsx';
import { FacetsBeside, FoldedFacets } from './facet-places.tsx';
import { PageOfPeople } from './page-of-people.tsx';
import { PeopleByKeys } from './people-by-keys.tsx';
import { ResultBars } from './result-bars.tsx';
import { ResultsHead } from './results-head.tsx';
import { UnknownGroups } from './unknown-groups.tsx';
import { unknownGroups } from './unknown-groups.view.ts';
import { searchKey, useAnswered } from './use-answered.ts';
import { useLeafing } from './use-leafing.ts';
import { usePageArrival } from './use-page-arrival.ts';
import { useResultPeople } from './use-result-people.ts';

const reasonedDrawer = onDemand(() => import('./reasoned-drawer.tsx'));

export interface SearchResultsProps {
  state: SearchState;
  results: TalentResults;
  /** True while `results` belong to an earlier search. */
  isStale: boolean;
  onState: OnState;
  hrefOf: (page: number) => string;
  /** Id of the project; people picked or asked there are marked. */
  projectId?: string | undefined;
  /** A StateBadge with the person's state in the project. */
  badgeOf?: ((hit: SearchHit, look: ResultLook) => ReactNode) | undefined;
  actionsOf?: ((hit: SearchHit) => ReactNode) | undefined;
  /** The commands for all marked people; `clear` unmarks them. */
  chosenActions?: ((chosen: readonly SearchHit[], clear: () => void) => ReactNode) | undefined;
  /** Right of the people on wide screens: the people picked in the project. */
  beside?: ReactNode;
}

/**
 * The matching people in order, each with reasons, and the tools to narrow, loosen, mark, compare and open. Not drawn
 * again by a key in the search field, which changes none of it.
 */
export const SearchResults = memo(function SearchResults(props: SearchResultsProps) {
  const { state, results, isStale, onState, hrefOf, projectId, badgeOf, actionsOf, chosenActions, beside } = props;
  const answered = useAnswered(state, isStale);
  const [look, setLook] = useResultLook();
  const { shown, show, leafing } = useLeafing(results, isStale, (page) =>
    onState({ ...state, page }, { replace: true }),
  );
  const [isComparing, setIsComparing] = useState(false);
  const drawer = useOnDemand(reasonedDrawer, shown !== undefined, () => show(undefined));
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();

  const wishes = useMemo(() => countingWishes(answered.query, results.reading), [answered.query, results.reading]);
  const { people, chosen, unmark, compared } = useResultPeople(results.items, wishes, {
    onOpen: show,
    mayChoose: chosenActions !== undefined,
    badgeOf,
    actionsOf,
  });
  usePageArrival(searchKey(answered), results.page, heading, shown !== undefined);
  const ask = (query: TalentQuery) => onState({ ...state, query, page: 1 });
  const isAsking = wishes.length > 0 || answered.query.text !== '';
  // Focuses the heading, when a press removes its own button: an offer to drop a wish, or a bar at the foot.
  const toHeading = () => heading.current?.focus({ preventScroll: true });
  const facets = {
    facets: results.facets,
    wishes,
    query: state.query,
    reading: answered.query.text === state.query.text ? results.reading : undefined,
    onQuery: ask,
    hasNeighbour: Boolean(beside),
  };
  return (
    <div className="lg:flex lg:items-start lg:gap-8 xl:gap-10">
      <FacetsBeside {...facets} />
      <section aria-labelledby={headingId} className="flex min-w-0 flex-1 flex-col gap-4">
        <ResultsHead
          id={headingId}
          heading={heading}
          results={results}
          asking={answered.query.unknown.length > 0 ? 'with_untold' : isAsking ? 'strictly' : 'nothing'}
          look={look}
          onLook={setLook}
          order={state.order}
          onOrder={(order) => onState({ ...state, order, page: 1 })}
        >
          <FoldedFacets {...facets} />
        </ResultsHead>
        <UnknownGroups groups={unknownGroups(results.unknown, state.query)} query={state.query} onQuery={ask} />
        <PeopleByKeys
          people={people}
          canChoose={chosenActions !== undefined}
          className={classNames('transition-opacity duration-(--calm)', isStale && 'opacity-50')}
        >
          <PageOfPeople
            results={results}
            answered={answered}
            people={people}
            look={look}
            onLook={setLook}
            hrefOf={hrefOf}
            onState={(next) => {
              toHeading();
              onState(next);
            }}
            projectId={projectId}
          />
        </PeopleByKeys>
        <ResultBars
          chosen={[...chosen.values()]}
          chosenActions={chosenActions?.([...chosen.values()], () => {
            unmark();
            toHeading();
          })}
          compared={compared.people}
          onRemove={compared.remove}
          onClear={() => {
            compared.clear();
            toHeading();
          }}
          onCompare={() => setIsComparing(true)}
        />
      </section>
      {beside}
      {drawer && <drawer.ReasonedDrawer people={people} shown={shown} leafing={leafing} onShow={show} />}
      <ComparedPeople people={people} compared={compared} isOpen={isComparing} onOpenChange={setIsComparing} />
    </div>
  );
});
