import { SENSITIVE_GROUNDS, SENSITIVE_PHRASES, type SensitiveGround, WELCOMING } from './lexicon/sensitive.ts';
import { wordSet } from './lexicon/word-set.ts';
import type { TextSpan } from './reading.ts';
import { type Token, tokenise } from './text/tokens.ts';

/** A stretch of text that asks for a protected ground. */
export interface Sensitive extends TextSpan {
  readonly ground: SensitiveGround;
}

interface Phrase {
  readonly words: readonly string[];
  /** True if the last word also matches longer words that begin with it. */
  readonly is_open: boolean;
  readonly ground: SensitiveGround;
}

const PHRASES: readonly Phrase[] = SENSITIVE_GROUNDS.flatMap((ground) =>
  SENSITIVE_PHRASES[ground].split(',').map((written) => {
    const phrase = written.trim();
    const is_open = phrase.endsWith('-');
    return { words: (is_open ? phrase.slice(0, -1) : phrase).split(' '), is_open, ground };
  }),
);
const BY_BEGINNING = Map.groupBy(PHRASES, ({ words: [first = ''] }) => first.slice(0, 2));
const WELCOMES = wordSet(WELCOMING);

const stands = ({ words, is_open }: Phrase, tokens: readonly Token[], at: number) =>
  words.every((word, part) => {
    const text = tokens[at + part]?.text ?? '';
    return is_open && part === words.length - 1 ? text.startsWith(word) : text === word;
  });

/** The stretches of a text that ask for a protected ground, in order. Sentences that open a role to all are skipped. */
export function sensitiveIn(text: string): Sensitive[] {
  const tokens = tokenise(text);
  const welcoming = new Set(tokens.filter((token) => WELCOMES.has(token.text)).map(({ sentence }) => sentence));
  const found: Sensitive[] = [];
  for (const [at, { text: word, start, sentence }] of tokens.entries()) {
    if (welcoming.has(sentence)) continue;
    const phrase = BY_BEGINNING.get(word.slice(0, 2))?.find((one) => stands(one, tokens, at));
    if (!phrase) continue;
    const { end = start } = tokens[at + phrase.words.length - 1] ?? {};
    found.push({ start, end, ground: phrase.ground });
  }
  return found;
}
