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
  window.addEventListener('pointerover', fetch, { passive: true });
  window.addEventListener('focusin', fetch, { passive: true });
}
