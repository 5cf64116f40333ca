import { type DayHours, type DayPart, dayPartOf } from '#domain/people/talent/busy-hours.rules.ts';

export const dayPartLabels: Record<DayPart, string> = {
  morning: 'Förmiddag',
  afternoon: 'Eftermiddag',
  evening: 'Kväll',
};

const dotted = (time: string) => time.replace(':', '.');

/** Hours in words: '07.30–10.00'. */
export const hoursText = ({ from_time, to_time }: Omit<DayHours, 'day'>): string =>
  `${dotted(from_time)}–${dotted(to_time)}`;

/** The part of the day by name, with its hours; other hours alone. */
export function partText(hours: Omit<DayHours, 'day'>): string {
  const part = dayPartOf(hours);
  return part ? `${dayPartLabels[part]}, ${hoursText(hours)}` : hoursText(hours);
}
