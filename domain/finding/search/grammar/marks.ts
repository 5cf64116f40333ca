import { MERIT_HEADINGS } from '#domain/finding/search/lexicon/asking.ts';
import {
  CORRECTED,
  DEMANDED,
  EITHER,
  MERIT_BEFORE,
  MERIT_BESIDE,
  NOT_NEEDED_AFTER,
  NOT_NEEDED_BEFORE,
  NOT_WANTED_AFTER,
  NOT_WANTED_BEFORE,
} from '#domain/finding/search/lexicon/phrases.ts';
import { beginsLine, type Mark, type Match, type Rule, senseOf, type Text } from './text.ts';

/** Phrases that decide how the wishes around them are meant. */
type Phrases = readonly (readonly [words: string, mark: Mark])[];

const not = (reach: 'forward' | 'backward'): Mark => ({ kind: 'not', reach });
const notNeeded = (reach: 'forward' | 'backward'): Mark => ({ kind: 'not_needed', reach });
const merit = (reach: 'forward' | 'either'): Mark => ({ kind: 'merit', reach });

const list = (words: string, mark: Mark): Phrases => words.split(', ').map((phrase) => [phrase, mark]);

const PHRASES: Phrases = [
  ...list(NOT_NEEDED_BEFORE, notNeeded('forward')),
  ...list(NOT_NEEDED_AFTER, notNeeded('backward')),
  ...list(NOT_WANTED_AFTER, not('backward')),
  ...list(NOT_WANTED_BEFORE, not('forward')),
  ...list(MERIT_BEFORE, merit('forward')),
  ...list(MERIT_BESIDE, merit('either')),
  ...list(DEMANDED, { kind: 'demand' }),
  ...list(CORRECTED, { kind: 'instead' }),
  ...list(EITHER, { kind: 'or' }),
];

const byFirstWord = new Map<string, [readonly string[], Mark][]>();
for (const [phrase, mark] of PHRASES) {
  const words = phrase.replace('/', ' / ').split(' ');
  const first = words[0] ?? '';
  byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), [words, mark]]);
}
// Longer phrases first: 'inget krav på' before 'inget krav'.
for (const phrases of byFirstWord.values()) phrases.sort(([one], [two]) => two.length - one.length);

/** Matches a phrase word by word; a comma may come before 'men'. */
function phraseEnd(text: Text, at: number, words: readonly string[]): number | undefined {
  let to = at;
  for (const [index, word] of words.entries()) {
    if (index > 0 && text.word(to) === ',' && word === 'men') to += 1;
    if (text.word(to) !== word || (index > 0 && beginsLine(text, to))) return undefined;
    to += 1;
  }
  return to;
}

export const MARK_RULES: readonly Rule[] = [
  {
    name: 'how-it-is-meant',
    examples: [
      ['gärna dans', { skills: [{ skill: 'dans', merit: true }] }],
      ['Steppdans är ett plus', { skills: [{ skill: 'steppdans', merit: true }] }],
      [
        'Meriterande: ridning, sång',
        {
          skills: [
            { skill: 'ridning', merit: true },
            { skill: 'sång', merit: true },
          ],
        },
      ],
      [
        'svenska krav, danska gärna',
        { languages: [{ language: 'svenska' }, { language: 'danska' }], merit: ['danska'] },
      ],
      ['inga tatueringar', { exclude: ['tatuering'] }],
      ['ej skägg', { beard: 'slätrakad' }],
      ['behöver inte kunna rida', {}],
      ['körkort krävs ej', {}],
      ['svenska utan brytning', { languages: [{ language: 'svenska' }], exclude: ['brytning'] }],
      ['fiol eller cello', { any_of: [[{ skill: 'fiol' }, { skill: 'cello' }]] }],
      ['INTE ha skånska utan norrländska', { dialects: ['norrländska'], exclude: ['skånska'] }],
    ],
    match(text, at): Match | undefined {
      if (text.word(at) === '/') return { to: at + 1, mark: { kind: 'or' } };
      if (text.word(at) === 'plus' && text.word(at + 1) === ':' && beginsLine(text, at))
        return { to: at + 2, mark: { kind: 'merit', reach: 'section' } };
      for (const [words, mark] of byFirstWord.get(text.word(at)) ?? []) {
        const to = phraseEnd(text, at, words);
        if (to === undefined) continue;
        // 'som är bra med barn', 'är bra på att dansa' ask for an ability.
        if (
          /^(?:bra|kul)$/.test(words.at(-1) ?? '') &&
          mark.kind === 'merit' &&
          /^(?:på|med|i|att)$/.test(text.word(to))
        )
          continue;
        if (
          mark.kind === 'merit' &&
          text.word(to) === ':' &&
          (beginsLine(text, at) || /^[.;(•-]$/.test(text.word(at - 1)) || MERIT_HEADINGS.has(text.word(at)))
        ) {
          return { to: to + 1, mark: { kind: 'merit', reach: 'section' } };
        }
        // 'önskas' shortly after a person, or first in the text, asks: 'Kvinna önskas till film'.
        if (words.length === 1 && /^(?:önskas|önskat)$/.test(words[0] ?? '') && isPersonBefore(text, at))
          return { to, mark: { kind: 'demand' } };
        return { to, mark };
      }
      return undefined;
    },
  },
];

function isPersonBefore(text: Text, at: number): boolean {
  for (let index = at - 1; index >= Math.max(0, at - 4); index -= 1) {
    if (senseOf(text, index, 'category') || senseOf(text, index, 'gender')) return true;
  }
  return at === 0;
}
