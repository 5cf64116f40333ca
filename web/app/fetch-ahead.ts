import { findRoute } from './routes.ts';
import { screenOf } from './screen-files.ts';

/**
 * Fetches a screen when a pointer or the keyboard comes to a link to it: before the link is pressed there is
 * time for the files that name each other. What cannot be fetched is tried again when the screen is drawn.
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
