import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { isSameOrder, mayOrder, type Ordered } from '#domain/casting/sign-off/ordered.ts';
import type { SignOffKind } from '#domain/casting/sign-off/sign-off.workflow.ts';
import type { Ore } from '#domain/kernel/money/ore.ts';
import { isRefusal, type Refusal, type RefusalCode, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { type CompanyActor, SYSTEM } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { signOffObject } from '#server/features/casting/sign-off/lifecycle.ts';
import { costOfActivation, costOfRequests } from '#server/features/casting/sign-off/queries/find-cost.ts';
import { limitOf, loadWaitingSignOffs, orderOf } from '#server/features/casting/sign-off/queries/load-sign-offs.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { holdProject, type LoadedProject } from '#server/features/projects/project/queries/load-project.ts';
import { make, moveMany } from '#server/lifecycle/run.ts';

/** The cost of an order for the company, without VAT. */
export const costOf = (trx: Trx, project: LoadedProject, { what, input }: Ordered, moment: Moment): Promise<Ore> =>
  what === 'activate'
    ? costOfActivation(trx, project, moment, input.candidate_ids)
    : costOfRequests(trx, project, input.picks, moment);

/**
 * Asks for a sign-off. Does nothing if a sign-off of the same order already waits and the member who asked may still
 * order. Ends waiting sign-offs of members who may no longer order; for an activation ends all other waiting sign-offs,
 * since a project is activated once.
 */
async function ask(
  trx: Trx,
  actor: CompanyActor,
  project: LoadedProject,
  order: Ordered,
  cost_ore: Ore,
  moment: Moment,
) {
  const { id: project_id, company_id, company_name, title: project_title } = project;
  const { what, input } = order;
  const waiting = (await loadWaitingSignOffs(trx, [project_id])).filter((row) => row.what === what);
  const standing = waiting.filter((row) => mayOrder(what, row.asked_by_role));
  if (standing.some((row) => isSameOrder(orderOf(row), order))) return true;
  const objects = waiting.filter((row) => what === 'activate' || !standing.includes(row)).map(signOffObject);
  const words = { reason: null };
  const ended = await moveMany(trx, { noun: 'sign_off', command: 'end', objects, actor: SYSTEM, moment, words });
  if (isRefusal(ended)) return ended;
  const values = {
    company_id,
    project_id,
    what,
    cost_ore,
    input,
    asked_by: actor.account_id,
    asked_by_name: actor.name,
    created_date: moment.now,
  };
  const concerned = { company_id, project_id };
  const facts = { project_title, company_name, what: what as SignOffKind, cost_ore, asked_by_name: actor.name };
  const object = { id: randomUUID(), values, concerned, facts };
  return make(trx, { noun: 'sign_off', object, actor, moment, words: {} });
}

/** The actor's own limit for orders; null for no limit. */
async function findLimit(trx: Trx, actor: CompanyActor): Promise<number | null> {
  const { rows } = await sql<{ limit_ore: number | null }>`select ${limitOf(actor)} as limit_ore`.execute(trx);
  return rows[0]?.limit_ore ?? null;
}

/**
 * Refuses an act that binds the company, costs more than the member's limit and cannot wait for another member's
 * sign-off: a signature is personal, and a version of a counter-offer usually has only two working days for an answer.
 * A member with a higher limit can use the same button.
 * @param cost the cost beyond the company's earlier obligations, without VAT; computed only for a member with a limit
 */
export async function refuseOverLimit(
  trx: Trx,
  actor: ProjectActor,
  cost: () => Promise<Ore>,
): Promise<Refusal<'over_limit'> | null> {
  const limit_ore = actor.role === 'admin' ? null : await findLimit(trx, actor);
  return limit_ore !== null && (await cost()) > limit_ore ? refuse('over_limit') : null;
}

/**
 * Asks for a sign-off if an activation, or the requests of an order, cost more than the actor's limit. Called in the
 * transaction of the act; if a sign-off waits, the caller does not carry out the act. If the same order already waits,
 * no second sign-off is made.
 * @returns true if a sign-off is waiting
 */
export async function askIfOverLimit(
  trx: Trx,
  actor: ProjectActor,
  project_id: string,
  order: Ordered,
  moment: Moment,
): Promise<boolean | Refusal<RefusalCode>> {
  if (actor.role === 'admin') return false;
  const limit_ore = await findLimit(trx, actor);
  if (limit_ore === null) return false;
  const project = await holdProject(trx, actor, project_id);
  // The act refuses a missing project and an order in the wrong state.
  if (project?.status !== 'casting' || (order.what === 'request' && project.kind !== 'order')) return false;
  const cost_ore = await costOf(trx, project, order, moment);
  if (cost_ore <= limit_ore) return false;
  // API keys get a refusal: a program cannot wait for an answer, so a member of the company has to act.
  if (actor.is_key) return refuse('over_limit');
  const asked = await ask(trx, actor, project, order, cost_ore, moment);
  return isRefusal(asked) ? asked : true;
}
