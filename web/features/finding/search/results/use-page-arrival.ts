import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls to the top of the results and focuses their heading when another page of the same search has come. A changed
 * search moves nothing, since the user is typing; nor does a page reached from the profile beside the list, since the
 * focus is there.
 */
export function usePageArrival(
  search: string,
  page: number,
  heading: RefObject<HTMLElement | null>,
  isBeside: boolean,
): void {
  const shown = useRef({ search, page });
  useEffect(() => {
    const before = shown.current;
    shown.current = { search, page };
    if (isBeside || before.search !== search || before.page === page) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [search, page, heading, isBeside]);
}
