import { sql } from 'kysely';
import { mayOrder } from '#domain/casting/sign-off/ordered.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { type CompanyActor, SYSTEM } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { costOf } from '#server/features/casting/sign-off/commands/ask-sign-off.ts';
import { hold } from '#server/features/casting/sign-off/commands/decide-sign-off.ts';
import { signOffObject } from '#server/features/casting/sign-off/lifecycle.ts';
import { type LoadedSignOff, orderOf } from '#server/features/casting/sign-off/queries/load-sign-offs.ts';
import { loadProject } from '#server/features/projects/project/queries/load-project.ts';
import { move } from '#server/lifecycle/run.ts';
import { carryOut } from './carry-out.ts';

/** Reasons why an approved sign-off ends without the order being done; a member has to ask again. */
export type Outlived = 'sign_off_outdated' | 'asker_may_not';

/**
 * The member who asked, with the present role. The order is carried out in this member's name, so the member must still
 * be allowed to order; null if not.
 */
async function askerOf(trx: Trx, actor: CompanyActor, { what, asked_by }: LoadedSignOff): Promise<CompanyActor | null> {
  const { rows } = await sql<Pick<CompanyActor, 'account_id' | 'name' | 'email' | 'member_role'>>`
    select a.id as account_id, a.name, a.email, m.member_role from accounts a
      join company_members m on m.account_id = a.id
    where a.id = ${asked_by} and m.company_id = ${actor.company_id}`.execute(trx);
  // The session is empty, because the member who asked may be signed out while another member answers.
  return rows[0] && mayOrder(what, rows[0].member_role) ? { ...actor, ...rows[0], session_id: '' } : null;
}

/**
 * Approves a sign-off, and carries out the order in the same transaction. If the order now costs more, or the member
 * who asked may no longer order it, the order is not carried out and has to be asked for again.
 * @returns true, or the reason why the order was not carried out; the sign-off then ends and is stored so
 */
export async function approveSignOff(
  trx: Trx,
  actor: CompanyActor,
  id: string,
  moment: Moment,
): Promise<true | Outlived | Awaited<ReturnType<typeof carryOut>>> {
  const row = await hold(trx, actor, id);
  const project = row && (await loadProject(trx, actor, row.project_id));
  if (!row || !project) return refuse('not_found');
  const object = signOffObject(row);
  const common = { noun: 'sign_off', object, moment, words: {} } as const;
  const values = { decided_by_name: actor.name };
  if ((await costOf(trx, project, orderOf(row), moment)) > row.cost_ore && row.status === 'asked') {
    const outdated = await move(trx, { ...common, command: 'outdate', actor: SYSTEM });
    return isRefusal(outdated) ? outdated : 'sign_off_outdated';
  }
  const asker = await askerOf(trx, actor, row);
  if (!asker && row.status === 'asked') {
    const ended = await move(trx, { ...common, command: 'end', actor: SYSTEM, words: { reason: null } });
    return isRefusal(ended) ? ended : 'asker_may_not';
  }
  const moved = await move(trx, { ...common, command: 'approve', actor, values });
  if (isRefusal(moved)) return moved;
  return asker ? carryOut(trx, asker, row.project_id, orderOf(row), moment) : refuse('not_allowed_now');
}
