import { yearOf } from '#domain/kernel/time/calendar.ts';
import { clock } from '#web/ui/text/clock.ts';

/** The year of the paid payouts that the address names; undefined for the present one. */
export function yearIn(params: URLSearchParams): number | undefined {
  const year = params.get('year');
  return year !== null && /^20\d\d$/.test(year) ? Number(year) : undefined;
}

/** The address of the paid payouts of a year. */
export const hrefOfYear = (year: number) =>
  `/TalentPayouts?group=sent${year === yearOf(clock.today()) ? '' : `&year=${year}`}`;
