import type { apiKeyRoutes } from '#contract/api-key.ts';
import { isRefusal } from '#domain/refusal.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { Services } from '../../services.ts';
import { endKey, makeKey } from './commands/change-keys.ts';
import { listKeys } from './queries/list-keys.ts';

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
