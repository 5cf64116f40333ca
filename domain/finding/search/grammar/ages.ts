import { YEARS } from '#domain/finding/search/lexicon/ages.ts';
import { PEOPLE } from '#domain/finding/search/lexicon/people-counted.ts';
import {
  ASKED,
  afterLabel,
  afterYears,
  age,
  isAfterDay,
  isCountOfPeople,
  isPassing,
  listAt,
  OLDEST,
  TOLD,
  WORD,
} from './age-phrases.ts';
import { AGE_POINT_RULES } from './age-points.ts';
import { BIRTH_YEAR_RULES } from './birth-years.ts';
import { boundsOf, limitAfter, limitAt } from './bounds.ts';
import { monthAt } from './day-tokens.ts';
import { isContinued, numberAt, rangeAt, standsAlone } from './number-phrases.ts';
import type { Rule } from './text.ts';

export const AGE_RULES: readonly Rule[] = [
  {
    name: 'age-range',
    examples: [
      ['25–35', { age_min: 25, age_max: 35 }],
      ['mellan 25 och 35', { age_min: 25, age_max: 35 }],
      ['25 till 35 år', { age_min: 25, age_max: 35 }],
      ['45-35 år', { age_min: 35, age_max: 45 }],
      ['7 och 9 år', { age_min: 7, age_max: 9 }],
      ['i åldrarna 6, 7 och 8 år', { age_min: 6, age_max: 8 }],
      ['Repetition samma dag 9–11. Alla åldrar, men minst 12', { age_min: 12 }],
      ['Ålder: mellan fyrtio och femtiofem', { age_min: 40, age_max: 55 }],
      ['Kvinna25-35', { genders: ['kvinna'], age_min: 25, age_max: 35 }],
      ['spelålder: 14-16', { age_min: 14, age_max: 16 }],
      ['kl 9-17', {}],
      ['teater för ungdomar 13–19 år', {}],
      ['4-5 timmar', {}],
      ['Kvinna 25–35, ledig 3–5', { genders: ['kvinna'], age_min: 25, age_max: 35 }],
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
      // '22-03' are hours.
      if (!range || range.max > OLDEST || text.word(range.to - 1).startsWith('0')) return undefined;
      const years = afterYears(text, range.to);
      if (years === undefined && !standsAlone(text, range.to)) return undefined;
      if (years === undefined && labelled === at && isCountOfPeople(text, range.to)) return undefined;
      // 'ledig 3–5': days whose month the user has not typed yet.
      if (years === undefined && from === at && /^(?:ledig|lediga|tillgänglig|tillgängliga)$/.test(text.word(from - 1)))
        return { to: range.to, mark: { kind: 'unread' } };
      // 'för ungdomar 13–19 år': the ages of the audience.
      if (
        from === at &&
        /^(?:för|åt|med|undervisa)$/.test(text.word(from - 2)) &&
        /^(?:barn|ungdomar|elever|deltagare|gäster|tonåringar|nybörjare)$/.test(text.word(from - 1))
      )
        return { to: years ?? range.to, mark: { kind: 'unread' } };
      // Two number words are seldom an age: 'en till två'.
      if (years === undefined && labelled === at && text.tokens[from]?.kind !== 'number') return undefined;
      // 'i 5–10 år' is a duration.
      if (years !== undefined && text.word(from - 1) === 'i' && text.word(years - 1) === 'år' && from === at)
        return undefined;
      // 'Plåtning 21/5 i Borås, 9–14': hours, if the text gives an age elsewhere.
      const isDoubtful = years === undefined && labelled === at && range.max <= 24 && isAfterDay(text, from);
      return age(text, from, years ?? range.to, { min: range.min, max: range.max }, isDoubtful ? WORD : ASKED);
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
      ['gifta i minst 25 år', {}],
      ['min. ålder 25', { age_min: 25 }],
      ['åldersgräns: 18 år', { age_min: 18 }],
      ['ca 35', { age_min: 32, age_max: 38 }],
      ['minst 20 statister', { headcount: 20, categories: ['statist'] }],
      ['minst 40 år och högst 25 år', {}],
      ['från och med 20 december till och med 22 december', { dates: [{ from: '2026-12-20', to: '2026-12-22' }] }],
    ],
    match(text, at) {
      const labelled = afterLabel(text, at);
      const lowest = /^(?:minimiålder|åldersgräns|lägstaålder|minimiåldern|åldersgränsen)$/.test(text.word(at));
      const limited = lowest ? { limit: 'min' as const, to: at + 1 } : limitAt(text, labelled);
      if (!limited) return undefined;
      // 'min. ålder 25'
      const found = { ...limited, to: afterLabel(text, text.word(limited.to) === ':' ? limited.to + 1 : limited.to) };
      const number = numberAt(text, found.to);
      // 'från och med 20 december' is a day.
      if (!number || number.value > OLDEST || number.value < 1 || monthAt(text, number.to)) return undefined;
      const years = afterYears(text, number.to);
      const to = years ?? number.to;
      // 'gifta i minst 25 år' is a duration; 'roller, minst 10' is a count.
      if (text.word(at - 1) === 'i' && text.word(to - 1) === 'år') return { to, mark: { kind: 'unread' } };
      if (
        years === undefined &&
        text.word(at - 1) === ',' &&
        PEOPLE.has(text.word(at - 2)) &&
        /^(?:roller|statister)$/.test(text.word(at - 2))
      )
        return undefined;
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
      const to = YEARS.has(text.word(found.to)) ? found.to + 1 : found.to;
      if (
        /^(?:på|bland|för)$/.test(text.word(to)) &&
        /^(?:gäst|publik|besökar|deltagar|barnen)/.test(text.word(to + 1))
      )
        return { to: to + 2, mark: { kind: 'unread' } };
      return /^(?:cm|kr|dagar|timmar)$/.test(text.word(to)) ? undefined : age(text, at, to, value, ASKED);
    },
  },
  ...AGE_POINT_RULES,
  ...BIRTH_YEAR_RULES,
];
