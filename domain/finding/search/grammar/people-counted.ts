import { SEEKING } from '#domain/finding/search/lexicon/asking.ts';
import { COUNTED_THINGS } from '#domain/finding/search/lexicon/measures.ts';
import {
  CRAFT_ENDING,
  DESCRIBING,
  NOT_DESCRIBING_PEOPLE,
  NOT_SOUGHT_ENDING,
  PEOPLE,
  PERSON_ENDING,
} from '#domain/finding/search/lexicon/people-counted.ts';
import { VOICE_WORD } from '#domain/finding/search/lexicon/voices.ts';
import { skills } from '#domain/kernel/vocabulary/skills.ts';
import { numberAt } from './number-phrases.ts';
import type { Text } from './text.ts';

/** The people that a number counts, and the words that tell a count of people from other counts. */

/**
 * The counted noun and the index after it, past at most three words that describe the noun ('två glada, blonda
 * killar').
 */
export function afterPeople(text: Text, at: number): { readonly to: number; readonly noun: number } | undefined {
  for (let noun = at, skipped = 0; noun < text.tokens.length && skipped <= 3; noun += 1) {
    const token = text.tokens[noun];
    if (!token || token.lines > 0) return undefined;
    if (token.kind === 'sign') {
      if (token.text === '-' || (token.text === ',' && skipped > 0)) continue;
      return undefined;
    }
    if (token.kind === 'number') return undefined;
    if (PEOPLE.has(token.text) || token.text === 'man') return { to: noun + 1, noun };
    const found = DESCRIBING.test(token.text) ? undefined : text.found(noun);
    const isPerson = found?.senses.some(
      ({ slot }) =>
        slot === 'category' ||
        (slot === 'gender' && !/^(?:manliga|kvinnliga|manlig|kvinnlig)$/.test(token.text)) ||
        slot === 'age_word',
    );
    const isCraft =
      found?.senses.some(({ slot }) => slot === 'skill' || slot === 'licence') && CRAFT_ENDING.test(token.text);
    const isUnknown =
      !found &&
      noun <= at + 1 &&
      PERSON_ENDING.test(token.text) &&
      !NOT_SOUGHT_ENDING.test(token.text) &&
      !/^(?:och|eller)$/.test(text.word(noun - 1));
    // 'två sopraner och tre basar'
    const isVoice = /[^s]$/.test(VOICE_WORD.exec(token.text)?.[2] ?? 's');
    const isInhabitant =
      /(?:bor|borna|are|arna)$/.test(token.text) && found?.senses.some(({ slot }) => slot === 'place');
    if (isPerson || isVoice || isCraft || isUnknown || isInhabitant) return { to: noun + 1, noun };
    // 'sjungande och agerande amatörer': two words describe the noun.
    if (
      /^(?:och|eller)$/.test(token.text) &&
      skipped > 0 &&
      DESCRIBING.test(text.word(noun - 1)) &&
      DESCRIBING.test(text.word(noun + 1))
    )
      continue;
    // Verbs, prepositions and times in between mean that the number counts something else.
    if (NOT_DESCRIBING_PEOPLE.has(token.text)) return undefined;
    skipped += 1;
  }
  return undefined;
}

/** The trade, skill or licence at a token, as a key of slot and id; undefined for any other word. */
export function notionAt(text: Text, at: number): string | undefined {
  const sense = text.found(at)?.senses.find(({ slot }) => /^(?:category|skill|licence)$/.test(slot));
  return sense && `${sense.slot} ${sense.id}`;
}

/**
 * A stated total outranks all counts; counts of trades are added up; a count of persons or genders repeats the same
 * people.
 */
export const TOTAL = 3;
export const TRADES = 2;
export const GENDERS = 1;
export const PERSONS = 0;

/** The rank of a count by its noun: trades, genders or persons. */
export function rankOf(text: Text, noun: number): number {
  if (VOICE_WORD.test(text.word(noun))) return TRADES;
  const senses = text.found(noun)?.senses ?? [];
  if (senses.some(({ slot }) => slot === 'category' || slot === 'skill' || slot === 'licence')) return TRADES;
  return text.word(noun) === 'man' || senses.some(({ slot }) => slot === 'gender') ? GENDERS : PERSONS;
}

/** '4 tomtar och 10 nissar': an unknown noun counted beside people is people too. */
export function isBesidePeople(text: Text, at: number, noun: number): boolean {
  if (!/^(?:och|samt|,|plus)$/.test(text.word(at - 1)) || text.found(noun) || !/.{2,}[aoe]r$/.test(text.word(noun)))
    return false;
  if (
    COUNTED_THINGS.has(text.word(noun)) ||
    NOT_DESCRIBING_PEOPLE.has(text.word(noun)) ||
    NOT_SOUGHT_ENDING.test(text.word(noun))
  )
    return false;
  // 'tre vise män och 10 änglar'
  for (let number = at - 3; number > at - 6; number -= 1)
    if (numberAt(text, number)) return afterPeople(text, number + 1)?.noun === at - 2;
  return false;
}

/** The rank of a count of unknown nouns is the rank of the people counted right before it: '4 tomtar och 10 nissar'. */
export const rankOfBeside = (text: Text, at: number): number => rankOf(text, at - 2);

/** '2 valthorn', 'tre fioler': the players of the instruments. */
export const isInstrument = (text: Text, at: number): boolean =>
  text.found(at)?.senses.some(({ slot, id }) => slot === 'skill' && skills.find(id)?.group === 'music') === true;

/** True if a word of seeking is among the 14 tokens before in the same sentence: 'söker', 'behöver'. */
export function isSoughtBefore(text: Text, at: number): boolean {
  for (
    let before = at - 1;
    before > at - 15 && text.tokens[before]?.sentence === text.tokens[at]?.sentence;
    before -= 1
  )
    if (SEEKING.has(text.word(before))) return true;
  return false;
}
