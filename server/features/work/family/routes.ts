import type { familyRoutes } from '#contract/work/family.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { mailFamilyLink, openForGuardian } from './commands.ts';
import { findFamily } from './queries.ts';

/** The page of a guardian with several children, by a link to the guardian's own mailbox. */
export function familyHandlers(services: Pick<Services, 'db' | 'env'>): Handlers<typeof familyRoutes> {
  return {
    'POST /guardian-consents/family/link': async ({ body, moment }) => {
      await mailFamilyLink(services, body.email, moment);
      return { done: true } as const;
    },
    'POST /guardian-consents/family/view': async ({ body, moment }) =>
      (await findFamily(services, body.token, moment)) ?? refuse('dead_link'),
    'POST /guardian-consents/family/open': ({ body, moment }) =>
      inTransaction(services.db, (trx) => openForGuardian(trx, body, moment)),
  };
}
