import { onDemand } from '#web/ui/overlay/on-demand.ts';

/** The reader of films in the browser; large, so loaded when the user chooses a film. */
export const looker = onDemand(() => import('./look-at-film.ts'));
