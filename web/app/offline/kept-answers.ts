import { keptDateOf, markKept } from '#web/api/kept-dates.ts';
import { clock } from '#web/ui/text/clock.ts';
import { inStore, isKept } from './database.ts';
import { toKeep } from './kept-rules.ts';

/** An answer on the phone. */
interface KeptAnswer {
  readonly account: string;
  /** The route and its arguments as text. */
  readonly address: string;
  readonly answer: unknown;
  /** The last day on which it may be read. */
  readonly until: string;
  readonly fetched_date: string;
}

const addressOf = (name: string, args: object = {}): string => JSON.stringify([name, args]);

/**
 * Keeps an answer of the server for the account, if it is one that may be kept; deletes the one before if not. An answer
 * that came from the phone is not kept again, which would make it last longer.
 */
export async function keepAnswer(account: string, name: string, args: object, answer: unknown): Promise<void> {
  if (keptDateOf(answer) !== undefined) return;
  const kept = toKeep(name, answer, args, clock.today());
  const address = addressOf(name, args);
  const row = kept && { account, address, ...kept, fetched_date: clock.now().toISOString() };
  await inStore<unknown>('answers', 'readwrite', (store) =>
    row ? store.put(row satisfies KeptAnswer) : store.delete([account, address]),
  );
}

/** The kept answer of a call, as it may be read today; undefined if there is none. */
export async function findAnswer(account: string, name: string, args: object): Promise<unknown> {
  const found = await inStore<KeptAnswer | undefined>('answers', 'readonly', (store) =>
    store.get([account, addressOf(name, args)]),
  );
  if (!found || found.until < clock.today()) return undefined;
  // The rule again, because a day has passed since: a sheet of yesterday is no longer shown.
  const answer = toKeep(name, found.answer, args, clock.today())?.answer;
  markKept(answer, found.fetched_date);
  return answer;
}

const allAnswers = () => inStore<KeptAnswer[]>('answers', 'readonly', (store) => store.getAll());

/** Deletes the answers that are over, and those of other accounts. */
export async function dropOldAnswers(account: string | undefined): Promise<void> {
  if (!(await isKept())) return;
  const today = clock.today();
  for (const one of await allAnswers()) {
    if (one.account === account && one.until >= today) continue;
    await inStore('answers', 'readwrite', (store) => store.delete([one.account, one.address]));
  }
}

/** Deletes all kept answers. */
export const dropAnswers = (): Promise<unknown> => inStore('answers', 'readwrite', (store) => store.clear());
