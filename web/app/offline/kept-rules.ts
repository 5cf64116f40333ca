import { addDays } from '#domain/kernel/time/day.ts';
import type { Answer, CallArgs, RouteName } from '#web/api/client.ts';

/** An answer in the form in which it may be kept, and the last day on which it may be read. */
interface Kept<Name extends RouteName> {
  readonly answer: Answer<Name>;
  readonly until: string;
}

type Rule<Name extends RouteName> = (
  answer: Answer<Name>,
  args: CallArgs<Name>,
  today: string,
) => Kept<Name> | undefined;

/** An assignment far ahead is fetched again before its day comes. */
const LONGEST_DAYS = 14;

/** The last of these days, but at most LONGEST_DAYS ahead; undefined if all are past. */
function lastDay(days: readonly string[], today: string): string | undefined {
  const last = days.reduce((latest, day) => (day > latest ? day : latest), '');
  if (last < today) return undefined;
  const longest = addDays(today, LONGEST_DAYS);
  return last < longest ? last : longest;
}

function untilLastDay<Name extends RouteName>(
  answer: Answer<Name>,
  days: readonly string[],
  today: string,
): Kept<Name> | undefined {
  const until = lastDay(days, today);
  return until === undefined ? undefined : { answer, until };
}

/** For answers about no day of their own: they are gone the day after. */
const forToday = <Name extends RouteName>(answer: Answer<Name>, _args: unknown, today: string): Kept<Name> => ({
  answer,
  until: today,
});

const RULES = {
  'GET /talent/assignments': (answer, { query }, today) =>
    (query.group ?? 'upcoming') === 'upcoming' && (query.page ?? 1) === 1
      ? untilLastDay(
          answer,
          answer.items.flatMap(({ bookings }) => bookings.map(({ ends_on }) => ends_on)),
          today,
        )
      : undefined,
  'GET /talent/assignments/:id': (answer, _args, today) =>
    untilLastDay(
      answer,
      answer.bookings.map(({ ends_on }) => ends_on),
      today,
    ),
  // Sheets of past days are left out, and so is what the talent cannot eat, which is data about health.
  'GET /talent/assignments/:id/call-sheets': ({ items, ...answer }, _args, today) =>
    untilLastDay(
      { ...answer, diet: { words: '', may_tell: false }, items: items.filter(({ day }) => day >= today) },
      items.map(({ day }) => day),
      today,
    ),
  'GET /assignments/:id/report': forToday,
  'GET /talent/requests': forToday,
  'GET /talent/requests/:id': forToday,
  'GET /talent/to-do': forToday,
  'GET /threads/:id': forToday,
} satisfies { [Name in RouteName]?: Rule<Name> };

/**
 * The answer of a route as it may be kept on the phone; undefined if it may not. All rules are for talents: a company's
 * call sheet names the diets and times of everybody.
 * @param name any route: only some are kept
 */
export function toKeep(
  name: string,
  answer: unknown,
  args: object,
  today: string,
): { readonly answer: unknown; readonly until: string } | undefined {
  if (!isKeptRoute(name)) return undefined;
  return (RULES[name] as Rule<RouteName>)(answer as never, args as never, today);
}

/** True if answers of a route may be kept. */
export const isKeptRoute = (name: string): name is keyof typeof RULES => Object.hasOwn(RULES, name);
