import { allSaintsOf, easterOf, midsummerEveOf, weekdayOf, yearOf } from './calendar.ts';
import { addDays } from './day.ts';

/**
 * The public holidays (lag 1989:253 om allmänna helgdagar) and the three eves that banks and agreements treat as
 * holidays. Four always fall on a weekend: Easter Sunday, Whit Sunday, Midsummer Day and All Saints' Day. They cost no
 * working day, but agreements pay for their hours. That law also makes every Sunday a holiday; other Sundays are left
 * out here, because agreements have their own rules for weekends.
 */
function holidaysOf(year: number): ReadonlySet<string> {
  const [easter, midsummerEve] = [easterOf(year), midsummerEveOf(year)];
  const inYear = (monthDay: string) => `${year}-${monthDay}`;
  return new Set([
    inYear('01-01'),
    inYear('01-06'),
    addDays(easter, -2),
    easter,
    addDays(easter, 1),
    inYear('05-01'),
    addDays(easter, 39),
    addDays(easter, 49),
    inYear('06-06'),
    midsummerEve,
    addDays(midsummerEve, 1),
    allSaintsOf(year),
    inYear('12-24'),
    inYear('12-25'),
    inYear('12-26'),
    inYear('12-31'),
  ]);
}

/** True for a named public holiday and for the three eves. Days are ISO. */
export function isHoliday(day: string): boolean {
  return holidaysOf(yearOf(day)).has(day);
}

/** True for an ordinary working day in Sweden. Days are ISO. */
export function isWorkingDay(day: string): boolean {
  return weekdayOf(day) <= 5 && !isHoliday(day);
}

/** The working day `count` working days after a day, that day not counted. */
export function addWorkingDays(day: string, count: number): string {
  let reached = day;
  for (let left = count; left > 0; ) {
    reached = addDays(reached, 1);
    if (isWorkingDay(reached)) left -= 1;
  }
  return reached;
}

/** The working day `count` working days before a day, that day not counted. */
export function subtractWorkingDays(day: string, count: number): string {
  let reached = day;
  for (let left = count; left > 0; ) {
    reached = addDays(reached, -1);
    if (isWorkingDay(reached)) left -= 1;
  }
  return reached;
}
