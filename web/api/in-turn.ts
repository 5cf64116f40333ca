/** What was given about each thing last: its text, and what resolves when the turn of the next has come. */
const latest = new Map<string, { readonly text: string; readonly turn: Promise<void> }>();

/** The longest wait of a command for the one before it, in ms: an unanswered command holds the next up only so long. */
const PATIENCE_MS = 30_000;

/** True if nothing has been given about the thing since a command of this text. */
export const isLatest = (thing: string, text: string): boolean => latest.get(thing)?.text === text;

/**
 * Gives commands about one thing one after the other, each when the one before has been answered, whatever the answer. Of
 * two that are under way a server may take up the later first, and what was pressed last would be undone without a word.
 */
export async function inTurn<Value>(thing: string, text: string, give: () => Promise<Value>): Promise<Value> {
  const before = latest.get(thing)?.turn;
  const { promise: turn, resolve: end } = Promise.withResolvers<void>();
  latest.set(thing, { text, turn });
  await before;
  setTimeout(end, PATIENCE_MS);
  return give().finally(end);
}
