import type { approvalRoutes } from '#contract/work/approval.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { needsGuardian } from '#domain/people/guardian/guardian.rules.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { hashToken } from '#server/features/people/guardian/commands/issue-link.ts';
import type { Recorded } from '#server/features/work/clearance/commands/record-clearance.ts';
import { findPaperOf } from '#server/features/work/clearance/queries/show-clearances.ts';
import { LINK_HOLDER, signedUrl } from '#server/files/signed-url.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { hashOfBrowser } from '#server/http/mark-browser.ts';
import type { Services } from '#server/services.ts';
import { declineApproval, recordByLink, signApproval } from './commands/answer-approval.ts';
import { findApprovalView } from './present.ts';
import { findApprovalByLink } from './queries.ts';

/** Guardians sign, decline and record requirements of the work, by the link in their mail. */
export function approvalHandlers(services: Pick<Services, 'db' | 'env' | 'clock'>): Handlers<typeof approvalRoutes> {
  const { db, env } = services;
  const record = async (token: string, recorded: Recorded, moment: Moment) => {
    const done = await inTransaction(db, (trx) => recordByLink(trx, token, recorded, moment));
    if (isRefusal(done)) return done;
    return (await findApprovalView(db, token, moment)) ?? refuse('dead_link');
  };
  return {
    'POST /approvals/view': async ({ body, moment }) =>
      (await findApprovalView(db, body.token, moment)) ?? refuse('dead_link'),
    'POST /approvals/sign': async ({ body, moment, request }) => {
      const browser = hashOfBrowser(env, { cookie: request.headers.get('cookie') });
      const signed = await inTransaction(db, (trx) => signApproval(trx, body, request, browser, moment));
      if (isRefusal(signed)) return signed;
      return (await findApprovalView(db, body.token, moment)) ?? refuse('dead_link');
    },
    'POST /approvals/decline': async ({ body, moment }) => {
      const done = await inTransaction(db, (trx) => declineApproval(trx, body.token, body.reason, moment));
      if (isRefusal(done)) return done;
      return (await findApprovalView(db, body.token, moment)) ?? refuse('dead_link');
    },
    'POST /approvals/chaperone': ({ body, moment }) => {
      const values = { chaperone_name: body.name, chaperone_phone: body.phone };
      return record(body.token, { command: 'record-chaperone', values }, moment);
    },
    'POST /approvals/school-leave': ({ body, moment }) => {
      const values = { school_leave_on: body.granted_on, school_leave_by: 'guardian' } as const;
      return record(body.token, { command: 'record-school-leave', values }, moment);
    },
    'POST /approvals/paper': async ({ body, moment }) => {
      const approval = await findApprovalByLink(db, hashToken(body.token));
      if (!approval || !needsGuardian(approval, moment.today)) return refuse('dead_link');
      const file = await findPaperOf(db, approval.candidate_id, body.paper, moment);
      if (!file) return refuse('not_found');
      return { url: signedUrl(services, file, { purpose: 'view', account_id: LINK_HOLDER }) };
    },
  };
}
