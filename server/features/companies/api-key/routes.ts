import type { apiKeyRoutes } from '#contract/companies/api-key.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { endKey, makeKey } from './commands.ts';
import { listKeys } from './queries.ts';

/** The keys with which programs act for a company. */
export function apiKeyHandlers({ db }: Services): Handlers<typeof apiKeyRoutes> {
  return {
    'GET /company/keys': ({ actor, moment }) => listKeys(db, actor, moment),
    'POST /company/keys': ({ actor, body, moment }) => inTransaction(db, (trx) => makeKey(trx, actor, body, moment)),
    'DELETE /company/keys/:id': async ({ actor, params, moment }) => {
      const ended = await inTransaction(db, (trx) => endKey(trx, actor, params.id, moment));
      return isRefusal(ended) ? ended : { done: true };
    },
  };
}
