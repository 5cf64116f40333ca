import { findRoute } from './routes.ts';
import { screenOf } from './screen-files.ts';

/**
 * Loads a screen when a pointer or the keyboard focus reaches a link to it, so that nested imports are ready before the
 * press. A failed load is tried again when the screen is drawn.
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
  window.addEventListener('pointerover', fetch, { passive: true });
  window.addEventListener('focusin', fetch, { passive: true });
}
