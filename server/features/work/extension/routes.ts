import type { extensionRoutes } from '#contract/work/extension.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { orderExtension, signOrder } from './commands/order-extension.ts';
import { findOffer } from './queries/find-offer.ts';

/** Extensions of rights: the offer and the order. */
export function extensionHandlers(services: Services): Handlers<typeof extensionRoutes> {
  const { db } = services;
  return {
    'GET /rights/:id/extension': ({ actor, params, moment }) => findOffer(db, actor, params.id, moment),
    'POST /rights/:id/extension': async ({ actor, params, body, moment, request }) => {
      const { seen, name } = body;
      const signing = {
        party: 'company' as const,
        known_name: actor.name,
        typed_name: name,
        account_id: actor.account_id,
        request,
      };
      const ordered = await inTransaction(db, (trx) =>
        orderExtension(trx, actor, params.id, { seen, signing }, moment),
      );
      return isRefusal(ordered) ? ordered : signOrder(services, actor, ordered, signing, moment);
    },
  };
}
