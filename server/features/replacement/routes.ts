import type { replacementRoutes } from '#contract/replacement.ts';
import { refuse } from '#domain/refusal.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { Services } from '../../services.ts';
import { askReplacements } from './commands/ask-replacements.ts';
import { showReplacement } from './queries/show-replacement.ts';

/** Somebody else for the days that a booked person has left. */
export function replacementHandlers({ db }: Services): Handlers<typeof replacementRoutes> {
  return {
    'GET /bookings/:id/replacement': async ({ actor, params, moment }) =>
      (await showReplacement(db, actor, params.id, moment)) ?? refuse('not_found'),
    'POST /bookings/:id/replacements': ({ actor, params, body, moment }) =>
      inTransaction(db, (trx) => askReplacements(trx, actor, params.id, body, moment)),
  };
}
