import { findRoute } from './routes.ts';
import { screenOf } from './screen-files.ts';

/**
 * Loads a screen as soon as the pointer or the focus reaches a link to it, so that its code is ready at the press. If
 * this fails, the screen is loaded again when it is opened.
 */
export function fetchAhead(): void {
  const fetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || link.origin !== window.location.origin) return;
    const entry = findRoute(link.pathname);
    if (entry)
      screenOf(entry.name)
        ?.fetch()
        .catch(() => undefined);
  };
  if (window.matchMedia('(hover: none)').matches) fetchMenu();
  window.addEventListener('pointerover', fetch, { passive: true });
  window.addEventListener('focusin', fetch, { passive: true });
}

/** Time in ms after which the screens of the menu are loaded, so that they delay nothing of the first screen. */
const MENU_AFTER_MS = 1_500;

/**
 * Loads the screens of the visible menu one after the other, on devices without a pointer: a finger gives no notice
 * before it presses. Not for users who save data.
 */
function fetchMenu(): void {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData: boolean } };
  if (connection?.saveData) return;
  const load = async () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('nav a')) {
      const entry = link.checkVisibility() ? findRoute(link.pathname) : undefined;
      if (entry) await screenOf(entry.name)?.fetch();
    }
  };
  window.addEventListener('load', () => setTimeout(() => void load().catch(() => undefined), MENU_AFTER_MS));
}
