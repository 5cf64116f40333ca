import type { SmsName } from '#domain/kernel/sms/sms.ts';
import { weekdayOf } from '#domain/kernel/time/calendar.ts';
import { clockIn } from '#domain/kernel/time/instant.ts';
import { BRAND } from '#texts/kernel/brand.ts';

/** The notice in the administrators' bell when a limit of text messages is reached. */
export const smsLimitNotice = {
  title: 'Sms är slut för nu',
  message:
    'Gränsen för sms är nådd, så inga fler skickas. Mejlen går som vanligt. Gränserna höjer du under Inställningar.',
};

const WEEKDAYS = ['mån', 'tis', 'ons', 'tors', 'fre', 'lör', 'sön'] as const;
const MONTHS = ['jan', 'feb', 'mars', 'april', 'maj', 'juni', 'juli', 'aug', 'sep', 'okt', 'nov', 'dec'] as const;

/** A day as 'tis 1 dec'. All signs are of GSM, as another one would halve what a message holds. */
const dayWords = (day: string) =>
  `${WEEKDAYS[weekdayOf(day) - 1]} ${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1]}`;
const timeWords = (day: string, time: string) => `${dayWords(day)} kl. ${time.replace(':', '.')}`;

/** The day and time of an event by its facts; '' if they name none. */
function when(facts: object): string {
  const { starts_date, day, call_time, starts_on, ends_on, answer_by } = facts as Readonly<Record<string, unknown>>;
  if (typeof starts_date === 'string') {
    const at = clockIn(starts_date);
    return timeWords(at.day, at.time);
  }
  if (typeof day === 'string')
    return typeof call_time === 'string' && call_time ? timeWords(day, call_time) : dayWords(day);
  if (typeof starts_on === 'string')
    return typeof ends_on === 'string' && ends_on !== starts_on
      ? `${dayWords(starts_on)} till ${dayWords(ends_on)}`
      : dayWords(starts_on);
  return typeof answer_by === 'string' ? dayWords(answer_by) : '';
}

const WRITE: Readonly<Record<SmsName, (when: string) => string>> = {
  new_call: (at) => `Dagsbesked för ${at}.`,
  changed_call: (at) => `Ändrat dagsbesked. Nu gäller ${at}.`,
  unread_call: (at) => `Dagsbeskedet för ${at} väntar på att du läser det.`,
  called_off_day: (at) => `${at} är inställt.`,
  new_time: (at) => `Provfilmning ${at}.`,
  changed_time: (at) => `Ny tid för provfilmning: ${at}.`,
  called_off_time: (at) => `Provfilmningen ${at} är inställd.`,
  reminder: (at) => `Påminnelse: provfilmning ${at}.`,
  to_sign: () => 'Ett avtal väntar på underskrift.',
  to_answer: (at) => `En förfrågan väntar på svar, senast ${at}.`,
};

/**
 * The words of a text message: what and when, and nobody's name, as others read the telephone and the operator keeps
 * the words. No link, as a link in a text message is what frauds have.
 */
export const smsWords = (what: SmsName, facts: object): string =>
  `${WRITE[what](when(facts))} Läs mer hos ${BRAND}.`.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase('sv'));
