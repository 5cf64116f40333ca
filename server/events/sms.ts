import { SMS, type SmsKindName } from '#domain/kernel/sms/sms.ts';
import { addDays } from '#domain/kernel/time/day.ts';
import { happensAt } from '#domain/talk/push/quiet-hours.ts';
import type { DroppedSms, NewSms } from '#server/sms/sms-entries.ts';
import { smsWords } from '#texts/talk/sms-words.ts';
import { type NewEvent, nounOf } from './event.ts';
import { declarationOf } from './notices.ts';

/** A text message of an event that is being written, or what the event ends of those that wait. */
type EventSms = (NewSms | DroppedSms) & { readonly subject_id: string };

const HOUR_MS = 3_600_000;
/** Maximum number of days of a booking whose waiting messages are looked for; call sheets come a few days before. */
const DAYS_AT_MOST = 60;

/** One day of work of a booked talent, about which call sheets and bookings have messages. */
const dayOfWork = ({ concerned, subject_id }: NewEvent, day: string) =>
  `${concerned.candidate_id ?? subject_id} ${day}`;

/** The names of what an event is about: the days of a booking, the day of a call sheet, or else its object. */
function aboutOf(event: NewEvent): [string, ...string[]] {
  const { starts_on, ends_on, day } = event.payload as Readonly<Record<string, unknown>>;
  if (nounOf(event.type) === 'booking' && typeof starts_on === 'string' && typeof ends_on === 'string') {
    const days: [string, ...string[]] = [dayOfWork(event, starts_on)];
    for (let next = addDays(starts_on, 1); next <= ends_on && days.length < DAYS_AT_MOST; next = addDays(next, 1)) {
      days.push(dayOfWork(event, next));
    }
    return days;
  }
  if (nounOf(event.type) === 'summons' && typeof day === 'string') return [dayOfWork(event, day)];
  return [event.subject_id];
}

/** The kind of messages that an event without a message of its own ends: what they say no longer holds. */
function endedKind({ type, to_state }: NewEvent): SmsKindName | null {
  if (nounOf(type) === 'booking' && to_state.status === 'cancelled') return 'calls';
  return type === 'agreement.void' ? 'signatures' : null;
}

/** The text message of an event, if its workflow declares one, or what the event ends of those that wait. */
export function eventSms(event: NewEvent): EventSms[] {
  const { subject_id } = event;
  const { talent_id } = event.concerned;
  if (!talent_id) return [];
  const what = declarationOf(event.type)?.sms;
  const { now, today } = event.moment;
  if (!what) {
    const kind = endedKind(event);
    return kind ? [{ subject_id, kind, talent_id, overtakes: aboutOf(event), words: null, today, but_not: null }] : [];
  }
  const { kind, hours } = SMS[what];
  const happens = happensAt(event.payload);
  const last = Date.parse(now) + hours * HOUR_MS;
  // A day without a time begins at midnight, and the news that it is called off helps during the day too.
  const over = happens !== null && Date.parse(happens) > Date.parse(now) ? Math.min(last, Date.parse(happens)) : last;
  const overtakes = aboutOf(event);
  return [
    {
      subject_id,
      what,
      kind,
      words: smsWords(what, event.payload),
      talent_id,
      about: overtakes[0],
      overtakes,
      but_not: event.actor.account_id,
      today,
      until: new Date(what === 'called_off_day' ? last : over).toISOString(),
      happens,
    },
  ];
}
