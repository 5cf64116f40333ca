import { AFTER_LAST, BEFORE_DEADLINE_DAY, DEADLINES, TOLD_LATER } from '#domain/finding/search/lexicon/telling.ts';
import type { Span } from '#domain/finding/search/reading.ts';
import { DAY_RULES } from './dates.ts';
import { monthDaysAt } from './month-days.ts';
import { PERIOD_RULES } from './periods.ts';
import type { Match, Rule, Text } from './text.ts';
import { endOfPart } from './unread-ends.ts';

const dayRules: readonly Rule[] = [...DAY_RULES, ...PERIOD_RULES];

/** The first days between two indices: '5 juni', 'på fredag', 'midsommar'. */
function daysBefore(text: Text, at: number, end: number): { readonly span: Span; readonly to: number } | undefined {
  for (let from = at; from < end; from += 1) {
    for (const rule of dayRules) {
      const match = rule.match(text, from);
      const item = match?.items?.find(({ slot }) => slot === 'dates');
      if (match && item) return { span: item.value as Span, to: match.to };
    }
  }
  return undefined;
}

/**
 * A deadline in the tokens from `at` to `to`, or to the end of a day that begins before `to`: the last of the named
 * days, or the first if `isBefore`. Without a day the tokens are only consumed.
 */
function deadline(text: Text, at: number, to: number, isBefore = false): Match | undefined {
  if (to <= at) return undefined;
  const days = daysBefore(text, at + 1, to);
  const end = Math.max(to, days?.to ?? to);
  const day = isBefore ? days?.span.from : days?.span.to;
  return {
    to: end,
    ...(day && { items: [{ slot: 'deadline', value: { from: day, to: day } }] }),
    mark: { kind: 'unread' },
  };
}

/**
 * Consumes a day within three tokens from `from` on, so that it is not read as a day of work. Without a day only the
 * tokens before `from` are consumed.
 */
function otherDay(text: Text, at: number, from: number): Match | undefined {
  for (let near = from; near < from + 3; near += 1) {
    const day = monthDaysAt(text, near);
    if (day) return { to: day.to, mark: { kind: 'unread' } };
  }
  return from > at + 1 ? { to: from, mark: { kind: 'unread' } } : undefined;
}

const deadlines: Rule = {
  name: 'deadline',
  begins: 'word',
  examples: [
    ['Svara senast 28/8', {}],
    ['Sista ansökningsdag 5 juni', {}],
    ['Skicka dina bilder senast den 15 december till oss', {}],
    ['Maila bilder innan 3 mars', {}],
    ['Klart före midsommar', {}],
    ['Anmäl intresse fram till 17.5. Vi ses 21.5', { dates: [{ from: '2027-05-21', to: '2027-05-21' }] }],
    ['svar senast på fredag', {}],
    ['Besked lämnas vecka 52', {}],
    ['bokning bekräftas 27 augusti', {}],
    ['Tape in 26/8', {}],
  ],
  match(text, at) {
    const word = text.word(at);
    // 'bokning bekräftas 27 augusti': the day on which the client answers.
    if (TOLD_LATER.has(word)) return otherDay(text, at, at + 1);
    // 'selftape in 26/8'
    if (word === 'in' && /^(?:tape|selftape|tejp|självtejp|bilder|cv)$/.test(text.word(at - 1))) {
      const day = daysBefore(text, at + 1, at + 4);
      return day && deadline(text, at, day.to);
    }
    // 'innan 3 mars', 'före midsommar': the day before which the application is due.
    if (/^(?:innan|före)$/.test(word)) {
      const day = daysBefore(text, at + 1, at + 2);
      return day && deadline(text, at, day.to, true);
    }
    if (!DEADLINES.has(word)) return undefined;
    if (word === 'sista' && !AFTER_LAST.has(text.word(at + 1))) return undefined;
    // 'Sista dagen på skolan är 5 juni' is no deadline.
    if (word === 'sista' && text.word(at + 1) === 'dagen' && /^(?:på|i|av)$/.test(text.word(at + 2)))
      return otherDay(text, at, at + 3);
    // 'senast' takes only the day that follows; the other words take the rest of the clause.
    const end = endOfPart(text, at);
    if (word === 'senast') {
      let from = at + 1;
      while (BEFORE_DEADLINE_DAY.has(text.word(from)) && from < at + 4) from += 1;
      const day = monthDaysAt(text, from);
      return deadline(text, at, day?.to ?? Math.min(end, at + 5));
    }
    // 'sök dig till scenen' sets no deadline.
    if (word === 'sök' && !/^(?::|senast|fram|före|innan)$/.test(text.word(at + 1))) return undefined;
    return deadline(text, at, end);
  },
};

export const DEADLINE_RULES: readonly Rule[] = [deadlines];
