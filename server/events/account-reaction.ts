import type { Moment } from '#domain/kernel/time/day.ts';
import type { Trx } from '#server/db/transaction.ts';

/** A fact that becomes known of an account after its creation. */
export type AccountFact = 'address_confirmed' | 'address_changed' | 'age_told';

/** A context's consequence of a new fact of an account, in the same transaction. */
export interface AccountReaction {
  readonly when: readonly AccountFact[];
  follow(trx: Trx, account_id: string, moment: Moment): Promise<void>;
  /** One sentence: the consequence and its reason. */
  readonly why: string;
}

/** Runs the contexts' consequences of a fact, one after the other, in order. */
export async function followAccount(
  trx: Trx,
  reactions: readonly AccountReaction[],
  fact: AccountFact,
  account_id: string,
  moment: Moment,
): Promise<void> {
  for (const { when, follow } of reactions) {
    if (when.includes(fact)) await follow(trx, account_id, moment);
  }
}
