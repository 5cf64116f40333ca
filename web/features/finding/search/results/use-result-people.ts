import { useMemo } from 'react';
import type { SearchHit } from '#contract/finding/search.ts';
import type { Wish } from '#domain/finding/matching/condition.ts';
import { reasonsInWords } from './reasons.view.ts';
import type { ResultPeople } from './result-people.ts';
import { useChosen, useCompared } from './use-chosen.ts';

interface PeopleActs extends Pick<ResultPeople, 'onOpen' | 'badgeOf' | 'actionsOf'> {
  /** True if the screen has commands for marked people. */
  mayChoose: boolean;
}

/**
 * The people of one page with their commands, and the marked and compared people over all pages. `people` changes only
 * with what is drawn of them, so that the screen can change without drawing them again.
 */
export function useResultPeople(
  hits: readonly SearchHit[],
  wishes: readonly Wish[],
  { onOpen, mayChoose, badgeOf, actionsOf }: PeopleActs,
) {
  const { chosen, toggle, clear: unmark } = useChosen();
  const compared = useCompared();
  const people = useMemo((): ResultPeople => {
    const reasonsOf = (hit: SearchHit) => reasonsInWords(hit, wishes);
    return {
      hits,
      reasonsOf,
      onOpen,
      chosen,
      onChoose: mayChoose ? toggle : undefined,
      isCompared: ({ id }) => compared.has(id),
      onCompare: (hit) =>
        compared.toggle({ id: hit.id, name: hit.name, profile_image: hit.profile_image, reasons: reasonsOf(hit) }),
      badgeOf,
      actionsOf,
    };
  }, [hits, wishes, onOpen, chosen, mayChoose, toggle, compared, badgeOf, actionsOf]);
  return { people, chosen, unmark, compared };
}
