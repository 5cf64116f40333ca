import { AGE_WORDS } from '#domain/search/lexicon/people.ts';
import type { Bounds } from '#domain/search/reading.ts';
import { numberOfWord } from '#domain/search/words/time-words.ts';
import { boundsOf, limitAfter, limitAt } from './bounds.ts';
import { isContinued, numberAt, rangeAt, standsAlone } from './number-phrases.ts';
import { beginsLine, type Item, type Match, type Rule, senseOf, type Text } from './text.ts';

const OLDEST = 99;

/** A playing age outranks a range that is asked for, and that outranks how old a character is. */
const PLAYING = 3;
const ASKED = 2;
const TOLD = 1;
const WORD = 0;

const YEARS =
  /^(?:år|års|åring|åringar|åringarna|åringen|årig|åriga|årigt|åringars|åringar|årsåldern|årsålder|årsåldrarna|å|åriges)$/;
const PLAYING_WORDS = /^(?:spelålder|spelåldern|spelåldrar|spelområde|röstålder|låter|spelar|spela|rollålder|playing)$/;
const LABELS =
  /^(?:ålder|åldern|åldrar|åldrarna|åldersspann|åldersintervall|åldersgrupp|spelålder|spelåldern|rollålder|röstålder)$/;

/** How old somebody is in words of years and nothing else: the contexts in which 'N år' is a time that passes. */
const PASSING_BEFORE = /^(?:i|under|på|efter|om|fyller|fyllt|senaste|närmaste|första|för|inom|varje|fira|firar)$/;
const PASSING_AFTER =
  /^(?:sedan|sen|erfarenhet|erfarenheter|nyttjande|nyttjanderätt|licens|buyout|exklusivitet|avtal|jubileum|framåt|garanti|kampanj|rättigheter|utbildning|tillbaka|kontrakt|visning|användning|online)$/;

/** Skips '-' and finds a word of years: the index after it, or undefined. */
function afterYears(text: Text, at: number): number | undefined {
  const from = text.word(at) === '-' && text.tokens[at]?.glued ? at + 1 : at;
  if (!YEARS.test(text.word(from)) || beginsLine(text, from)) return undefined;
  if (text.word(from) === 'års') {
    return /^(?:åldern|ålder)$/.test(text.word(from + 1)) ? from + 2 : undefined;
  }
  const to = from + 1;
  return /^(?:gammal|gamla|gammalt)$/.test(text.word(to)) ? to + 1 : to;
}

function rankAt(text: Text, from: number, to: number, otherwise: number): number {
  for (let at = Math.max(0, from - 4); at < from; at += 1) {
    if (PLAYING_WORDS.test(text.word(at)) && text.tokens[at]?.sentence === text.tokens[from]?.sentence) return PLAYING;
  }
  const after = text.word(to) === '(' ? to + 1 : to;
  return /^(?:spelålder|spelområde|röstålder|i)$/.test(text.word(after)) &&
    /spel|röst/.test(text.word(after) + text.word(after + 1))
    ? PLAYING
    : otherwise;
}

function age(text: Text, from: number, to: number, value: Bounds, rank: number): Match {
  const item: Item = { slot: 'age', value, rank: rankAt(text, from, to, rank) };
  return { to, items: [item] };
}

