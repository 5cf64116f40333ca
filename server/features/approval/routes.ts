import type { approvalRoutes } from '#contract/approval.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { Services } from '../../services.ts';
import { declineApproval, signApproval } from './commands/answer-approval.ts';
import { findApprovalView } from './present.ts';

/** Guardians who sign, or do not, by their link. */
export function approvalHandlers({ db }: Pick<Services, 'db'>): Handlers<typeof approvalRoutes> {
  return {
    'POST /approvals/view': async ({ body, moment }) =>
      (await findApprovalView(db, body.token, moment)) ?? refuse('dead_link'),
    'POST /approvals/sign': async ({ body, moment, request }) => {
      const signed = await inTransaction(db, (trx) => signApproval(trx, body, request, moment));
      if (isRefusal(signed)) return signed;
      return (await findApprovalView(db, body.token, moment)) ?? refuse('dead_link');
    },
    'POST /approvals/decline': async ({ body, moment }) => {
      const done = await inTransaction(db, (trx) => declineApproval(trx, body.token, body.reason, moment));
      if (isRefusal(done)) return done;
      return (await findApprovalView(db, body.token, moment)) ?? refuse('dead_link');
    },
  };
}
