import { useLayoutEffect, useRef } from 'react';

/**
 * Scrolls to a column when a board comes. On a phone one column is in sight: the first that somebody stands in. Later
 * moves are the person's own. `start` is its place in the row, -1 for none.
 */
export function useStartColumn(start: number) {
  const scroller = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the board comes
  useLayoutEffect(() => {
    const place = scroller.current?.children;
    const [first, wanted] = [place?.[0], place?.[start]];
    if (!(first instanceof HTMLElement && wanted instanceof HTMLElement)) return;
    scroller.current?.scrollTo({ left: wanted.offsetLeft - first.offsetLeft, behavior: 'instant' });
  }, []);
  return scroller;
}
