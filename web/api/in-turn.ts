/**
 * The last command about each kind of object: its text, and a promise that resolves when the next command may be sent.
 */
const latest = new Map<string, { readonly text: string; readonly turn: Promise<void> }>();

/**
 * Milliseconds after which the next command is sent even if this one has no answer, so that a lost answer does not
 * block the next command for ever.
 */
const PATIENCE_MS = 30_000;

/** True if the last command about this kind of object has this text. */
export const isLatest = (thing: string, text: string): boolean => latest.get(thing)?.text === text;

/**
 * Sends commands about one kind of object one after another, each when the previous one has been answered or refused,
 * or PATIENCE_MS has passed. A server may handle parallel calls in any order, so an earlier press could overwrite the
 * last one.
 */
export async function inTurn<Value>(thing: string, text: string, give: () => Promise<Value>): Promise<Value> {
  const before = latest.get(thing)?.turn;
  const { promise: turn, resolve: end } = Promise.withResolvers<void>();
  latest.set(thing, { text, turn });
  await before;
  setTimeout(end, PATIENCE_MS);
  return give().finally(end);
}
