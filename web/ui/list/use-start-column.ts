import { useLayoutEffect, useRef } from 'react';

/**
 * Scrolls to a column when the board is first shown: a phone shows only one column, and this should be the first with a
 * card. After that the user scrolls. `start` is the index of the column, -1 for none.
 */
export function useStartColumn(start: number) {
  const scroller = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount
  useLayoutEffect(() => {
    const place = scroller.current?.children;
    const [first, wanted] = [place?.[0], place?.[start]];
    if (!(first instanceof HTMLElement && wanted instanceof HTMLElement)) return;
    scroller.current?.scrollTo({ left: wanted.offsetLeft - first.offsetLeft, behavior: 'instant' });
  }, []);
  return scroller;
}
