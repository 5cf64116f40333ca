import { useEffect, useLayoutEffect } from 'react';
import { BRAND } from '#texts/brand.ts';
import { PAGE_TITLE_ID } from '#web/ui/page-frame.tsx';

let isFirst = true;

/** Stands after a screen inside its Suspense, so it runs when the screen is there: top of the page, focus on the title. */
export function Arrival({ title }: { title: string }) {
  // Layout effects come before all other effects, so a screen that knows a closer title has the last word.
  useLayoutEffect(() => {
    document.title = title === BRAND ? BRAND : `${title} – ${BRAND}`;
  }, [title]);
  useEffect(() => {
    // The browser itself puts focus and place right when a page is opened; only later moves are ours.
    if (isFirst) {
      isFirst = false;
      return;
    }
    window.scrollTo(0, 0);
    document.getElementById(PAGE_TITLE_ID)?.focus({ preventScroll: true });
  }, []);
  return null;
}
