import { onDemand } from '#web/ui/overlay/on-demand.ts';

/** What reads films in the browser: large, so fetched when there is one. */
export const looker = onDemand(() => import('./look-at-film.ts'));
