import { sentIn, type Trx } from './transaction.ts';

/** One step of `underLocks`: calling it sends its statements at once, without waiting for an answer first. */
export type SentAtOnce<T> = () => Promise<T>;

/**
 * Takes locks in the given order and reads under all of them. The statements travel together over one connection, and
 * PostgreSQL begins each when it has the previous lock (docs/decisions/0110-what-travels-together.md). Code that takes
 * the same locks in another order can deadlock with this, so the caller decides the order.
 * @param read a single reading: statements sent after a first answer would not be part of the order
 * @returns the reading
 * @throws if a step sends nothing at once, because its place in the order would be lost
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
