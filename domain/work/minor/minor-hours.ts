/**
 * The hours in which a person under 18 may work (AFS, formerly 2012:3). Where the rules are open, or need a figure that
 * terms do not have, the code takes the stricter reading: a day counts from call to end, breaks included
 * (docs/to-confirm.md).
 */
import { mondayOf } from '#domain/kernel/time/calendar.ts';
import { addDays, ageOn, daysBetween } from '#domain/kernel/time/day.ts';
import { hasSchoolDuty, isSchoolDay, isSchoolWeek, needsPermit } from './school.ts';

const HOUR = 60;
const DAY = 24 * HOUR;
const ADULT_AGE = 18;

/** Work on an ISO day, in minutes after its midnight; an end beyond 24 hours is on the next morning. */
export interface WorkDay {
  readonly day: string;
  readonly from: number;
  readonly to: number;
}

export const HOURS_BREACHES = ['day_long', 'week_long', 'early', 'late', 'night', 'rest_short', 'days_in_row'] as const;
export type HoursBreachCode = (typeof HOURS_BREACHES)[number];

/**
 * A broken rule: its day (for a week its Monday), the actual value and the limit, in minutes or in days of work within
 * seven days.
 */
export interface HoursBreach {
  readonly code: HoursBreachCode;
  readonly day: string;
  readonly is: number;
  readonly limit: number;
}

interface Rules {
  readonly day: number;
  readonly week: number;
  readonly from: number;
  readonly to: number;
  readonly rest: number;
}

const AFTER_SCHOOL: Rules = { day: 8 * HOUR, week: 40 * HOUR, from: 6 * HOUR, to: 22 * HOUR, rest: 12 * HOUR };
const NIGHT_ENDS = 5 * HOUR;
const WORK_DAYS_IN_SEVEN = 5;

/**
 * The rules of a day for a person under 18. Null from the 18th birthday on, and under 13, when a permit sets the hours.
 */
function rulesOn(birth_date: string, day: string): Rules | null {
  if (ageOn(birth_date, day) >= ADULT_AGE || needsPermit(birth_date, day)) return null;
  if (!hasSchoolDuty(birth_date, day)) return AFTER_SCHOOL;
  const ofSchoolAge = { from: 6 * HOUR, to: 20 * HOUR, rest: 14 * HOUR };
  const week = isSchoolWeek(day) ? 12 * HOUR : 35 * HOUR;
  return { ...ofSchoolAge, week, day: isSchoolDay(day) ? 2 * HOUR : 7 * HOUR };
}

interface Worked {
  readonly day: string;
  /** Start of the first and end of the last work of the day. */
  readonly from: number;
  readonly to: number;
  readonly minutes: number;
}

/** The days of work in order, with all work of a day combined. */
function byDay(days: readonly WorkDay[]): Worked[] {
  return [...Map.groupBy(days, ({ day }) => day).entries()]
    .map(([day, parts]) => ({
      day,
      from: Math.min(...parts.map(({ from }) => from)),
      to: Math.max(...parts.map(({ to }) => to)),
      minutes: parts.reduce((sum, { from, to }) => sum + to - from, 0),
    }))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}

function breachesOfDay({ day, from, to, minutes }: Worked, rules: Rules): HoursBreach[] {
  const breaches: HoursBreach[] = [];
  if (minutes > rules.day) breaches.push({ code: 'day_long', day, is: minutes, limit: rules.day });
  if (from < rules.from) breaches.push({ code: 'early', day, is: from, limit: rules.from });
  if (to > rules.to) breaches.push({ code: 'late', day, is: to, limit: rules.to });
  if (from < NIGHT_ENDS || to > DAY) breaches.push({ code: 'night', day, is: to > DAY ? to : from, limit: NIGHT_ENDS });
  return breaches;
}

/** The rules about hours that the given days of work break. */
export function minorHours(birth_date: string, days: readonly WorkDay[]): HoursBreach[] {
  const worked = byDay(days);
  return worked.flatMap((one, index) => {
    const rules = rulesOn(birth_date, one.day);
    if (!rules) return [];
    const breaches = breachesOfDay(one, rules);
    const before = worked[index - 1];
    const rest = before ? daysBetween(before.day, one.day) * DAY + one.from - before.to : DAY;
    if (rest < rules.rest)
      breaches.push({ code: 'rest_short', day: one.day, is: Math.max(0, rest), limit: rules.rest });
    const week = worked.filter(({ day }) => mondayOf(day) === mondayOf(one.day));
    const minutes = week.reduce((sum, day) => sum + day.minutes, 0);
    // Reported once, on the first day of the week to which the rules apply.
    const isFirst = week.find(({ day }) => rulesOn(birth_date, day) !== null) === one;
    if (isFirst && minutes > rules.week) {
      breaches.push({ code: 'week_long', day: mondayOf(one.day), is: minutes, limit: rules.week });
    }
    const inSeven = worked.filter(({ day }) => day > addDays(one.day, -7) && day <= one.day).length;
    if (inSeven > WORK_DAYS_IN_SEVEN) {
      breaches.push({ code: 'days_in_row', day: one.day, is: inSeven, limit: WORK_DAYS_IN_SEVEN });
    }
    return breaches;
  });
}

/** A rule that an assignment breaks; `with_others` is true if it breaks the rule only together with other bookings. */
export interface OwnBreach extends HoursBreach {
  readonly with_others: boolean;
}

/**
 * The rules that an assignment breaks. Rules broken by the other bookings alone are left out. Rules broken only by both
 * together are marked, because a company may not learn of a person's other days.
 */
export function breachesOf(birth_date: string, own: readonly WorkDay[], others: readonly WorkDay[]): OwnBreach[] {
  const isSame = (a: HoursBreach) => (b: HoursBreach) => a.code === b.code && a.day === b.day && a.is === b.is;
  const [alone, without] = [minorHours(birth_date, own), minorHours(birth_date, others)];
  return minorHours(birth_date, [...own, ...others])
    .filter((breach) => !without.some(isSame(breach)))
    .map((breach) => ({ ...breach, with_others: !alone.some(isSame(breach)) }));
}
