import { sql } from 'kysely';
import type { projectCheckRoutes } from '#contract/projects/project-check.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor } from '#server/actor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { seesProject } from '#server/features/projects/project/queries/load-project.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { type CheckDecision, decideCheck, resubmitCheck } from './commands/move-check.ts';
import { findCheckOf, listChecks, loadChecks, presentCheck } from './queries/load-checks.ts';

interface Call {
  readonly actor: AdminActor;
  readonly params: { readonly id: string };
  readonly moment: Moment;
}

/** The checks of new companies' first projects. */
export function projectCheckHandlers({ db }: Services): Handlers<typeof projectCheckRoutes> {
  const show = async (actor: ProjectActor, project_id: string, moment: Moment) => {
    const check = await findCheckOf(db, actor, project_id);
    return check && presentCheck(check, actor, moment);
  };
  const decide = async ({ actor, params, moment }: Call, decision: CheckDecision) => {
    const decided = await inTransaction(db, (trx) => decideCheck(trx, actor, params.id, decision, moment));
    if (isRefusal(decided)) return decided;
    const [check] = await loadChecks(db, sql`x.id = ${params.id}`);
    return check ? presentCheck(check, actor, moment) : refuse('not_found');
  };
  return {
    'GET /admin/project-checks': ({ actor, query, moment }) => listChecks(db, actor, query.status, query.page, moment),
    'GET /projects/:id/check': async ({ actor, params, moment }) =>
      (await seesProject(db, actor, params.id)) ? { check: await show(actor, params.id, moment) } : refuse('not_found'),
    'POST /projects/:id/check/resubmit': async ({ actor, params, moment }) => {
      const moved = await inTransaction(db, (trx) => resubmitCheck(trx, actor, params.id, moment));
      return isRefusal(moved) ? moved : ((await show(actor, params.id, moment)) ?? refuse('not_found'));
    },
    'POST /admin/project-checks/:id/approve': (call) => decide(call, { command: 'approve' }),
    'POST /admin/project-checks/:id/ask-changes': (call) =>
      decide(call, { command: 'ask-changes', reason: call.body.reason }),
    'POST /admin/project-checks/:id/refuse': (call) => decide(call, { command: 'refuse', reason: call.body.reason }),
  };
}
