import {
  AFTER_TIME_PASSED,
  AGE_LABELS,
  BEFORE_TIME_PASSED,
  BETWEEN_AGES,
  PLAYING_AGE,
  YEARS,
} from '#domain/finding/search/lexicon/ages.ts';
import { SEEKING } from '#domain/finding/search/lexicon/asking.ts';
import { PEOPLE, PERSON_ENDING, PLURAL_ENDING } from '#domain/finding/search/lexicon/people-counted.ts';
import type { Bounds } from '#domain/finding/search/reading.ts';
import { MONTHS } from '#domain/finding/search/words/time-words.ts';
import { numberAt } from './number-phrases.ts';
import { beginsLine, type Item, type Match, senseOf, type Text } from './text.ts';

/**
 * The highest age that a brief can ask for. The other exports of this file are the parts that all rules of ages share.
 */

export const OLDEST = 99;

/**
 * Ranks of ages, highest first: playing ages; ranges, limits, labelled ages and 'i 40-årsåldern'; lists, years of birth
 * and other single or rough ages; words such as 'pensionär'.
 */
const PLAYING = 3;
export const ASKED = 2;
export const TOLD = 1;
export const WORD = 0;

/** The last age before the teens. */
const CHILD_MAX = 12;

/** The index after a word of years, with '-' skipped; undefined without such a word. */
export function afterYears(text: Text, at: number): number | undefined {
  const from = text.word(at) === '-' && text.tokens[at]?.glued ? at + 1 : at;
  if (!YEARS.has(text.word(from)) || beginsLine(text, from)) return undefined;
  if (text.word(from) === 'års') {
    return /^(?:åldern|ålder)$/.test(text.word(from + 1)) ? from + 2 : undefined;
  }
  const to = from + 1;
  return /^(?:gammal|gamla|gammalt)$/.test(text.word(to)) ? to + 1 : to;
}

function rankAt(text: Text, from: number, to: number, otherwise: number): number {
  for (let at = Math.max(0, from - 4); at < from; at += 1) {
    if (PLAYING_AGE.has(text.word(at)) && text.tokens[at]?.sentence === text.tokens[from]?.sentence) return PLAYING;
  }
  const after = text.word(to) === '(' ? to + 1 : to;
  return /^(?:spelålder|spelområde|röstålder|i)$/.test(text.word(after)) &&
    /spel|röst/.test(text.word(after) + text.word(after + 1))
    ? PLAYING
    : otherwise;
}

/**
 * The match of an age in the tokens from `from` to before `to`. An age beside a word such as 'spelålder' gets the rank
 * of a playing age instead of `rank`.
 */
export function age(text: Text, from: number, to: number, value: Bounds, rank: number): Match {
  const item: Item = { slot: 'age', value, rank: rankAt(text, from, to, rank) };
  return { to, items: [item] };
}

/**
 * The index after a label that makes the next number an age: 'i åldern', 'ålder:' and the like; `at` without a label.
 */
export function afterLabel(text: Text, at: number): number {
  let from = at;
  if (/^(?:i|mellan)$/.test(text.word(from)) && AGE_LABELS.has(text.word(from + 1))) from += 1;
  if (!AGE_LABELS.has(text.word(from))) return at;
  from += 1;
  while (/^(?:[:=-]|är|på|\()$/.test(text.word(from)) && !beginsLine(text, from)) from += 1;
  return from;
}

/** '7 och 9 år', '6, 7 och 8 år': from the youngest to the oldest. */
export function listAt(
  text: Text,
  at: number,
): { readonly min: number; readonly max: number; readonly to: number } | undefined {
  const one = numberAt(text, at);
  if (!one) return undefined;
  const ages = [one.value];
  let to = one.to;
  while (ages.length < 6 && BETWEEN_AGES.has(text.word(to))) {
    const isLast = text.word(to) !== ',';
    const next = numberAt(text, to + 1);
    if (!next) return undefined;
    ages.push(next.value);
    to = next.to;
    if (!isLast) continue;
    const years = afterYears(text, to);
    if (!years || Math.max(...ages) > OLDEST || text.word(years - 1) === 'åldern') return undefined;
    return { min: Math.min(...ages), max: Math.max(...ages), to: years };
  }
  return undefined;
}

/** True when the number before `at` counts people: '10–15 statister', '2–3 truckförare'. */
export function isCountOfPeople(text: Text, at: number, isDescribed = false): boolean {
  const token = text.tokens[at];
  if (token?.kind !== 'word' || token.lines > 0) return false;
  if (PEOPLE.has(token.text) || (text.found(at) === undefined && PERSON_ENDING.test(token.text))) return true;
  if (/(?:bor|are)$/.test(token.text) && senseOf(text, at, 'place')) return true;
  // 'ca 40 aktiva statister'
  if (!isDescribed) {
    if (/.{3,}[^o]a$/.test(token.text) && !text.found(at) && isCountOfPeople(text, at + 1, true)) return true;
    // 'ca 25 sjungande och agerande amatörer'
    let noun = at;
    while (/(?:ande|ende)$/.test(text.word(noun)) && noun < at + 4)
      noun += /^(?:och|,)$/.test(text.word(noun + 1)) ? 2 : 1;
    if (noun > at && isCountOfPeople(text, noun, true)) return true;
  }
  const senses = text.found(at)?.senses ?? [];
  const isPerson = senses.some(({ slot }) => slot === 'category' || slot === 'gender');
  const isCraft =
    senses.some(({ slot }) => slot === 'skill' || slot === 'licence') && /(?:are|ister|örer)$/.test(token.text);
  return (isPerson && PLURAL_ENDING.test(token.text)) || isCraft;
}

/** True if the words before or after the tokens say that the years are time that has passed, not an age. */
export function isPassing(text: Text, from: number, to: number): boolean {
  return BEFORE_TIME_PASSED.has(text.word(from - 1)) || AFTER_TIME_PASSED.has(text.word(to));
}

/** True if the sentence names a day shortly before the token: '21/5', '3 juni'. */
export function isAfterDay(text: Text, at: number): boolean {
  for (
    let before = at - 1;
    before > at - 12 && text.tokens[before]?.sentence === text.tokens[at]?.sentence;
    before -= 1
  )
    if (MONTHS.has(text.word(before)) || (text.word(before) === '/' && text.tokens[before]?.glued)) return true;
  return false;
}

/**
 * 'vi söker barn', 'behöver 20 barn': children, if nobody else is sought with them. An age in digits anywhere outranks
 * this.
 */
export function childrenAt(text: Text, at: number): Item[] {
  if (text.word(at) !== 'barn' || /^(?:och|samt|eller|&|till)$/.test(text.word(at + 1))) return [];
  const before = numberAt(text, at - 1) ? at - 2 : at - 1;
  return SEEKING.has(text.word(before)) ? [{ slot: 'age', value: { max: CHILD_MAX }, rank: WORD }] : [];
}
