import type { companyWorkflow } from '#domain/companies/company/company.workflow.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { CommandOf } from '#domain/kernel/workflow/workflow.ts';
import type { AdminActor, SystemActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { CommandWords } from '#server/lifecycle/adapter.ts';
import { move } from '#server/lifecycle/run.ts';
import { companyAdapter } from './lifecycle.ts';

/** What is given without words that only a decision against a company has. */
export type PlainCommand = Exclude<CommandOf<typeof companyWorkflow>, 'refuse' | 'suspend'>;

/** An administrator lets a company in, or what follows from an address that was confirmed. */
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
