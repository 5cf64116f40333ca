import { mondayOf, weekdayOf } from '#domain/kernel/time/calendar.ts';
import { addDays, ageOn } from '#domain/kernel/time/day.ts';
import { isHoliday } from '#domain/kernel/time/working-days.ts';

/** Younger people may work only with a permit of Arbetsmiljöverket, for which the company applies. */
export const PERMIT_UNDER_AGE = 13;

/** Age in the year whose summer ends the duty to go to school; no school leave is needed after that. */
const SCHOOL_ENDS_AT_AGE = 16;
/** The day in that summer by which all schools have closed (docs/to-confirm.md). */
const LAST_SCHOOL_DAY = '06-20';

/**
 * The holidays of all Swedish schools, as first and last day of a year. Holidays that each municipality sets (sport,
 * Easter, autumn) count as school, the stricter reading (docs/to-confirm.md).
 */
const SCHOOL_HOLIDAYS = [
  ['01-01', '01-06'],
  ['06-21', '08-09'],
  ['12-24', '12-31'],
] as const;

/** True if the person must go to school on an ISO day: until the summer of the year in which they turn 16. */
export function hasSchoolDuty(birth_date: string, day: string): boolean {
  const year = Number(birth_date.slice(0, 4)) + SCHOOL_ENDS_AT_AGE;
  return day <= `${year}-${LAST_SCHOOL_DAY}`;
}

/** True for a school day: a weekday that is no public holiday and in no holiday of all schools. */
export function isSchoolDay(day: string): boolean {
  const monthDay = day.slice(5);
  const isOff = SCHOOL_HOLIDAYS.some(([first, last]) => first <= monthDay && monthDay <= last);
  return weekdayOf(day) <= 5 && !isHoliday(day) && !isOff;
}

/** True for a week with school in it; `day` is any of its days. */
export function isSchoolWeek(day: string): boolean {
  const monday = mondayOf(day);
  return [0, 1, 2, 3, 4].some((after) => isSchoolDay(addDays(monday, after)));
}

/** True for a person under 13 on that day, who works only by a permit; the permit sets the hours too. */
export const needsPermit = (birth_date: string, day: string): boolean => ageOn(birth_date, day) < PERMIT_UNDER_AGE;
