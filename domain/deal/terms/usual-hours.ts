import type { Fee } from './fee.ts';
import type { RoleHours, WorkHours } from './hours.ts';

const DAY_HOURS = 24;

/** The time some whole hours after another, on the next day if need be. */
const later = (time: string, hours: number): string => {
  const [hour = '', minute = ''] = time.split(':');
  return `${String((Number(hour) + hours) % DAY_HOURS).padStart(2, '0')}:${minute}`;
};

/** Number of hours that a fee covers in a day; of a fee by the hour, the hours that are always paid, if any. */
const coveredHours = ({ basis, hours_per_day, minimum_hours }: Fee): number =>
  (basis === 'hour' && minimum_hours) || hours_per_day;

/** Hours from a time of arrival on, for as long as a fee covers a day. */
export const hoursFrom = (call_time: string, fee: Fee): WorkHours => ({
  call_time,
  end_time: later(call_time, coveredHours(fee)),
});

/** The hours of a role on another fee: hours that lasted as long as the former fee covers go on lasting so. */
export function hoursOnFee(hours: RoleHours | null, before: Fee, after: Fee): RoleHours | null {
  if (hours === null || hours === 'undecided' || hours.call_time === null) return hours;
  const isUsual = hours.end_time === hoursFrom(hours.call_time, before).end_time;
  return isUsual ? hoursFrom(hours.call_time, after) : hours;
}
