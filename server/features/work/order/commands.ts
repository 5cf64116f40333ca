import type { OrderInput } from '#contract/work/order.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { OrderHold } from '#domain/work/order/order-holds.ts';
import type { CompanyActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { askIfOverLimit } from '#server/features/casting/sign-off/commands/ask-sign-off.ts';
import { createProject } from '#server/features/projects/project/commands/create-project.ts';
import { moveProject } from '#server/features/projects/project/commands/move-project.ts';
import { type Pick, setPicks } from '#server/features/projects/project/commands/pick-talents.ts';
import { saveProject } from '#server/features/projects/project/commands/save-project.ts';
import { holdProject } from '#server/features/projects/project/queries/load-project.ts';
import { type SendRequests, sendRequests } from '#server/features/work/pipeline/commands/send-requests.ts';

/** A saved order, and the reason why the talents have not been asked yet; null once all have been asked. */
interface SentOrder {
  readonly project_id: string;
  readonly held_by: OrderHold | null;
}

/**
 * Writes the project of an order: a new project, or a saved draft.
 * @returns the project's id
 */
async function writeOrder(
  trx: Trx,
  actor: CompanyActor,
  { draft, answer_by, roles, ...fields }: OrderInput,
  moment: Moment,
) {
  const input = { ...fields, kind: 'order' as const, roles: roles.map(({ talent_ids, ...role }) => role) };
  if (!draft) return createProject(trx, actor, input, moment);
  const saved = await saveProject(trx, actor, draft.id, { ...input, revision: draft.revision }, moment);
  return isRefusal(saved) ? saved : draft.id;
}

/**
 * Stores the talents to be asked as picks of the project.
 * @returns the picks, with the ids that the roles have now
 */
async function writePicks(trx: Trx, actor: CompanyActor, id: string, { roles }: OrderInput, moment: Moment) {
  const project = await holdProject(trx, actor, id);
  if (!project) return refuse('not_found');
  const picks = project.roles.flatMap(({ id: role_id }, index): Pick[] =>
    [...new Set(roles[index]?.talent_ids)].map((talent_id) => ({ role_id, talent_id })),
  );
  const picked = await setPicks(trx, project, picks, moment);
  return isRefusal(picked) ? picked : picks;
}

/**
 * Asks all talents or none: if one talent cannot be asked any more, the whole order is refused.
 * @returns the reason why the order waits; null if all talents were asked
 */
async function askAll(trx: Trx, actor: CompanyActor, id: string, input: SendRequests, moment: Moment) {
  const asked = await askIfOverLimit(trx, actor, id, { what: 'request', input }, moment);
  if (isRefusal(asked)) return asked;
  if (asked) return 'sign_off_asked';
  const sent = await sendRequests(trx, actor, id, input, moment);
  // 'project_unchecked' is refused before the first write, so the order can be kept as saved.
  if (isRefusal(sent)) return sent.refused === 'project_unchecked' ? 'project_unchecked' : sent;
  const [skipped] = sent.skipped;
  return skipped ? refuse(skipped.code) : null;
}

/**
 * Sends an order, all or nothing: saves it, opens the casting, and asks all talents or leaves the order waiting for the
 * required approval. Each step gives the same command as its own route.
 */
export async function sendOrder(trx: Trx, actor: CompanyActor, order: OrderInput, moment: Moment) {
  const project_id = await writeOrder(trx, actor, order, moment);
  if (isRefusal(project_id)) return project_id;
  const picks = await writePicks(trx, actor, project_id, order, moment);
  if (isRefusal(picks)) return picks;
  const opened = await moveProject(trx, actor, project_id, { command: 'open-casting', words: {} }, moment);
  if (isRefusal(opened)) return opened;
  const requests = { picks, answer_by: order.answer_by, message: order.greeting };
  const held_by = await askAll(trx, actor, project_id, requests, moment);
  return isRefusal(held_by) ? held_by : ({ project_id, held_by } satisfies SentOrder);
}
