import {
  AFTER_COUNT_LABEL,
  BEFORE_OWN_PEOPLE,
  FEASTS,
  PEOPLE,
  PIECES,
  ROUND_NUMBERS,
  SINGULAR_ENDING,
} from '#domain/finding/search/lexicon/people-counted.ts';
import { childrenAt } from './age-phrases.ts';
import { limitAt, limitBefore } from './bounds.ts';
import { isAudience, isDoneTo, isOfGroups, isPartOfGroups } from './counts-of-others.ts';
import { isContinued, numberAt, rangeAt } from './number-phrases.ts';
import {
  afterPeople,
  GENDERS,
  isBesidePeople,
  isInstrument,
  isSoughtBefore,
  notionAt,
  PERSONS,
  rankOf,
  rankOfBeside,
  TOTAL,
  TRADES,
} from './people-counted.ts';
import { beginsLine, type Item, type Rule, type Text } from './text.ts';

/**
 * The match of a count. `noun` is the slot and id of the counted noun, or a key for a group without a noun. A negation
 * that drops the noun also drops the count.
 */
function headcount(
  to: number,
  value: { readonly min?: number; readonly max: number },
  rank: number,
  noun?: string,
): { to: number; items: Item[] } {
  return { to, items: [{ slot: 'headcount', value, rank, ...(noun && { noun }) }] };
}

