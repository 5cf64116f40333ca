import { onDemand } from '#web/ui/overlay/on-demand.ts';

/** The code that reads films in the browser. It is large, so it loads when the user chooses a film. */
export const looker = onDemand(() => import('./look-at-film.ts'));
