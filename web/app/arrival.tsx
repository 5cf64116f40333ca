import { useEffect, useLayoutEffect } from 'react';
import { BRAND } from '#texts/kernel/brand.ts';
import { PAGE_TITLE_ID } from '#web/ui/frame/page-frame.tsx';

let isFirst = true;

/** True if a menu, panel or dialog was opened while the screen was loading: moving the focus would close it. */
const hasSomethingOpen = () =>
  document.querySelector('[aria-haspopup][aria-expanded="true"], [role="dialog"][data-state="open"]') !== null;

/**
 * Placed after a screen inside its Suspense, so that it runs when the screen is drawn: scrolls to the top and focuses
 * the title.
 */
export function Arrival({ title }: { title: string }) {
  // Layout effects run before all other effects, so a screen with a more exact title can override this one.
  useLayoutEffect(() => {
    document.title = title === BRAND ? BRAND : `${title} – ${BRAND}`;
  }, [title]);
  useEffect(() => {
    // On the first load the browser sets focus and scroll position itself.
    if (isFirst) {
      isFirst = false;
      return;
    }
    window.scrollTo(0, 0);
    if (!hasSomethingOpen()) document.getElementById(PAGE_TITLE_ID)?.focus({ preventScroll: true });
  }, []);
  return null;
}
