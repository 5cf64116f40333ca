import { useCallback, useState } from 'react';
import type { SearchHit, TalentResults } from '#contract/finding/search.ts';
import type { Leafing } from '#web/features/finding/search/previous-next.ts';
import { leafable } from './count-line.view.ts';

/**
 * The person shown beside the results, and the steps to the next person on all pages. At the end of a page the list
 * behind changes page too, so that closing the profile leaves the reader at the same place.
 */
export function useLeafing(results: TalentResults, isStale: boolean, goToPage: (page: number) => void) {
  const [shown, setShown] = useState<SearchHit>();
  // The page that is being fetched, and the person on it to show: the first (0) or the last (-1).
  const [awaited, setAwaited] = useState<{ page: number; at: 0 | -1 }>();
  if (awaited && !isStale && results.page === awaited.page) {
    setAwaited(undefined);
    if (shown) setShown(results.items.at(awaited.at) ?? shown);
  }
  const leafing: Leafing = {
    before: (results.page - 1) * results.page_size,
    total: leafable(results),
    onBeyond: (step) => {
      const page = results.page + step;
      if (awaited || isStale) return;
      setAwaited({ page, at: step === 1 ? 0 : -1 });
      goToPage(page);
    },
  };
  const show = useCallback((hit: SearchHit | undefined) => {
    setAwaited(undefined);
    setShown(hit);
  }, []);
  return { shown, show, leafing };
}
