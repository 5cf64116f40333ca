import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls to the top of the results and focuses their heading when another page of the same search has loaded. Does
 * nothing for a changed search, since the user is typing, nor for a page reached from the profile beside the list,
 * which has the focus.
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
