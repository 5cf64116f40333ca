import { addDays } from '#domain/kernel/time/day.ts';
import { isWorkingDay } from '#domain/kernel/time/working-days.ts';

/** Days after the work within which talents are paid; the start page promises it (spec, section 9). */
export const PAID_WITHIN_DAYS = 14;

/** The last banking day on which a talent whose work ended on `lastDay` (ISO) is paid in time. */
export function payDayOf(lastDay: string): string {
  let day = addDays(lastDay, PAID_WITHIN_DAYS);
  while (!isWorkingDay(day)) day = addDays(day, -1);
  return day;
}
