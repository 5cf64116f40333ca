import { useEffect, useLayoutEffect } from 'react';
import { BRAND } from '#texts/kernel/brand.ts';
import { PAGE_TITLE_ID } from '#web/ui/frame/page-frame.tsx';

let isFirst = true;

/** A menu, panel or dialog that was opened while the screen was on its way: to take the focus from it would close it. */
const hasSomethingOpen = () =>
  document.querySelector('[aria-haspopup][aria-expanded="true"], [role="dialog"][data-state="open"]') !== null;

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
    if (!hasSomethingOpen()) document.getElementById(PAGE_TITLE_ID)?.focus({ preventScroll: true });
  }, []);
  return null;
}
