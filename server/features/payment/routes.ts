import type { paymentRoutes } from '#contract/payment.ts';
import { isRefusal } from '#domain/refusal.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { Services } from '../../services.ts';
import { saveDetails } from './commands/save-details.ts';
import { findPaymentDetails } from './queries/payment-details.ts';

/** How a talent is paid. */
export function paymentHandlers({ db, env }: Services): Handlers<typeof paymentRoutes> {
  return {
    'GET /talent/payment-details': ({ actor }) => findPaymentDetails(db, actor.talent_id),

    'PUT /talent/payment-details': async ({ actor, body }) => {
      const saved = await saveDetails({ db, env }, actor, body);
      return isRefusal(saved) ? saved : findPaymentDetails(db, actor.talent_id);
    },
  };
}
