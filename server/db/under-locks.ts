import { sentIn, type Trx } from './transaction.ts';

/** One step of an order: it sends its statements when it is called, not after an answer. */
export type SentAtOnce<T> = () => Promise<T>;

/**
 * Takes locks in the order in which they are named and reads under all of them. The statements travel together over the one
 * connection, and PostgreSQL begins each when it has the lock of the one before (docs/decisions/0110-what-travels-together.md).
 * Locks that are taken in another order elsewhere can wait for each other, so the order is the caller's to decide.
 * @param read a single reading: what would be sent after a first answer is no part of the order
 * @returns what was read
 * @throws when a step sends nothing at once, since its place in the order would be somewhere else
 */
export async function underLocks<T>(trx: Trx, locks: readonly SentAtOnce<unknown>[], read: SentAtOnce<T>): Promise<T> {
  const begin = <Answer>(step: SentAtOnce<Answer>): Promise<Answer> => {
    const before = sentIn(trx);
    const answer = step();
    if (sentIn(trx) > before) return answer;
    answer.catch(() => {});
    throw new Error('A step under locks sends its statement at once');
  };
  const held = locks.map(begin);
  const [found] = await Promise.all([begin(read), ...held]);
  return found;
}
