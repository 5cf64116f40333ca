import type { Slot, Value } from '#domain/finding/search/reading.ts';
import { type Token, tokenise } from '#domain/finding/search/text/tokens.ts';
import { withDots } from '#domain/finding/search/words/dotless.ts';
import { type Found, lookUp } from '#domain/finding/search/words/lexicon.ts';
import type { Sense } from '#domain/finding/search/words/sense.ts';

/** A brief being read: its tokens, the senses of the lexicon at each token, and the ISO day of reading. */
export type Text = {
  readonly tokens: readonly Token[];
  readonly today: string;
  /** True if the text has a word with a capital. */
  readonly has_capitals: boolean;
  /** The word, number or sign at an index; '' outside the text. */
  word(at: number): string;
  /** The number in digits at an index; NaN without one. */
  digits(at: number): number;
  found(at: number): Found | undefined;
};

/** A finding of a rule, before the passes decide between must, merit and exclusion. */
export type Item = {
  readonly slot: Slot | 'ruled_out';
  readonly value: Value;
  readonly level?: string;
  readonly noun?: string;
  /** True for a place that the text names as the home of the people sought. */
  readonly is_home?: true;
  /**
   * Weighs the items of one slot in `resolve`: of ages, a playing age counts before a range, and a range before a
   * single age.
   */
  readonly rank?: number;
};

/** The effect of a stretch of tokens on the items around it. */
export type Mark =
  | { readonly kind: 'merit'; readonly reach: 'forward' | 'either' | 'section' }
  | { readonly kind: 'not'; readonly reach: 'forward' | 'backward' }
  | { readonly kind: 'not_needed'; readonly reach: 'forward' | 'backward' }
  | { readonly kind: 'or' }
  /** A correction; the text after it replaces the text before it: 'nej förlåt, 30-40'. */
  | { readonly kind: 'instead' }
  | {
      readonly kind: 'level';
      readonly slot: 'language' | 'skill' | 'either';
      readonly level: string;
      readonly other?: string;
    }
  | { readonly kind: 'unread' }
  | { readonly kind: 'demand' };

/** A match of a rule. `to` is the index after its last token. */
export type Match = { readonly to: number; readonly items?: readonly Item[]; readonly mark?: Mark };

/**
 * A rule of the grammar. Its examples are its tests: a text, and everything that is read from it on 2026-11-21 (a
 * Saturday), as flat fields.
 */
export type Rule = {
  readonly name: string;
  /** 'word' if the rule begins with a word and need not be tried at numbers and signs. */
  readonly begins?: 'word';
  readonly examples: readonly (readonly [brief: string, fields: Readonly<Record<string, unknown>>])[];
  match(text: Text, at: number): Match | undefined;
};

export type Chunk = Match & { readonly from: number; readonly rule: string };

/** Prepares a brief for the rules. The lexicon is asked at most once for each token. */
export function prepare(brief: string, today: string): Text {
  const tokens = withDots(tokenise(brief));
  const known = new Map<number, Found | undefined>();
  return {
    tokens,
    today,
    has_capitals: tokens.some(({ is_capital }) => is_capital),
    word: (at) => tokens[at]?.text ?? '',
    digits: (at) => tokens[at]?.number ?? Number.NaN,
    found: (at) => {
      if (!known.has(at)) known.set(at, lookUp(tokens, at));
      return known.get(at);
    },
  };
}

/** The first sense of a token in a slot. */
export function senseOf(text: Text, at: number, slot: Sense['slot']): Sense | undefined {
  return text.found(at)?.senses.find((sense) => sense.slot === slot);
}

/** True if a token is the first of its line, or past the end. */
export function beginsLine(text: Text, at: number): boolean {
  const token = text.tokens[at];
  return token === undefined || at === 0 || token.lines > 0;
}

/** The index after the last token of a token's sentence. */
export function endOfSentence(text: Text, at: number): number {
  const sentence = text.tokens[at]?.sentence;
  let to = at + 1;
  while (to < text.tokens.length && text.tokens[to]?.sentence === sentence) to += 1;
  return to;
}

/** The index of the first token of a token's sentence. */
export function startOfSentence(text: Text, at: number): number {
  const sentence = text.tokens[at]?.sentence;
  let from = at;
  while (from > 0 && text.tokens[from - 1]?.sentence === sentence) from -= 1;
  return from;
}
