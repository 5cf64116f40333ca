import { normalise } from './normalise.ts';

/** A word, a number of digits, or one sign. `start` and `end` are indices into the typed text. */
export type Token = {
  readonly kind: 'word' | 'number' | 'sign';
  /** Lower case, å ä ö composed. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** True if nothing separates the token from the previous one. */
  readonly glued: boolean;
  /** Number of line breaks between the previous token and this one. */
  readonly lines: number;
  readonly is_capital: boolean;
  /** The value of a number; NaN for other tokens and for numbers too long to be meaningful. */
  readonly number: number;
  /**
   * Number of the sentence, from 0. A new sentence begins after . ! ? and a space (not after the full stop of 'ca.',
   * see `isShortened`), with every line, and after `SENTENCE_MAX` tokens.
   */
  readonly sentence: number;
};

const LETTER = /\p{L}/u;
const DIGIT = /[0-9]/;

/** Words after which a full stop ends no sentence. */
const SHORT = new Set(
  'ca c v kl st t ex o d dvs bl a s k resp max min tel nr tim jan feb mar apr jun jul aug sep sept okt nov dec mån tis ons tor tors fre lör sön inkl exkl m fl kr st p g'.split(
    ' ',
  ),
);

/**
 * Maximum number of tokens in a sentence. Most rules and passes search within a sentence, so this limit keeps the
 * reading linear in every text.
 */
const SENTENCE_MAX = 200;

/** The tokens of a text in order. Linear in its length. */
export function tokenise(typed: string): Token[] {
  const { text, starts, ends, capitals } = normalise(typed);
  const tokens: Token[] = [];
  let sentence = 0;
  let sentenceFrom = 0;
  let lines = 0;
  let glued = false;
  let endsSentence = false;
  for (let at = 0; at < text.length; ) {
    const character = characterAt(text, at);
    if (character.trim() === '') {
      if (character === '\n') lines += 1;
      glued = false;
      at += character.length;
      continue;
    }
    const kind = DIGIT.test(character) ? 'number' : LETTER.test(character) ? 'word' : 'sign';
    let end = at + character.length;
    if (kind !== 'sign') {
      const more = kind === 'number' ? DIGIT : LETTER;
      while (end < text.length && more.test(characterAt(text, end))) end += characterAt(text, end).length;
    }
    const written = text.slice(at, end);
    const isFull = tokens.length - sentenceFrom >= SENTENCE_MAX;
    if (tokens.length > 0 && (isFull || lines > 0 || (endsSentence && !glued))) {
      sentence += 1;
      sentenceFrom = tokens.length;
    }
    tokens.push({
      kind,
      text: written,
      start: starts[at] ?? 0,
      end: ends[end - 1] ?? 0,
      glued,
      lines,
      is_capital: capitals[at] === true,
      number: kind === 'number' && written.length <= 9 ? Number(written) : Number.NaN,
      sentence,
    });
    endsSentence = written === '!' || written === '?' || (written === '.' && !isShortened(tokens));
    lines = 0;
    glued = true;
    at = end;
  }
  return tokens;
}

function characterAt(text: string, at: number): string {
  const code = text.codePointAt(at) ?? 0;
  return code > 0xffff ? String.fromCodePoint(code) : text.charAt(at);
}

/**
 * True for the full stop of 'ca.' and 'v.', which ends no sentence. A full stop after a number does, also in '5. juni';
 * the rules of days read past it.
 */
function isShortened(tokens: readonly Token[]): boolean {
  const before = tokens.at(-2);
  return before?.kind === 'word' && SHORT.has(before.text) && tokens.at(-1)?.glued === true;
}
