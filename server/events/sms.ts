import { SMS } from '#domain/kernel/sms/sms.ts';
import { happensAt } from '#domain/talk/push/quiet-hours.ts';
import type { NewSms } from '#server/sms/sms-entries.ts';
import { smsWords } from '#texts/talk/sms-words.ts';
import type { NewEvent } from './event.ts';
import { declarationOf } from './notices.ts';

/** A text message of an event that is being written. */
interface EventSms extends NewSms {
  readonly subject_id: string;
}

const HOUR_MS = 3_600_000;

/** The text message of an event, if its workflow declares one. */
export function eventSms(event: NewEvent): EventSms[] {
  const what = declarationOf(event.type)?.sms;
  const { talent_id } = event.concerned;
  if (!what || !talent_id) return [];
  const { kind, hours } = SMS[what];
  const { now, today } = event.moment;
  const happens = happensAt(event.payload);
  const last = Date.parse(now) + hours * HOUR_MS;
  // A day without a time begins at midnight, and the news that it is called off helps during the day too.
  const over = happens !== null && Date.parse(happens) > Date.parse(now) ? Math.min(last, Date.parse(happens)) : last;
  return [
    {
      subject_id: event.subject_id,
      what,
      kind,
      words: smsWords(what, event.payload),
      talent_id,
      about: event.subject_id,
      but_not: event.actor.account_id,
      today,
      until: new Date(what === 'called_off_day' ? last : over).toISOString(),
      happens,
    },
  ];
}
