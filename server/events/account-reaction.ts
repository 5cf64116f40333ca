import type { Moment } from '#domain/kernel/time/day.ts';
import type { Trx } from '#server/db/transaction.ts';

/** A fact that becomes known of an account after its creation. */
export type AccountFact = 'address_confirmed' | 'address_changed' | 'age_told';

/** A context's reaction to a new fact of an account, in the same transaction. */
export interface AccountReaction {
  readonly when: readonly AccountFact[];
  follow(trx: Trx, account_id: string, moment: Moment): Promise<void>;
  /** One sentence: what the reaction does, and why. */
  readonly why: string;
}

/** Runs the contexts' reactions to a fact, one after the other, in order. */
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
