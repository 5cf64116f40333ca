import type { webhookRoutes } from '#contract/companies/webhook.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { makeWebhook, removeWebhook, replayDelivery, turnOnWebhook } from './commands/change-webhooks.ts';
import { listWebhooks } from './queries/list-webhooks.ts';

/** The webhooks of companies. */
export function webhookHandlers({ db, env }: Services): Handlers<typeof webhookRoutes> {
  return {
    'GET /company/webhooks': ({ actor }) => listWebhooks(db, actor),
    'POST /company/webhooks': ({ actor, body, moment }) =>
      inTransaction(db, (trx) => makeWebhook(trx, env, actor, body, moment)),
    'DELETE /company/webhooks/:id': async ({ actor, params }) => {
      const removed = await inTransaction(db, (trx) => removeWebhook(trx, actor, params.id));
      return isRefusal(removed) ? removed : { done: true };
    },
    'POST /company/webhooks/:id/turn-on': async ({ actor, params, moment }) => {
      const turned = await inTransaction(db, (trx) => turnOnWebhook(trx, actor, params.id, moment));
      return isRefusal(turned) ? turned : { done: true };
    },
    'POST /company/webhook-deliveries/:id/replay': async ({ actor, params }) => {
      const replayed = await inTransaction(db, (trx) => replayDelivery(trx, actor, params.id));
      return isRefusal(replayed) ? replayed : { done: true };
    },
  };
}
