import { sql } from 'kysely';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { appealObject } from '#server/features/accounts/appeal/lifecycle.ts';
import { loadAppeals } from '#server/features/accounts/appeal/queries/load-appeals.ts';
import { move } from '#server/lifecycle/run.ts';

/**
 * Locks the company or talent, and then the appeal, in the same order as commands that reverse a decision without an
 * appeal.
 */
async function findHeld(trx: Trx, id: string) {
  const { rows } = await sql<{ company_id: string | null; talent_id: string | null }>`
    select company_id, talent_id from appeals where id = ${id}`.execute(trx);
  const [of] = rows;
  if (!of) return undefined;
  if (of.company_id) await sql`select from companies where id = ${of.company_id} for no key update`.execute(trx);
  else await sql`select from talents where id = ${of.talent_id} for no key update`.execute(trx);
  await sql`select from appeals where id = ${id} for update`.execute(trx);
  const [appeal] = await loadAppeals(trx, sql`a.id = ${id}`);
  return appeal;
}

/** Answers an appeal: 'uphold' keeps the decision, 'grant' reverses it with all its consequences. */
export async function answerAppeal(
  trx: Trx,
  actor: AdminActor,
  command: 'uphold' | 'grant',
  { id, answer }: { readonly id: string; readonly answer: string },
  moment: Moment,
) {
  const appeal = await findHeld(trx, id);
  if (!appeal) return refuse('not_found');
  return move(trx, {
    noun: 'appeal',
    command: command === 'grant' ? 'grant' : (`uphold-${appeal.appellant}` as const),
    object: appealObject(appeal),
    actor,
    moment,
    words: { reason: answer },
    values: { answered_by: actor.account_id, answered_role: actor.admin_role },
  });
}
