import type { Moment } from '#domain/kernel/time/day.ts';
import type { Trx } from '#server/db/transaction.ts';

/** What becomes known of an account after it was made. */
export type AccountFact = 'address_confirmed' | 'address_changed' | 'age_told';

/** What a context does when something becomes known of an account, in the same transaction. */
export interface AccountReaction {
  readonly when: readonly AccountFact[];
  follow(trx: Trx, account_id: string, moment: Moment): Promise<void>;
  /** One sentence: what follows and why. */
  readonly why: string;
}

/** Has the contexts do what follows from a fact, one after the other in their order. */
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
