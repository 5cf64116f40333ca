import { BEFORE_WHO_IS_SOUGHT } from '#domain/finding/search/lexicon/asking.ts';
import {
  AFTER_PRONOUN,
  BEFORE_PRONOUN,
  NOT_GENITIVE,
  POSSESSIVE,
  RELATIVES,
} from '#domain/finding/search/lexicon/relatives.ts';
import type { Sense } from '#domain/finding/search/words/sense.ts';
import { type Match, type Rule, senseOf, type Text } from './text.ts';

/** True if a word of gender is about the person sought, not about a relative or an audience. */
export function isGender(text: Text, at: number, to: number): boolean {
  const word = text.word(at);
  // 'modern' mostly means modern, seldom the mother.
  if (word === 'modern') return false;
  const before = text.word(at - 1);
  // 'vi söker hans son', 'kvar att casta: hennes bror'
  const isTheirs = /^(?:hans|hennes|deras|dennes)$/.test(before);
  const isSought =
    isTheirs &&
    (BEFORE_WHO_IS_SOUGHT.has(text.word(at - 2)) ||
      // 'en mamma 35–40 och hennes dotter 8–10'
      (/^(?:och|samt|,|\+)$/.test(text.word(at - 2)) && (text.tokens[to]?.kind === 'number' || text.word(to) === '(')));
  if ((POSSESSIVE.has(before) && !isSought) || (before === 'som' && !/^(?:kvinna|man|kvinnlig|manlig)$/.test(word)))
    return false;
  // A genitive is about somebody else: 'farfars begravning'.
  const isOnlyGender = text.found(at)?.senses.every(({ slot }) => slot === 'gender');
  if (isOnlyGender && to === at + 1 && /[^sö]s$/.test(word) && !NOT_GENITIVE.has(word)) return false;
  // 'en pappa med dotter', 'spela schack med morfar'
  if (/^(?:med|till|och)$/.test(before) && RELATIVES.has(word) && (before !== 'och' || text.word(at - 2) === 'barn'))
    return false;
  return !(text.tokens[at]?.glued && before === '-' && text.tokens[at - 1]?.glued);
}

/** 'värdinnor/värdar', 'skådespelare eller skådespelerska': the trade in both its forms, which asks for no gender. */
export function isBothForms(text: Text, at: number, to: number, sense: Sense): boolean {
  const trade = senseOf(text, at, 'category');
  if (sense.slot !== 'gender' || !trade) return false;
  const isPlain = (index: number) =>
    senseOf(text, index, 'category')?.id === trade.id && senseOf(text, index, 'gender') === undefined;
  const isJoiner = (index: number) => /^(?:\/|eller|och|el)$/.test(text.word(index));
  return (isJoiner(to) && isPlain(to + 1)) || (isJoiner(at - 1) && isPlain(at - 2));
}

const man: Rule = {
  name: 'man',
  begins: 'word',
  examples: [
    ['man 30–40', { genders: ['man'], age_min: 30, age_max: 40 }],
    ['där man kan äta', {}],
    ['en man', { genders: ['man'] }],
    ['Man söker ungdomar till filmen', {}],
    ['modern/samtida dans', { skills: [{ skill: 'modern och samtida dans' }] }],
  ],
  match(text, at): Match | undefined {
    const word = text.word(at);
    if (/^(?:hon|han|hen)$/.test(word)) {
      const value = word === 'hon' ? 'female' : word === 'han' ? 'male' : undefined;
      return value && { to: at + 1, items: [{ slot: 'gender', value, rank: 0 }] };
    }
    if (word !== 'man') return undefined;
    const isPronoun =
      BEFORE_PRONOUN.has(text.word(at - 1)) ||
      (AFTER_PRONOUN.has(text.word(at + 1)) &&
        text.word(at - 1) !== 'en' &&
        !(
          /^(?:kan|ska)$/.test(text.word(at + 1)) &&
          text.tokens[at]?.is_capital === false &&
          /^(?:,|:|söker|är|vi)$/.test(text.word(at - 1))
        ));
    return isPronoun || POSSESSIVE.has(text.word(at - 1))
      ? { to: at + 1 }
      : { to: at + 1, items: [{ slot: 'gender', value: 'male' }] };
  },
};

const letters: Rule = {
  name: 'gender-letters',
  begins: 'word',
  examples: [
    ['k/m', { genders: ['kvinna', 'man'] }],
    ['skådespelare (m)', { categories: ['skådespelare'], genders: ['man'] }],
    ['skådespelare (f, 30-38)', { categories: ['skådespelare'], genders: ['kvinna'], age_min: 30, age_max: 38 }],
    ['f/m', { genders: ['kvinna', 'man'] }],
    ['F 30–40', { genders: ['kvinna'], age_min: 30, age_max: 40 }],
    ['oavsett kön', { genders: ['alla'] }],
    ['Kön: spelar ingen roll', { genders: ['alla'] }],
  ],
  match(text, at) {
    if (
      /^(?:k|f|m|kv)$/.test(text.word(at)) &&
      text.word(at + 1) === '/' &&
      /^(?:k|f|m|kv)$/.test(text.word(at + 2)) &&
      text.word(at) !== text.word(at + 2) &&
      !(text.tokens[at + 3]?.glued && text.tokens[at + 3]?.kind !== 'sign')
    ) {
      return {
        to: at + 3,
        items: [
          { slot: 'gender', value: 'female' },
          { slot: 'gender', value: 'male' },
        ],
      };
    }
    // 'F 30–40' at the beginning of a sentence, as castings write it.
    if (
      /^[kmf]$/.test(text.word(at)) &&
      text.tokens[at]?.is_capital === true &&
      /^(?:\d{2}|,|:)$/.test(text.word(at + 1)) &&
      text.tokens[at + 1]?.lines === 0 &&
      (text.word(at + 1).length === 2 || /^\d{2}$/.test(text.word(at + 2))) &&
      (at === 0 || text.tokens[at - 1]?.sentence !== text.tokens[at]?.sentence)
    )
      return {
        to: at + 1,
        items: [{ slot: 'gender', value: text.word(at) === 'M' || text.word(at) === 'm' ? 'male' : 'female' }],
      };
    // 'skådespelare (m)'
    if (/^[kmf]$/.test(text.word(at)) && text.word(at - 1) === '(' && /^[),]$/.test(text.word(at + 1)))
      return { to: at + 1, items: [{ slot: 'gender', value: text.word(at) === 'm' ? 'male' : 'female' }] };
    const any = senseOf(text, at, 'any_gender');
    const found = text.found(at);
    if (any && found) return { to: found.to, items: [{ slot: 'gender', value: 'any' }] };
    return undefined;
  },
};

export const GENDER_RULES: readonly Rule[] = [letters, man];
