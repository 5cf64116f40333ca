import { addDays } from '#domain/kernel/time/day.ts';
import { isWorkingDay } from '#domain/kernel/time/working-days.ts';

/** Days after the work within which talents are paid; the start page promises it (spec, section 9). */
export const PAID_WITHIN_DAYS = 14;

/** The last banking day to pay a talent whose work ended on an ISO day. */
export function payDayOf(lastDay: string): string {
  let day = addDays(lastDay, PAID_WITHIN_DAYS);
  while (!isWorkingDay(day)) day = addDays(day, -1);
  return day;
}
