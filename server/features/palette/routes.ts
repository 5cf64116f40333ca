import type { paletteRoutes } from '#contract/palette.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { Services } from '../../services.ts';
import { findTargets } from './queries.ts';

export function paletteHandlers({ db }: Services): Handlers<typeof paletteRoutes> {
  return {
    'GET /targets': async ({ actor, query, moment }) => ({ items: await findTargets(db, actor, query.text, moment) }),
  };
}