/** The word before a number, over 'i åldern', 'ålder:' and the like: true when it names an age. */
function afterLabel(text: Text, at: number): number {
  let from = at;
  if (/^(?:i|mellan)$/.test(text.word(from)) && LABELS.test(text.word(from + 1))) from += 1;
  if (!LABELS.test(text.word(from))) return at;
  from += 1;
  while (/^(?:[:=-]|är|på|\()$/.test(text.word(from)) && !beginsLine(text, from)) from += 1;
  return from;
}

export const AGE_RULES: readonly Rule[] = [
  {
    name: 'age-range',
    examples: [
      ['25–35', { age_min: 25, age_max: 35 }],
      ['mellan 25 och 35', { age_min: 25, age_max: 35 }],
      ['25 till 35 år', { age_min: 25, age_max: 35 }],
      ['45-35 år', { age_min: 35, age_max: 45 }],
      ['7 och 9 år', { age_min: 7, age_max: 9 }],
      ['spelålder: 14-16', { age_min: 14, age_max: 16 }],
      ['kl 9-17', {}],
      ['4-5 timmar', {}],
    ],
    match(text, at) {
      const first = text.word(at);
      const isBetween = first === 'mellan';
      const labelled = afterLabel(text, at);
      let from = /^(?:mellan|från|ca|cirka|runt)$/.test(text.word(labelled)) ? labelled + 1 : labelled;
      if (/^(?:ca|cirka|runt)$/.test(text.word(from))) from += 1;
      if (from === at && isContinued(text, at)) return undefined;
      const listed = listAt(text, from);
      if (listed) return age(text, from, listed.to, { min: listed.min, max: listed.max }, TOLD);
      const range = rangeAt(text, from, isBetween || text.word(from - 1) === 'mellan');
      if (!range || range.max > OLDEST) return undefined;
      const years = afterYears(text, range.to);
      if (years === undefined && !standsAlone(text, range.to)) return undefined;
      if (years === undefined && labelled === at && isCountOfPeople(text, range.to)) return undefined;
      // Two number words are seldom an age: 'en till två'.
      if (years === undefined && text.tokens[from]?.kind !== 'number') return undefined;
      // 'år' is a time that passes after some words: 'i 5–10 år'.
      if (years !== undefined && text.word(from - 1) === 'i' && text.word(years - 1) === 'år' && from === at)
        return undefined;
      return age(text, from, years ?? range.to, { min: range.min, max: range.max }, ASKED);
    },
  },
  {
    name: 'age-limit',
    examples: [
      ['minst 18 år', { age_min: 18 }],
      ['från 30', { age_min: 30 }],
      ['över 60', { age_min: 61 }],
      ['under 20', { age_max: 19 }],
      ['max 40', { age_max: 40 }],
      ['ca 35', { age_min: 32, age_max: 38 }],
      ['minst 20 statister', { headcount: 20, categories: ['statist'] }],
      ['minst 40 år och högst 25 år', {}],
    ],
    match(text, at) {
      const labelled = afterLabel(text, at);
      const found = limitAt(text, labelled);
      if (!found) return undefined;
      const number = numberAt(text, found.to);
      if (!number || number.value > OLDEST || number.value < 1) return undefined;
      const years = afterYears(text, number.to);
      const to = years ?? number.to;
      if (years === undefined) {
        if (text.tokens[found.to]?.kind !== 'number' || !standsAlone(text, to) || isCountOfPeople(text, to))
          return undefined;
        if (rangeAt(text, found.to) || (found.limit === 'about' && number.value < 5)) return undefined;
      } else if (isPassing(text, at, to)) return undefined;
      return age(text, at, to, boundsOf(found.limit, number.value, 3), found.limit === 'about' ? TOLD : ASKED);
    },
  },
  {
    name: 'age-limit-after',
    examples: [
      ['30+', { age_min: 30 }],
      ['50-plussare', { age_min: 50 }],
      ['65 plus', { age_min: 65 }],
      ['30 och uppåt', { age_min: 30 }],
      ['30 år och uppåt', { age_min: 30 }],
      ['18 år eller äldre', { age_min: 18 }],
      ['40 och yngre', { age_max: 40 }],
    ],
    match(text, at) {
      const from = afterLabel(text, at);
      const number = numberAt(text, from);
      if (
        !number ||
        number.value > OLDEST ||
        text.tokens[from]?.kind !== 'number' ||
        (from === at && isContinued(text, at))
      )
        return undefined;
      const found = limitAfter(text, afterYears(text, number.to) ?? number.to);
      if (!found) return undefined;
      const value = found.limit === 'min' ? { min: number.value } : { max: number.value };
      if (
        found.limit === 'min' &&
        isCountOfPeople(text, found.to) &&
        text.word(found.to - 1) === '+' &&
        number.value > 75
      )
        return undefined;
      const to = YEARS.test(text.word(found.to)) ? found.to + 1 : found.to;
      return /^(?:cm|kr|dagar|timmar)$/.test(text.word(to)) ? undefined : age(text, at, to, value, ASKED);
    },
  },
  {
    name: 'age-around',
    examples: [
      ['i 40-årsåldern', { age_min: 38, age_max: 45 }],
      ['i femtioårsåldern', { age_min: 48, age_max: 55 }],
      ['30–40-årsåldern', { age_min: 30, age_max: 40 }],
      ['20-nånting', { age_min: 20, age_max: 29 }],
      ['70 ±', { age_min: 67, age_max: 73 }],
    ],
    match(text, at) {
      const word = text.word(at);
      if (/årsålder(?:n)?$/.test(word)) {
        const value = numberOfWord(word.replace(/årsåldern?$/, ''));
        return value === undefined ? undefined : age(text, at, at + 1, { min: value - 2, max: value + 5 }, TOLD);
      }
      const number = numberAt(text, at);
      if (!number || number.value > OLDEST || isContinued(text, at)) return undefined;
      const from = text.word(number.to) === '-' ? number.to + 1 : number.to;
      if (/^(?:nånting|någonting|nåt|något|ish)$/.test(text.word(from)) && from > number.to)
        return age(text, at, from + 1, { min: number.value, max: number.value + 9 }, TOLD);
      if (/^[±~]$/.test(text.word(number.to)))
        return age(text, at, number.to + 1, { min: number.value - 3, max: number.value + 3 }, TOLD);
      const years = afterYears(text, number.to);
      const isAround = years !== undefined && /åldern?$/.test(text.word(years - 1));
      return isAround ? age(text, at, years, { min: number.value - 2, max: number.value + 5 }, TOLD) : undefined;
    },
  },
  {
    name: 'age-exact',
    examples: [
      ['8 år', { age_min: 8, age_max: 8 }],
      ['15-åring', { age_min: 15, age_max: 15 }],
      ['trettioårig', { age_min: 30, age_max: 30 }],
      ['ålder: 35', { age_min: 35, age_max: 35 }],
      ['i 15 år', {}],
      ['5 års erfarenhet', {}],
      ['250 år gammal', {}],
    ],
    match(text, at) {
      const word = /^(.+)(?:åring|åringar|årig|åriga|årigt|åringen)$/.exec(text.word(at))?.[1];
      const spelt = word === undefined ? undefined : numberOfWord(word);
      if (spelt !== undefined) return age(text, at, at + 1, { min: spelt, max: spelt }, TOLD);
      const from = afterLabel(text, at);
      const number = numberAt(text, from);
      if (!number) return undefined;
      const years = afterYears(text, number.to);
      if (years === undefined) {
        const isLabelled = from > at && standsAlone(text, number.to);
        return isLabelled && number.value <= OLDEST
          ? age(text, at, number.to, { min: number.value, max: number.value }, ASKED)
          : undefined;
      }
      // Consumed without a value: nobody is 250 years old.
      if (number.value > OLDEST || number.value === 0) return { to: years, mark: { kind: 'unread' } };
      if (from === at && isContinued(text, at)) return undefined;
      if (text.word(years - 1) === 'år' && isPassing(text, at, years)) return { to: years, mark: { kind: 'unread' } };
      return age(text, at, years, { min: number.value, max: number.value }, TOLD);
    },
  },
  {
    name: 'age-after-person',
    examples: [
      ['Kvinna, 30, rött hår', { genders: ['kvinna'], age_min: 30, age_max: 30, hair_colors: ['rött'] }],
      ['kvinna 3 dagar', { genders: ['kvinna'] }],
    ],
    match(text, at) {
      const token = text.tokens[at];
      if (token?.kind !== 'number' || token.text.length > 2 || token.number < 3 || token.lines > 0) return undefined;
      const person = text.word(at - 1) === ',' ? at - 2 : at - 1;
      const next = text.tokens[at + 1];
      const ends = !next || next.lines > 0 || (/^[,.;)]$/.test(next.text) && text.tokens[at + 2]?.kind !== 'number');
      if (!ends || !(text.word(person) === 'man' || senseOf(text, person, 'gender'))) return undefined;
      return age(text, at, at + 1, { min: token.number, max: token.number }, TOLD);
    },
  },
  {
    name: 'age-reached',
    examples: [
      ['fyllda 18', { age_min: 18 }],
      ['18 år fyllda', { age_min: 18 }],
    ],
    match(text, at) {
      if (/^(?:fyllda|fyllt|fylld)$/.test(text.word(at))) {
        const number = numberAt(text, at + 1);
        if (!number || number.value > OLDEST) return undefined;
        return age(text, at, afterYears(text, number.to) ?? number.to, { min: number.value }, ASKED);
      }
      const number = numberAt(text, at);
      const years = number && (afterYears(text, number.to) ?? number.to);
      return number && years && number.value <= OLDEST && /^(?:fyllda|fyllt)$/.test(text.word(years))
        ? age(text, at, years + 1, { min: number.value }, ASKED)
        : undefined;
    },
  },
  {
    name: 'age-word',
    examples: [
      ['medelålders', { age_min: 40, age_max: 60 }],
      ['pensionär', { age_min: 65 }],
      ['tonåring', { age_min: 13, age_max: 19 }],
      ['tonårstjej', { age_min: 13, age_max: 19, genders: ['kvinna'] }],
    ],
    match(text, at) {
      const sense = senseOf(text, at, 'age_word');
      const words = sense && AGE_WORDS[Number(sense.id)];
      const found = text.found(at);
      if (!words || !found) return undefined;
      const value = { min: words.min, ...(words.max !== undefined && { max: words.max }) };
      const genders = found.senses
        .filter(({ slot }) => slot === 'gender')
        .map(({ id }) => ({ slot: 'gender' as const, value: id }));
      return { to: found.to, items: [{ slot: 'age', value, rank: WORD }, ...genders] };
    },
  },
];

