import { sql } from 'kysely';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { CompanyActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { signOffObject } from '#server/features/casting/sign-off/lifecycle.ts';
import { type LoadedSignOff, loadSignOffs } from '#server/features/casting/sign-off/queries/load-sign-offs.ts';
import { move } from '#server/lifecycle/run.ts';

/**
 * Locks the project of one of the company's sign-offs, then loads the sign-off: the second of two simultaneous
 * decisions reads the first.
 */
export async function hold(trx: Trx, actor: CompanyActor, id: string): Promise<LoadedSignOff | undefined> {
  await sql`
    select from projects p where p.id = (select project_id from sign_offs where id = ${id}) and p.company_id = ${actor.company_id}
    for update`.execute(trx);
  return (await loadSignOffs(trx, actor, sql`s.id = ${id}`))[0];
}

/** Declines or withdraws a sign-off. */
export async function endSignOff(
  trx: Trx,
  actor: CompanyActor,
  id: string,
  end: { readonly command: 'refuse'; readonly reason: string } | { readonly command: 'withdraw' },
  moment: Moment,
) {
  const row = await hold(trx, actor, id);
  if (!row) return refuse('not_found');
  const common = { noun: 'sign_off', object: signOffObject(row), actor, moment } as const;
  if (end.command === 'withdraw') return move(trx, { ...common, command: 'withdraw', words: {} });
  const values = { decided_by_name: actor.name };
  return move(trx, { ...common, command: 'refuse', words: { reason: end.reason }, values });
}
