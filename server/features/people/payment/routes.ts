import type { paymentRoutes } from '#contract/people/payment.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { type Kept, saveDetails } from './commands/save-details.ts';
import { findPaymentDetails } from './queries/payment-details.ts';

/** The payment details of a talent. */
export function paymentHandlers(kept: Kept): Handlers<typeof paymentRoutes> {
  return {
    'GET /talent/payment-details': ({ actor, moment }) => findPaymentDetails(kept.db, actor.talent_id, moment),

    'PUT /talent/payment-details': async ({ actor, body: { password, ...written }, moment }) => {
      const saved = await saveDetails(kept, actor, written, moment);
      return isRefusal(saved) ? saved : findPaymentDetails(kept.db, actor.talent_id, moment);
    },
  };
}
