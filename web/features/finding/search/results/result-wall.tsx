import { memo, type ReactNode } from 'react';
import type { SearchHit } from '#contract/finding/search.ts';
import { cardFacts, tradesText } from '#texts/people/profile-words.ts';
import { PortraitCard } from '#web/ui/list/portrait-card.tsx';
import { CompareTick } from './compare-tick.tsx';
import { FewReasons } from './reason-list.tsx';
import { wallReasons } from './reasons.view.ts';
import type { ResultPeople } from './result-people.ts';
import { PERSON } from './use-result-keys.ts';

const TRADES_MAX = 3;

/** The people as a wall of portraits: each with the name, a line of facts, and the reasons for the rank. */
export const ResultWall = memo(function ResultWall(people: ResultPeople) {
  const { hits } = people;
  return (
    // The number of columns follows the width of the wall, not of the window: facets and picked people may be beside
    // it.
    <div className="@container">
      <ul
        aria-label="Talanger"
        className="grid grid-cols-2 gap-x-4 gap-y-8 hyphens-auto @lg:grid-cols-3 @3xl:grid-cols-4 @6xl:grid-cols-5"
      >
        {hits.map((hit, index) => (
          <li
            key={hit.id}
            {...{ [PERSON]: hit.id }}
            className="min-w-0 scroll-mt-[calc(var(--sticky-top,0px)+1rem)] scroll-mb-32"
          >
            <WallCard hit={hit} people={people} isEager={index < 4} />
          </li>
        ))}
      </ul>
    </div>
  );
});

function WallCard({ hit, people, isEager }: { hit: SearchHit; people: ResultPeople; isEager: boolean }) {
  const { shown, more } = wallReasons(people.reasonsOf(hit));
  const reason: ReactNode =
    shown.length > 0 ? <FewReasons shown={shown} more={more} /> : tradesText(hit.categories.slice(0, TRADES_MAX));
  return (
    <PortraitCard
      name={hit.name}
      src={hit.profile_image}
      facts={cardFacts(hit) || undefined}
      reason={reason || undefined}
      isEager={isEager}
      onOpen={() => people.onOpen(hit)}
      isSelected={people.chosen.has(hit.id)}
      onSelect={people.onChoose && (() => people.onChoose?.(hit))}
      badge={people.badgeOf?.(hit, 'wall')}
      actions={
        <>
          {people.actionsOf?.(hit)}
          <CompareTick hit={hit} people={people} />
        </>
      }
    />
  );
}
