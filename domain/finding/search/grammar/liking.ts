import { BETWEEN_LIKING, GOING_ON_STAGE, LIKING } from '#domain/finding/search/lexicon/liking.ts';
import type { Rule, Text } from './text.ts';

const leads = LIKING.map((phrase) => phrase.split(' '));
const firstWords: ReadonlySet<string> = new Set(leads.map(([first = '']) => first));
const doings = GOING_ON_STAGE.map((phrase) => phrase.split(' ')).toSorted((one, other) => other.length - one.length);

const isAt = (text: Text, at: number, words: readonly string[]): boolean =>
  words.every((word, offset) => text.word(at + offset) === word);

/** Phrases about what the reader likes ('vill spela teater'): they invite the reader and ask for no skill. */
const liking: Rule = {
  name: 'what-one-would-like',
  begins: 'word',
  examples: [
    ['du som är 60+ och vill spela teater', { age_min: 60 }],
    ['tycker om att stå på scen', {}],
    ['ingen förkunskap, bara lust att spela teater', {}],
    ['gillar att dansa', { skills: [{ skill: 'dans' }] }],
    ['van att stå på scen', { skills: [{ skill: 'programledning', min_level: 'van' }] }],
  ],
  match(text, at) {
    if (!firstWords.has(text.word(at))) return undefined;
    const lead = leads.find((words) => isAt(text, at, words));
    if (!lead) return undefined;
    let from = at + lead.length;
    while (BETWEEN_LIKING.has(text.word(from)) && from < at + lead.length + 3) from += 1;
    const doing = doings.find((words) => isAt(text, from, words));
    return doing && { to: from + doing.length, mark: { kind: 'unread' } };
  },
};

export const LIKING_RULES: readonly Rule[] = [liking];
