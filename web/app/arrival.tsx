import { useEffect, useLayoutEffect } from 'react';
import { BRAND } from '#texts/kernel/brand.ts';
import { PAGE_TITLE_ID } from '#web/ui/frame/page-frame.tsx';

let isFirst = true;

/**
 * True if the user has opened a menu, panel or dialog while the screen was loading: moving the focus would close it.
 */
const hasSomethingOpen = () =>
  document.querySelector('[aria-haspopup][aria-expanded="true"], [role="dialog"][data-state="open"]') !== null;

/**
 * Placed after a screen inside its Suspense, so that it runs when the screen has been rendered. Sets the title of the
 * window and, except on the first load, scrolls to the top and focuses the heading.
 */
export function Arrival({ title }: { title: string }) {
  // A layout effect, because these run before all other effects: a screen with a more exact title then overrides this
  // one.
  useLayoutEffect(() => {
    document.title = title === BRAND ? BRAND : `${title} – ${BRAND}`;
  }, [title]);
  useEffect(() => {
    // On the first load the browser itself sets focus and scroll position.
    if (isFirst) {
      isFirst = false;
      return;
    }
    window.scrollTo(0, 0);
    if (!hasSomethingOpen()) document.getElementById(PAGE_TITLE_ID)?.focus({ preventScroll: true });
  }, []);
  return null;
}
