import { sql } from 'kysely';
import type { companyWorkflow } from '#domain/companies/company/company.workflow.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { CommandOf } from '#domain/kernel/workflow/workflow.ts';
import { type AdminActor, SYSTEM, type SystemActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { CommandWords } from '#server/lifecycle/adapter.ts';
import { move } from '#server/lifecycle/run.ts';
import { companyAdapter } from './lifecycle.ts';

/** Commands other than 'refuse' and 'suspend', which need a reason and an appeal link (`shut-out.ts`). */
export type PlainCommand = Exclude<CommandOf<typeof companyWorkflow>, 'refuse' | 'suspend'>;

/** Runs a command on a company, for an administrator or the system. */
export async function moveCompany<C extends PlainCommand>(
  trx: Trx,
  actor: AdminActor | SystemActor,
  id: string,
  command: C,
  words: CommandWords<'company', C>,
  moment: Moment,
) {
  const [object] = await companyAdapter.load(trx, { of: 'company', ids: [id] }, moment);
  return object
    ? move<'company', C>(trx, { noun: 'company', command, object, actor, moment, words })
    : refuse('not_found');
}

/** Confirms the applications of an owner whose address has just been confirmed. */
export async function confirmApplications(trx: Trx, account_id: string, moment: Moment): Promise<void> {
  const { rows: applications } = await sql<{ id: string }>`
    select c.id from companies c join company_members m on m.company_id = c.id
    where m.account_id = ${account_id} and m.member_role = 'owner' and c.email_confirmed_date is null`.execute(trx);
  for (const { id } of applications) {
    const moved = await moveCompany(trx, SYSTEM, id, 'confirm-address', {}, moment);
    // If two tabs confirm the same address at once, the second command is refused and there is nothing left to do.
    if (isRefusal(moved) && moved.refused !== 'not_allowed_now') throw new Error(`An application: ${moved.refused}`);
  }
}
