import type { Chunk, Item, Mark, Text } from '#domain/finding/search/grammar/text.ts';
import { BETWEEN_MENTIONS } from '#domain/finding/search/lexicon/asking.ts';
import type { DayUse, Value } from '#domain/finding/search/reading.ts';

/**
 * A mention while the passes decide between must, merit and exclusion. `from` and `to` are token indices, `to`
 * excluded.
 */
export type Mention = Omit<Item, 'level' | 'value' | 'noun' | 'is_home'> & {
  noun: string | undefined;
  readonly from: number;
  to: number;
  value: Value;
  readonly rule: string;
  level: string | undefined;
  is_merit: boolean;
  is_excluded: boolean;
  /**
   * True if the mention gives no field: denied, not needed ('behöver inte kunna rida'), corrected, or part of a joined
   * span of days.
   */
  is_dropped: boolean;
  any_of: number | undefined;
  is_home: true | undefined;
  /** Use of a day, if the text names it. */
  use: DayUse | undefined;
};

export type Marked = { readonly from: number; readonly to: number; readonly mark: Mark };

/** A brief after the rules: mentions and marks in the order of the text. */
export type Scanned = { readonly text: Text; readonly mentions: readonly Mention[]; readonly marks: readonly Marked[] };

/** The mentions and marks of the chunks that the rules have found, in the order of the text. */
export function scanned(text: Text, chunks: readonly Chunk[]): Scanned {
  const mentions = chunks.flatMap((chunk) =>
    (chunk.items ?? []).map(
      (item): Mention => ({
        ...item,
        level: item.level,
        noun: item.noun,
        from: chunk.from,
        to: chunk.to,
        rule: chunk.rule,
        is_merit: false,
        is_excluded: false,
        is_dropped: false,
        any_of: undefined,
        is_home: item.is_home,
        use: undefined,
      }),
    ),
  );
  const marks = chunks.flatMap(({ from, to, mark }) => (mark ? [{ from, to, mark }] : []));
  return { text, mentions, marks };
}

/** True if only the words of a list separate two tokens, so that a statement about one applies to both. */
export function isJoined(text: Text, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1)
    if (!BETWEEN_MENTIONS.has(text.word(at)) || (at > from && text.tokens[at]?.lines)) return false;
  return !(text.tokens[to]?.lines ?? 0);
}

/** True if a matching word is among the tokens from `from` to `to`, `to` excluded. */
export function hasBetween(text: Text, from: number, to: number, word: RegExp): boolean {
  for (let at = from; at < to; at += 1) if (word.test(text.word(at))) return true;
  return false;
}

/** True if two tokens are in the same sentence. */
export function inOneSentence(text: Text, one: number, other: number): boolean {
  return text.tokens[one]?.sentence === text.tokens[other]?.sentence;
}

/**
 * The index of the first entry that begins at a token or after it. Entries are in the order of the text, so a binary
 * search keeps a long text of marks linear.
 */
export function firstFrom(entries: readonly { readonly from: number }[], token: number): number {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((entries[middle]?.from ?? 0) < token) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** True if a mark that `matches` lies wholly between two tokens. */
export function hasMarkBetween(
  { marks }: Scanned,
  from: number,
  to: number,
  matches: (mark: Marked) => boolean,
): boolean {
  for (let index = firstFrom(marks, from); index < marks.length; index += 1) {
    const mark = marks[index];
    if (!mark || mark.from >= to) return false;
    if (mark.to <= to && matches(mark)) return true;
  }
  return false;
}
