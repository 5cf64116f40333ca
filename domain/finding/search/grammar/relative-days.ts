import { RELATIVE_STARTS } from '#domain/finding/search/lexicon/days.ts';
import type { Span } from '#domain/finding/search/reading.ts';
import { WEEKDAYS } from '#domain/finding/search/words/time-words.ts';
import { dayOn, mondayOf, weekdayOf, yearOf } from '#domain/kernel/time/calendar.ts';
import { addDays } from '#domain/kernel/time/day.ts';
import { lastDayOf } from './calendar.ts';
import { dates } from './found-days.ts';
import { numberAt } from './number-phrases.ts';
import type { Rule, Text } from './text.ts';

/** Days counted from today, as a span. */
function relativeAt(text: Text, at: number): { readonly to: number; readonly span: Span } | undefined {
  const { today } = text;
  const [one, two, three] = [text.word(at), text.word(at + 1), text.word(at + 2)];
  const day = (offset: number, to: number) => ({
    to,
    span: { from: addDays(today, offset), to: addDays(today, offset) },
  });
  if (one === 'idag' || one === 'ikväll' || one === 'inatt') return day(0, at + 1);
  if (one === 'i' && /^(?:dag|kväll|eftermiddag)$/.test(two)) return day(0, at + 2);
  if (/^(?:imorgon|imorn|imorron|imorrn)$/.test(one)) return day(1, at + 1);
  if (one === 'i' && /^(?:morgon|morrn|morron)$/.test(two)) return day(1, at + 2);
  if (one === 'övermorgon' || (one === 'i' && two === 'övermorgon')) return day(2, one === 'i' ? at + 2 : at + 1);
  const monday = mondayOf(today);
  const week = (offset: number, to: number) => ({
    to,
    span: { from: addDays(monday, offset * 7), to: addDays(monday, offset * 7 + 6) },
  });
  const from = one === 'hela' || one === 'under' || one === 'i' ? at + 1 : at;
  const [lead, noun] = from > at ? [two, three] : [one, two];
  if (lead === 'nästa' && noun === 'vecka') return week(1, from + 2);
  if (/^(?:denna|innevarande)$/.test(lead) && noun === 'vecka') return week(0, from + 2);
  if (lead === 'den' && noun === 'här' && text.word(from + 2) === 'veckan') return week(0, from + 3);
  if (/^(?:nästa|kommande)$/.test(lead) && noun === 'månad') {
    const month = (Number(today.slice(5, 7)) % 12) + 1;
    const year = yearOf(today) + (month === 1 ? 1 : 0);
    return {
      to: from + 2,
      span: { from: dayOn(year, month, 1) ?? today, to: dayOn(year, month, lastDayOf(year, month)) ?? today },
    };
  }
  // The coming Saturday and Sunday; on a Sunday only that day.
  const saturday = addDays(monday, 5);
  const weekend = (offset: number, to: number) => {
    const first = addDays(saturday, offset * 7);
    return { to, span: { from: first < today ? today : first, to: addDays(saturday, offset * 7 + 1) } };
  };
  if (one === 'i' && two === 'helgen') return weekend(0, at + 2);
  if (/^(?:nu|kommande)$/.test(lead) && /^(?:helg|helgen)$/.test(noun)) return weekend(0, from + 2);
  if (lead === 'nästa' && noun === 'helg') return weekend(1, from + 2);
  if (lead === 'helgen' && noun === 'efter' && text.word(from + 2) === 'nästa') return weekend(2, from + 3);
  if (lead === 'helgen' && /^(?:därpå|därefter)$/.test(noun)) return weekend(2, from + 2);
  return undefined;
}

/** The number of weeks in 'på lördag om två veckor', at its 'om'. */
function weeksLaterAt(text: Text, at: number): { readonly weeks: number; readonly to: number } | undefined {
  const number = text.word(at) === 'om' ? numberAt(text, at + 1) : undefined;
  return number && number.value < 20 && /^veck(?:a|or)$/.test(text.word(number.to))
    ? { weeks: number.value, to: number.to + 1 }
    : undefined;
}

const relative: Rule = {
  name: 'relative-days',
  begins: 'word',
  examples: [
    ['imorgon', { dates: [{ from: '2026-11-22', to: '2026-11-22' }] }],
    ['i helgen', { dates: [{ from: '2026-11-21', to: '2026-11-22' }] }],
    ['nästa vecka', { dates: [{ from: '2026-11-23', to: '2026-11-29' }] }],
    ['nästa fredag', { dates: [{ from: '2026-11-27', to: '2026-11-27' }] }],
    ['på tisdag', { dates: [{ from: '2026-11-24', to: '2026-11-24' }] }],
    ['på lördag och söndag', { dates: [{ from: '2026-11-28', to: '2026-11-29' }] }],
    ['helgen efter nästa', { dates: [{ from: '2026-12-05', to: '2026-12-06' }] }],
    ['på lördag om två veckor', { dates: [{ from: '2026-12-05', to: '2026-12-05' }] }],
    ['tisdagar', {}],
  ],
  match(text, at) {
    if (!RELATIVE_STARTS.has(text.word(at))) return undefined;
    const found = relativeAt(text, at);
    if (found) return dates(found.to, [found.span], found.span.from === text.today ? 0 : 1);
    const lead = /^(?:nästa|på|nu|kommande)$/.test(text.word(at))
      ? text.word(at) === 'nu' && text.word(at + 1) === 'på'
        ? at + 2
        : at + 1
      : undefined;
    if (lead === undefined) return undefined;
    const spans: Span[] = [];
    let to = lead;
    for (let next = lead; ; next = to + 1) {
      const weekday = WEEKDAYS.get(text.word(next));
      if (weekday === undefined || /(?:en|ar)$/.test(text.word(next))) break;
      // 'på torsdag den 26': the number decides which Thursday.
      if (text.word(next + 1) === 'den' && text.tokens[next + 2]?.kind === 'number') return undefined;
      const monday = mondayOf(text.today);
      const isNext = text.word(at) === 'nästa';
      const ahead = (weekday - weekdayOf(text.today) + 7) % 7 || 7;
      const later = weeksLaterAt(text, next + 1);
      const first = isNext
        ? addDays(monday, 7 + weekday - 1)
        : addDays(text.today, later ? (ahead % 7) + 7 * later.weeks : ahead);
      // 'på lördag och söndag', said on a Saturday: the Sunday comes after that Saturday.
      const before = spans.at(-1)?.to;
      const day = before !== undefined && first < before ? addDays(first, 7) : first;
      spans.push({ from: day, to: day });
      to = later?.to ?? next + 1;
      if (!/^(?:och|o|eller|,|&|-)$/.test(text.word(to)) || !WEEKDAYS.has(text.word(to + 1))) break;
    }
    return spans.length > 0 ? dates(to, spans) : undefined;
  },
};

export const RELATIVE_DAY_RULES: readonly Rule[] = [relative];
