import { useCallback, useMemo, useState } from 'react';
import type { SearchHit } from '#contract/finding/search.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { COMPARE_MAX, type Compared, toggleCompared } from './compare-list.ts';

const NOBODY: ReadonlyMap<string, SearchHit> = new Map();

/** The marked people, over all pages of the search. */
export function useChosen() {
  const [chosen, setChosen] = useState(NOBODY);
  const toggle = useCallback(
    (hit: SearchHit) =>
      setChosen((before) => {
        const next = new Map(before);
        if (!next.delete(hit.id)) next.set(hit.id, hit);
        return next;
      }),
    [],
  );
  return { chosen, toggle, clear: () => setChosen(NOBODY) };
}

/** The people to compare, over all pages of the search. */
export function useCompared() {
  const [people, setPeople] = useState<readonly Compared[]>([]);
  return useMemo(
    () => ({
      people,
      toggle: (person: Compared) => {
        const next = toggleCompared(people, person);
        if (next === people) showToast(`Du kan jämföra högst ${COMPARE_MAX}. Ta bort någon först.`, { tone: 'info' });
        setPeople(next);
      },
      has: (id: string) => people.some((one) => one.id === id),
      remove: (id: string) => setPeople((before) => before.filter((one) => one.id !== id)),
      clear: () => setPeople([]),
    }),
    [people],
  );
}
