interface Given {
  readonly text: string;
  /** Resolves when the turn of the next has come; absent once it has. */
  turn?: Promise<void> | undefined;
}

/** What was given about each thing last. */
const latest = new Map<string, Given>();

/** So long at most others wait for a command, in ms from when it was given: one that is never answered holds nothing up. */
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
  const answer = before ? before.then(give) : give();
  const given: Given = { text };
  const end = () => {
    given.turn = undefined;
  };
  given.turn = Promise.race([answer, new Promise((late) => setTimeout(late, PATIENCE_MS))]).then(end, end);
  latest.set(thing, given);
  return answer;
}
