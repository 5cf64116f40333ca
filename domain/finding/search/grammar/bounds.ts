import { LIMIT_PHRASES, type Limit } from '#domain/finding/search/lexicon/limits.ts';
import { DENIABLE } from '#domain/finding/search/lexicon/measures.ts';
import type { Text } from './text.ts';

/** Phrases by their first word, so that one lookup rejects most tokens. */
const limits = new Map<string, [readonly string[], Limit][]>();
for (const [phrase, limit] of LIMIT_PHRASES) {
  const words = phrase.split(' ');
  const first = words[0] ?? '';
  limits.set(first, [...(limits.get(first) ?? []), [words, limit]]);
}

const DENIALS: ReadonlySet<string> = new Set('inte ej icke aldrig'.split(' '));

/** The limit that begins at a token, and the index after it: 'minst', 'äldre än', 'ca.', 'max runt'. */
export function limitAt(text: Text, at: number): { readonly limit: Limit; readonly to: number } | undefined {
  const phrases = limits.get(text.word(at));
  // Most words are neither a limit nor a denial, so they are rejected first.
  if (!phrases && !DENIALS.has(text.word(at))) return undefined;
  if (DENIALS.has(text.word(at))) {
    // A denied bound is the opposite bound: 'ej längre än 170', 'inte mer än 40'.
    const denied = DENIABLE.has(text.word(at + 1)) ? limitAt(text, at + 1) : undefined;
    if (denied?.limit === 'over') return { limit: 'max', to: denied.to };
    if (denied?.limit === 'under') return { limit: 'min', to: denied.to };
  }
  for (const [words, limit] of phrases ?? []) {
    if (!words.every((word, offset) => text.word(at + offset) === word)) continue;
    // '30 min.' is a duration.
    if (words[0] === 'min' && text.tokens[at - 1]?.kind === 'number') continue;
    let to = at + words.length;
    if (text.word(to) === '.' && text.tokens[to]?.glued && words[0]?.length !== 5) to += 1;
    if (text.word(to) === ':' && text.tokens[to]?.glued) to += 1;
    return { limit, to };
  }
  return undefined;
}

/** The limit that ends right before a token. */
export function limitBefore(text: Text, at: number): { readonly limit: Limit; readonly from: number } | undefined {
  for (let from = Math.max(0, at - 4); from < at; from += 1) {
    const found = limitAt(text, from);
    if (found?.to === at) return { limit: found.limit, from };
  }
  return undefined;
}

/** The bounds that `limit` makes of a value, in whole steps; 'about' extends `slack` to both sides. */
export function boundsOf(limit: Limit, value: number, slack: number): { min?: number; max?: number } {
  switch (limit) {
    case 'min':
      return { min: value };
    case 'over':
      return { min: value + 1 };
    case 'max':
      return { max: value };
    case 'under':
      return { max: value - 1 };
    case 'about':
      return { min: value - slack, max: value + slack };
  }
}

/** 'och uppåt', 'eller äldre', '+', 'plus' after a number: a lower bound; 'och yngre', 'eller kortare': an upper one. */
export function limitAfter(text: Text, at: number): { readonly limit: 'min' | 'max'; readonly to: number } | undefined {
  const word = text.word(at);
  if (word === '+' || word === 'plus' || word === 'plussare' || word === 'plusare') {
    // 'a + 5' adds: a '+' set apart by a space and followed by a number is no bound.
    const next = text.tokens[at + 1];
    if (word !== '+' || text.tokens[at]?.glued || !next || next.kind !== 'number') return { limit: 'min', to: at + 1 };
    return undefined;
  }
  if (word === '-' && /^plus/.test(text.word(at + 1))) return { limit: 'min', to: at + 2 };
  const from = /^(?:och|eller|o|el|&|\/)$/.test(word) ? at + 1 : at;
  const next = text.word(from);
  if (/^(?:uppåt|äldre|längre|över|högre|mer)$/.test(next) && (from > at || next === 'uppåt'))
    return { limit: 'min', to: from + 1 };
  if (/^(?:yngre|nedåt|neråt|kortare|under|lägre)$/.test(next) && (from > at || /nedåt|neråt/.test(next)))
    return { limit: 'max', to: from + 1 };
  return undefined;
}