export const HEADCOUNT_RULES: readonly Rule[] = [
  {
    name: 'headcount',
    examples: [
      ['ca 40 dansglada lundabor', { headcount: 40, places: ['Lund'] }],
      ['familjer som har minst två barn', {}],
      ['Firmafest 50 pers', {}],
      ['6 barn, 4 ungdomar och 10 förbipasserande', { headcount: 20 }],
      ['fyra i kören och åtta i orkestern', { headcount: 12, categories: ['musiker'] }],
      ['vi behöver tre ekipage', { headcount: 3 }],
      ['4 statister och 10 nissar', { headcount: 14, categories: ['statist'] }],
      ['söker 2 valthorn och 1 fagott', { headcount: 3, skills: [{ skill: 'valthorn' }, { skill: 'fagott' }] }],
      ['fyra par sökes', { headcount: 8 }],
      ['två sopraner och tre basar sökes', { headcount: 5 }],
      ['2 i Lund och 3 i Malmö', { headcount: 5, places: ['Lund', 'Malmö'] }],
      ['söker en talare till en konferens, 300 lärare', { categories: ['föreläsare'] }],
      ['Barnkalas i Täby! Ca 15 barn.', { places: ['Täby'] }],
      ['20 statister', { headcount: 20, categories: ['statist'] }],
      ['två glada kvinnor', { headcount: 2, genders: ['kvinna'] }],
      ['10–15 statister', { headcount: 15, categories: ['statist'] }],
      ['ca 50 personer', { headcount: 50 }],
      ['2 värdar, 4 servitörer, 1 konferencier', { headcount: 7, categories: ['värd', 'servitör', 'konferencier'] }],
      ['1 man och 2 kvinnor', { headcount: 3, genders: ['man', 'kvinna'] }],
      ['2 kvinnor och 2 män', { headcount: 4, genders: ['kvinna', 'man'] }],
      ['20 personer, 10 män och 10 kvinnor', { headcount: 20, genders: ['man', 'kvinna'] }],
      ['12 ambulansförare', { headcount: 12 }],
      ['två till tre nattvandrare', { headcount: 3 }],
      ['10 000 följare', {}],
      ['4 dansare och 2 sångare. Fyra dansare alltså', { headcount: 4, categories: ['dansare', 'sångare'] }],
      ['en dansare', { categories: ['dansare'] }],
      ['sminka 30 barn', { skills: [{ skill: 'sminkning' }] }],
      ['vi blir runt 90 personer', {}],
      ['2 inspelningsdagar', {}],
    ],
    match(text, at) {
      const limit = limitAt(text, at);
      const from = limit?.to ?? at;
      const isArticle = /^(?:en|ett)$/.test(text.word(from));
      if (isArticle || (from === at && isContinued(text, at))) return undefined;
      const isTotal = /^(?:totalt|sammanlagt|alltså|summa)$/.test(text.word(at - 1));
      const range = rangeAt(text, from);
      const number = thousands(text, from) ?? numberAt(text, from);
      if (!number) return undefined;
      const end = range?.to ?? number.to;
      const value = range?.max ?? number.value;
      if (value > 20_000 || value === 0) return undefined;
      // 'fyra i kören och åtta i orkestern': one count per group.
      if (!range && isPartOfGroups(text, at, end)) return headcount(end, { max: value }, TRADES, `group ${at}`);
      // 'Firmafest 50 pers': the guests.
      if (FEASTS.test(text.word(at - 1)) && /^(?:pers|personer|gäster|st)$/.test(text.word(end)))
        return { to: end + 1, mark: { kind: 'unread' } };
      let after = end;
      const hasPieces = PIECES.has(text.word(after)) && !beginsLine(text, after);
      if (hasPieces) after += 1;
      if (text.word(after) === '.' && hasPieces) after += 1;
      // 'fyra par i 25-årsåldern' are eight people.
      if (
        text.word(after) === 'par' &&
        value > 1 &&
        value < 50 &&
        !/^(?:sko|skor|byxor|timmar|dagar)/.test(text.word(after + 1))
      )
        return headcount(after + 1, { max: 2 * value }, PERSONS);
      if (isInstrument(text, after) && isSoughtBefore(text, at))
        return headcount(end, { max: value }, TRADES, notionAt(text, after));
      if (!range && isBesidePeople(text, at, after))
        return headcount(end, { max: value }, rankOfBeside(text, at), `beside ${at}`);
      const people = afterPeople(text, after);
      // 'Modell 25–35 kvinna': one person.
      if (people && value > 1 && SINGULAR_ENDING.test(text.word(people.noun))) return undefined;
      // 'mina fyra tärnor', 'vi blir 90 personer', 'sminka 30 barn': people who are not sought.
      if (
        people &&
        (BEFORE_OWN_PEOPLE.has(text.word((limitBefore(text, at)?.from ?? at) - 1)) ||
          (/^(?:har|ha|med)$/.test(text.word((limitBefore(text, at)?.from ?? at) - 1)) &&
            text.word(people.noun) === 'barn') ||
          (rankOf(text, people.noun) === PERSONS && (isDoneTo(text, at - 1) || isAudience(text, at))))
      )
        return undefined;
      if (people) {
        if (/^(?:för|inför|publik|våra)$/.test(text.word(at - 1)) && rankOf(text, people.noun) <= GENDERS)
          return undefined;
        const counted = headcount(
          PEOPLE.has(text.word(people.noun)) && people.noun === after && text.word(after) !== 'man'
            ? people.to
            : hasPieces
              ? after
              : end,
          range ? { min: range.min, max: value } : { max: value },
          isTotal || isSummedUp(text, people.to) ? TOTAL : rankOf(text, people.noun),
          notionAt(text, people.noun),
        );
        return { ...counted, items: [...counted.items, ...childrenAt(text, people.noun)] };
      }
      return hasPieces && !isOfGroups(text, at)
        ? headcount(after, { max: value }, isTotal ? TOTAL : PERSONS)
        : undefined;
    },
  },
  {
    name: 'headcount-in-brackets',
    examples: [
      ['bartender (2), servitör (8)', { headcount: 10, categories: ['bartender', 'servitör'] }],
      ['dansare (4 st)', { headcount: 4, categories: ['dansare'] }],
      ['dansare x 4', { headcount: 4, categories: ['dansare'] }],
      ['kvinna (30)', { genders: ['kvinna'], age_min: 30, age_max: 30 }],
    ],
    match(text, at) {
      const isBracket = text.word(at) === '(';
      if (!(isBracket || (text.word(at) === 'x' && !text.tokens[at]?.glued))) return undefined;
      const number = numberAt(text, at + 1);
      if (!number || number.value < 1 || number.value > 500 || text.tokens[at + 1]?.kind !== 'number') return undefined;
      const end = PIECES.has(text.word(number.to)) ? number.to + 1 : number.to;
      const noun = notionAt(text, at - 1) ?? (text.found(at - 2)?.to === at ? notionAt(text, at - 2) : undefined);
      if (!noun || (isBracket && text.word(end) !== ')')) return undefined;
      // A number that may be an age is an age: 'skådespelare (45)'.
      if (end === number.to && isBracket && number.value > 12) return undefined;
      return headcount(isBracket ? end + 1 : end, { max: number.value }, TRADES, noun);
    },
  },
  {
    name: 'headcount-label',
    examples: [
      ['antal: 150', { headcount: 150 }],
      ['Antal 4 st', { headcount: 4 }],
      ['grupp om 10', { headcount: 10 }],
    ],
    match(text, at) {
      if (!/^(?:antal|antalet|grupp|totalt|gäng|grupper)$/.test(text.word(at))) return undefined;
      const isGroup = /^(?:grupp|gäng|totalt|grupper)$/.test(text.word(at));
      let from = at + 1;
      while (AFTER_COUNT_LABEL.test(text.word(from)) && !beginsLine(text, from)) from += 1;
      if (isGroup && !/^(?:om|på)$/.test(text.word(from - 1))) return undefined;
      const range = rangeAt(text, from);
      const number = thousands(text, from) ?? numberAt(text, from);
      const value = range?.max ?? number?.value;
      const to = range?.to ?? number?.to;
      if (
        value === undefined ||
        to === undefined ||
        value > 20_000 ||
        /^(?:kr|år|kronor|dagar|timmar)$/.test(text.word(to))
      )
        return undefined;
      return headcount(PIECES.has(text.word(to)) ? to + 1 : to, { max: value }, PERSONS);
    },
  },
  {
    name: 'headcount-round',
    examples: [
      ['ett tiotal statister', { headcount: 10, categories: ['statist'] }],
      ['ett par tjejer', { headcount: 2, genders: ['kvinna'] }],
    ],
    match(text, at) {
      if (text.word(at) !== 'ett') return undefined;
      const word = text.word(at + 1);
      const value = ROUND_NUMBERS[word] ?? (word === 'par' ? 2 : undefined);
      if (value === undefined) return undefined;
      const people = afterPeople(text, text.word(at + 2) === 'stycken' ? at + 3 : at + 2);
      return people && people.noun <= at + 4 ? headcount(at + 2, { max: value }, rankOf(text, people.noun)) : undefined;
    },
  },
];

/** '4 dansare alltså', '6 personer totalt': the total. */
const isSummedUp = (text: Text, at: number): boolean => /^(?:alltså|totalt|sammanlagt|allt)$/.test(text.word(at));

/** '1 200': thousands in digits, with a space. */
function thousands(text: Text, at: number): { readonly value: number; readonly to: number } | undefined {
  const [one, two] = [text.tokens[at], text.tokens[at + 1]];
  if (one?.kind !== 'number' || two?.kind !== 'number' || one.text.length > 2 || two.text.length !== 3 || two.lines > 0)
    return undefined;
  return { value: one.number * 1000 + two.number, to: at + 2 };
}
