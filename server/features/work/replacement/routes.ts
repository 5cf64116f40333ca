import type { replacementRoutes } from '#contract/work/replacement.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { askReplacements } from './commands/ask-replacements.ts';
import { showReplacement } from './queries/show-replacement.ts';
import { suggestReplacements } from './queries/suggest-replacements.ts';

/** Replacements for the remaining days of a cancelled booking. */
export function replacementHandlers(services: Services): Handlers<typeof replacementRoutes> {
  const { db } = services;
  return {
    'GET /bookings/:id/replacement': async ({ actor, params, moment }) =>
      (await showReplacement(services, actor, params.id, moment)) ?? refuse('not_found'),
    'GET /bookings/:id/replacement/suggested': async ({ actor, params, moment }) => {
      const items = await suggestReplacements(services, actor, params.id, moment);
      return items ? { items } : refuse('not_found');
    },
    'POST /bookings/:id/replacements': ({ actor, params, body, moment }) =>
      inTransaction(db, (trx) => askReplacements(trx, actor, params.id, body, moment)),
  };
}
