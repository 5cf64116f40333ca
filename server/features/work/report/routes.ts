import { sql } from 'kysely';
import type { reportRoutes } from '#contract/work/report.ts';
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { sharesOf } from '#domain/work/report/report.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { seesProject } from '#server/features/projects/project/queries/load-project.ts';
import { findPrivateFile } from '#server/files/private-files.ts';
import { signedUrl } from '#server/files/signed-url.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { acceptReport, approveReports, disputeReport, explainReport } from './commands/answer-report.ts';
import type { SeenReport } from './commands/find-held.ts';
import { keepReceipt } from './commands/keep-receipt.ts';
import { sayReport } from './commands/say-report.ts';
import type { ReportActor } from './policy.ts';
import { findCancellationCost } from './queries/cancellation-cost.ts';
import { loadVisible } from './queries/load-reports.ts';
import { findProjectCancellationCost } from './queries/project-cancellation-cost.ts';
import { listDisputes, listReportsOf, priceFor, showReport } from './queries/show-reports.ts';

interface Call {
  readonly params: { readonly id: string };
  readonly actor: ReportActor;
  readonly moment: Moment;
}

/**
 * Reports of work: written, answered, disputed and settled. A command on one report answers with the changed report.
 */
export function reportHandlers(services: Services): Handlers<typeof reportRoutes> {
  const { db } = services;

  const show = async ({ actor, params, moment }: Call) =>
    (await showReport(db, actor, params.id, moment)) ?? refuse('not_found');

  const change = async <R extends Refusal>(call: Call, work: (trx: Trx) => Promise<true | R>) => {
    const changed = await inTransaction(db, work);
    return isRefusal(changed) ? changed : show(call);
  };

  const approveAll = async (actor: ProjectActor, id: string, seen: readonly SeenReport[], moment: Moment) => {
    const approved = await inTransaction(db, (trx) => approveReports(trx, actor, id, seen, moment));
    return isRefusal(approved) ? approved : { approved_count: seen.length };
  };

  return {
    'GET /assignments/:id/report': (call) => show(call),
    'POST /assignments/:id/report': (call) =>
      change(call, (trx) => sayReport(trx, call.actor, 'report', { ...call.params, ...call.body }, call.moment)),
    'POST /assignments/:id/report/adjust': (call) =>
      change(call, (trx) => sayReport(trx, call.actor, 'adjust', { ...call.params, ...call.body }, call.moment)),
    'POST /assignments/:id/report/settle': (call) =>
      change(call, (trx) => sayReport(trx, call.actor, 'settle', { ...call.params, ...call.body }, call.moment)),
    'POST /assignments/:id/report/approve': (call) =>
      change(call, (trx) => approveReports(trx, call.actor, null, [{ ...call.params, ...call.body }], call.moment)),
    'POST /assignments/:id/report/accept': (call) =>
      change(call, (trx) => acceptReport(trx, call.actor, { ...call.params, ...call.body }, call.moment)),
    'POST /assignments/:id/report/dispute': (call) =>
      change(call, (trx) => disputeReport(trx, call.actor, { ...call.params, ...call.body }, call.moment)),
    'POST /assignments/:id/report/explain': (call) =>
      change(call, (trx) => explainReport(trx, call.actor, call.params.id, call.body.words, call.moment)),
    'POST /assignments/:id/report/quote': async ({ actor, params, body, moment }) => {
      const [report] = await loadVisible(db, actor, sql`r.candidate_id = ${params.id}`, moment);
      if (!report) return refuse('not_found');
      const said = sharesOf(body.work, report.plan, actor.role, report.begun_days);
      return said === null ? refuse('changed_meanwhile') : priceFor(db, actor, report, said);
    },
    'POST /assignments/:id/report/receipts': ({ actor, params, body, moment }) =>
      keepReceipt(services, actor, params.id, body, moment),
    'POST /assignments/:id/report/receipts/:receipt_id': async ({ actor, params, moment }) => {
      const [report] = await loadVisible(db, actor, sql`r.candidate_id = ${params.id}`, moment);
      const file = report && (await findPrivateFile(db, params.receipt_id));
      if (file?.noun !== 'work_report' || file.subject_id !== report?.id) return refuse('not_found');
      return { url: signedUrl(services, file, { purpose: 'view', account_id: actor.account_id }) };
    },
    'GET /projects/:id/reports': async ({ actor, params, query, moment }) =>
      (await seesProject(db, actor, params.id))
        ? listReportsOf(db, actor, params.id, query.page, moment)
        : refuse('not_found'),
    'POST /projects/:id/reports/approve': async ({ actor, params, body, moment }) =>
      (await seesProject(db, actor, params.id))
        ? approveAll(actor, params.id, body.reports, moment)
        : refuse('not_found'),
    'GET /admin/disputes': ({ actor, query, moment }) => listDisputes(db, actor, query.page, moment),
    'GET /projects/:id/cancellation': async ({ actor, params, moment }) =>
      (await seesProject(db, actor, params.id))
        ? findProjectCancellationCost(db, actor, params.id, moment)
        : refuse('not_found'),
    'GET /bookings/:id/cancellation': async ({ actor, params, moment }) =>
      (await findCancellationCost(db, actor, params.id, moment)) ?? refuse('not_found'),
  };
}
