interface Given {
  readonly text: string;
  /** Resolves when the turn of the next has come; absent once it has. */
  turn?: Promise<void> | undefined;
}

/** What was given about each thing last. */
const latest = new Map<string, Given>();

/** So long at most a command waits for the one before it, in ms: one that is never answered holds nothing up for ever. */
const PATIENCE_MS = 30_000;

/** True if nothing has been given about the thing since a command of this text. */
export const isLatest = (thing: string, text: string): boolean => latest.get(thing)?.text === text;

/**
 * Gives commands about one thing one after the other: at once where nothing is under way, else when the one before has been
 * answered, whatever the answer. Of two that are under way a server may take up the later first, and what was pressed last
 * would be undone without a word.
 */
export function inTurn<Value>(thing: string, text: string, give: () => Promise<Value>): Promise<Value> {
  const before = latest.get(thing)?.turn;
  const { promise: turn, resolve } = Promise.withResolvers<void>();
  const given: Given = { text, turn };
  latest.set(thing, given);
  const end = () => {
    given.turn = undefined;
    resolve();
  };
  const begin = () => {
    const timer = setTimeout(end, PATIENCE_MS);
    return give().finally(() => {
      clearTimeout(timer);
      end();
    });
  };
  return before ? before.then(begin) : begin();
}
