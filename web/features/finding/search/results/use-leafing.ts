import { useState } from 'react';
import type { SearchHit, TalentResults } from '#contract/finding/search.ts';
import type { Leafing } from '#web/features/finding/search/previous-next.ts';
import { leafable } from './count-line.view.ts';

/**
 * Who of the results is shown beside them, and the way from one to the next over all pages. At the end of a page the
 * list behind goes to the next one, so that whoever closes the profile stands where they are.
 */
export function useLeafing(results: TalentResults, isStale: boolean, goToPage: (page: number) => void) {
  const [shown, setShown] = useState<SearchHit>();
  // The page that is waited for, and which of its people comes next.
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
  const show = (hit: SearchHit | undefined) => {
    setAwaited(undefined);
    setShown(hit);
  };
  return { shown, show, leafing };
}
