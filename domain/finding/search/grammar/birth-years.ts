import { BETWEEN_BORN_AND_YEAR, BORN } from '#domain/finding/search/lexicon/ages.ts';
import type { Bounds } from '#domain/finding/search/reading.ts';
import { numberOfWord } from '#domain/finding/search/words/time-words.ts';
import { yearOf } from '#domain/kernel/time/calendar.ts';
import { age, OLDEST, TOLD } from './age-phrases.ts';
import { afterDash } from './number-phrases.ts';
import type { Match, Rule, Text } from './text.ts';

/** A year of birth: '1990', ''90', '-90', '90' after another year. */
function birthYearAt(
  text: Text,
  at: number,
  isShort: boolean,
): { readonly year: number; readonly to: number } | undefined {
  const from = /^['-]$/.test(text.word(at)) && text.tokens[at + 1]?.glued ? at + 1 : at;
  const token = text.tokens[from];
  if (token?.kind !== 'number') return undefined;
  const now = yearOf(text.today);
  if (token.text.length === 4 && token.number >= now - OLDEST && token.number <= now)
    return { year: token.number, to: from + 1 };
  if (token.text.length !== 2 || !(isShort || from > at)) return undefined;
  const century = Math.floor(now / 100) * 100;
  return { year: token.number + century > now ? token.number + century - 100 : token.number + century, to: from + 1 };
}

/** '60-talet', 'sextiotalet': the first year of the decade. */
function decadeAt(text: Text, at: number, ending: RegExp): { readonly year: number; readonly to: number } | undefined {
  const token = text.tokens[at];
  const spelt = /^(.+?)(tal.+)$/.exec(token?.text ?? '');
  const word = spelt && ending.test(spelt[2] ?? '') ? numberOfWord(spelt[1] ?? '') : undefined;
  const dash = text.word(at + 1) === '-' ? at + 2 : at + 1;
  const value = word ?? (ending.test(text.word(dash)) ? token?.number : undefined);
  if (value === undefined || Number.isNaN(value) || value % 10 !== 0) return undefined;
  const now = yearOf(text.today);
  const year =
    value >= 1900 ? value : value > 90 ? Number.NaN : value + (value + 2000 > now ? 1900 : value < 20 ? 2000 : 1900);
  return year >= 1920 && year <= now ? { year, to: word === undefined ? dash + 1 : at + 1 } : undefined;
}

/** The ages that people born from one year to another reach this year. */
function born(text: Text, at: number, to: number, first: number, last: number): Match {
  const now = yearOf(text.today);
  return told(text, at, to, { min: now - Math.max(first, last), max: now - Math.min(first, last) });
}

function told(text: Text, at: number, to: number, value: Bounds): Match {
  const isHuman = (value.min ?? 0) >= 0 && (value.min ?? 0) <= OLDEST;
  return isHuman ? age(text, at, to, value, TOLD) : { to, mark: { kind: 'unread' } };
}

export const BIRTH_YEAR_RULES: readonly Rule[] = [
  {
    name: 'birth-years',
    examples: [
      ['född 1990–95', { age_min: 31, age_max: 36 }],
      ['barn födda 2014-2016', { age_min: 10, age_max: 12 }],
      ['födda mellan 2008 och 2010', { age_min: 16, age_max: 18 }],
      ['född 2010 eller senare', { age_max: 16 }],
      ['födda 2007, 2008 eller 2009', { age_min: 17, age_max: 19 }],
      ['född -95', { age_min: 31, age_max: 31 }],
      ['födda på 60-talet', { age_min: 57, age_max: 66 }],
      ['60-talister', { age_min: 57, age_max: 66 }],
      ['född senast 2008', { age_min: 18 }],
      ['född och uppvuxen i Lund', { places: ['Lund'] }],
      ['född 1658', {}],
      ['musik från 60-talet', {}],
    ],
    match(text, at) {
      const generation = decadeAt(text, at, /^talist(?:er|erna)?$/);
      if (generation) return born(text, at, generation.to, generation.year, generation.year + 9);
      if (!BORN.has(text.word(at))) return undefined;
      let from = at + 1;
      if (text.word(at) === 'f') {
        if (text.word(from) !== '.') return undefined;
        from += 1;
      }
      const limit = /^(?:senast|tidigast|före|innan|efter)$/.exec(text.word(from))?.[0];
      if (limit) from += 1;
      while (BETWEEN_BORN_AND_YEAR.has(text.word(from)) && from < at + 5) from += 1;
      const decade = decadeAt(text, from, /^tal(?:et)?$/);
      if (decade) return born(text, at, decade.to, decade.year, decade.year + 9);
      const one = birthYearAt(text, from, false);
      if (!one)
        return text.tokens[from]?.kind === 'number' && text.word(from).length === 4
          ? { to: from + 1, mark: { kind: 'unread' } }
          : undefined;
      const now = yearOf(text.today);
      if (limit === 'senast' || limit === 'före' || limit === 'innan')
        return told(text, at, one.to, { min: now - one.year + (limit === 'senast' ? 0 : 1) });
      if (limit) return told(text, at, one.to, { max: now - one.year - (limit === 'efter' ? 1 : 0) });
      const later = /^(?:och|eller|el)$/.test(text.word(one.to)) ? text.word(one.to + 1) : '';
      if (/^(?:senare|framåt|yngre|efter)$/.test(later)) return told(text, at, one.to + 2, { max: now - one.year });
      if (/^(?:tidigare|äldre|före|innan)$/.test(later)) return told(text, at, one.to + 2, { min: now - one.year });
      const dash =
        afterDash(text, one.to) ?? (/^(?:och|eller|,|\/|&)$/.test(text.word(one.to)) ? one.to + 1 : undefined);
      let two = dash === undefined ? undefined : birthYearAt(text, dash, true);
      // 'födda 2007, 2008 eller 2009'
      while (two && /^(?:och|eller|,|\/|&)$/.test(text.word(two.to))) {
        const next = birthYearAt(text, two.to + 1, true);
        if (!next) break;
        two = next;
      }
      return two ? born(text, at, two.to, one.year, two.year) : born(text, at, one.to, one.year, one.year);
    },
  },
];
