import type { paletteRoutes } from '#contract/office/palette.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { findTargets } from './queries.ts';

/** The handler of the search for projects, requests, assignments, talents and companies by name. */
export function paletteHandlers({ db }: Services): Handlers<typeof paletteRoutes> {
  return {
    'GET /targets': async ({ actor, query, moment }) => ({ items: await findTargets(db, actor, query.text, moment) }),
  };
}
