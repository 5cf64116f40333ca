/** The last command about each noun: its text, and a promise that resolves when the next command may be sent. */
const latest = new Map<string, { readonly text: string; readonly turn: Promise<void> }>();

/**
 * Maximum wait of a command for the previous one, in ms, so that an unanswered command does not block the next for
 * ever.
 */
const PATIENCE_MS = 30_000;

/** True if the last command about the noun has this text. */
export const isLatest = (thing: string, text: string): boolean => latest.get(thing)?.text === text;

/**
 * Sends commands about one noun one after the other, each after the answer or refusal of the previous one. A server may
 * handle parallel calls in any order, so the last press could be overwritten by an earlier one.
 */
export async function inTurn<Value>(thing: string, text: string, give: () => Promise<Value>): Promise<Value> {
  const before = latest.get(thing)?.turn;
  const { promise: turn, resolve: end } = Promise.withResolvers<void>();
  latest.set(thing, { text, turn });
  await before;
  setTimeout(end, PATIENCE_MS);
  return give().finally(end);
}
