import { type RefObject, useEffect, useRef } from 'react';

/**
 * When another page of the same search has come, the reader begins at its top: the results are scrolled to, and their
 * heading has the focus. A changed search moves nothing: somebody is typing. Nor does a page that somebody has leafed to in
 * the profile beside it: the focus is there.
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
