import { addDays } from '#domain/kernel/time/day.ts';
import { isWorkingDay } from '#domain/kernel/time/working-days.ts';

/** Talents are paid so many days after the work is done, at the latest; the start page promises it (spec, section 9). */
export const PAID_WITHIN_DAYS = 14;

/** The last banking day on which somebody who worked until an ISO day is paid. */
export function payDayOf(lastDay: string): string {
  let day = addDays(lastDay, PAID_WITHIN_DAYS);
  while (!isWorkingDay(day)) day = addDays(day, -1);
  return day;
}
