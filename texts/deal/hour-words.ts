/** Hours of work in words. A file of its own, so that forms and mails load no other words of terms. */
import type { HoursInShort } from '#domain/deal/terms/hours-in-short.ts';

/** The company's choice that the hours are not decided, in the form. */
export const UNDECIDED_HOURS = 'Tiderna är inte bestämda';

const clock = (time: string) => time.replace(':', '.');

/** 'kl. 08.00–16.00', 'tiderna är inte bestämda': beside the days of a request, in notices and mails. */
export function hoursText(hours: HoursInShort): string {
  if (hours === 'undecided') return 'tiderna är inte bestämda';
  if (hours === 'different') return 'olika tider olika dagar';
  return `kl. ${clock(hours.call_time)}–${clock(hours.end_time)}`;
}