/** '7 och 9 år': from the youngest to the oldest. */
function listAt(
  text: Text,
  at: number,
): { readonly min: number; readonly max: number; readonly to: number } | undefined {
  const one = numberAt(text, at);
  if (!one || !/^(?:och|eller|o|samt|resp|respektive|&)$/.test(text.word(one.to))) return undefined;
  const two = numberAt(text, one.to + 1);
  const years = two && afterYears(text, two.to);
  if (!two || !years || Math.max(one.value, two.value) > OLDEST || text.word(years - 1) === 'åldern') return undefined;
  return { min: Math.min(one.value, two.value), max: Math.max(one.value, two.value), to: years };
}

/** True when the number before `at` counts people: '10–15 statister', '2–3 truckförare'. */
function isCountOfPeople(text: Text, at: number): boolean {
  const token = text.tokens[at];
  if (token?.kind !== 'word' || token.lines > 0) return false;
  const senses = text.found(at)?.senses ?? [];
  const isPerson = senses.some(({ slot }) => slot === 'category' || slot === 'gender');
  const isCraft =
    senses.some(({ slot }) => slot === 'skill' || slot === 'licence') && /(?:are|ister|örer)$/.test(token.text);
  return (isPerson && /(?:or|ar|er|män|are|s|arna|orna|erna)$/.test(token.text)) || isCraft;
}

function isPassing(text: Text, from: number, to: number): boolean {
  return PASSING_BEFORE.test(text.word(from - 1)) || PASSING_AFTER.test(text.word(to));
}
