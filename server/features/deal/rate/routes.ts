import type { rateRoutes } from '#contract/deal/rate.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { addRate } from './commands/add-rate.ts';
import { takeBackRate } from './commands/take-back-rate.ts';
import { findRate, listRates, listRatesOfKey } from './queries/list-rates.ts';

/** The rates, which administrators change. No process caches them. */
export function rateHandlers({ db }: Pick<Services, 'db'>): Handlers<typeof rateRoutes> {
  return {
    'GET /admin/rates': ({ moment }) => listRates(db, moment),
    'GET /admin/rates/history': ({ query: { key, page }, moment }) => listRatesOfKey(db, key, page, moment),
    'POST /admin/rates': async ({ actor, body, moment }) => {
      const id = await addRate(db, actor, body, moment);
      if (isRefusal(id)) return id;
      const added = await findRate(db, id, moment);
      if (!added) throw new Error('A figure that was added is not there');
      return added;
    },
    'POST /admin/rates/:id/take-back': async ({ actor, params: { id }, body: { why }, moment }) => {
      const taken = await inTransaction(db, (trx) => takeBackRate(trx, actor, { id, why }, moment));
      return isRefusal(taken) ? taken : ((await findRate(db, id, moment)) ?? refuse('not_found'));
    },
  };
}
