import type { AuditionTimes, TimePerson, TimeSlot } from '#contract/auditions/audition-day.ts';
import { appointmentLabels } from '#texts/auditions/appointment-words.ts';
import { invitationStatusLabels } from '#texts/auditions/audition-words.ts';
import type { StateLabel } from '#texts/kernel/label.ts';
import { formatTime } from '#web/ui/text/format-date.ts';

/** A person's new slot, and `was`: the slot that the screen showed before; null for none. */
export interface Place {
  readonly invitation_id: string;
  readonly slot_id: string | null;
  readonly was: string | null;
}

/**
 * The move of a person to another slot, or to none. If `swapsWith` is given, that person gets the slot that `person`
 * leaves.
 */
export function placesOf(person: TimePerson, slot_id: string | null, swapsWith?: TimePerson): Place[] {
  const own = { invitation_id: person.id, slot_id, was: person.slot_id };
  if (!swapsWith) return [own];
  return [own, { invitation_id: swapsWith.id, slot_id: person.slot_id, was: swapsWith.slot_id }];
}

/** The moves that undo these moves. */
export const undone = (places: readonly Place[]): Place[] =>
  places.map(({ invitation_id, slot_id, was }) => ({ invitation_id, slot_id: was, was: slot_id }));

/** The starting times of the slots, each with the slot of every room. */
export function hoursOf({ slots, rooms }: Pick<AuditionTimes, 'slots' | 'rooms'>) {
  const hours = Map.groupBy(slots, ({ starts_date }) => starts_date);
  return [...hours].map(([starts_date, here]) => ({
    starts_date,
    cells: rooms.map((room) => ({ room, slot: here.find(({ room_id }) => room_id === room.id) })),
  }));
}

/** '09.00–09.30'. */
export const spanOf = ({ starts_date, ends_date }: Pick<TimeSlot, 'starts_date' | 'ends_date'>): string =>
  `${formatTime(starts_date)}–${formatTime(ends_date)}`;

/**
 * The first of these states that exists for a person: the outcome or refusal; the answer, if the person has no slot and
 * no current appointment; an unpublished change; the state of the appointment.
 */
export function standingOf({ status, appointment, is_unsaved, slot_id }: TimePerson): StateLabel {
  if (status === 'done' || status === 'missed' || status === 'declined') return invitationStatusLabels[status];
  if (slot_id === null && (!appointment || appointment.status === 'ended')) return invitationStatusLabels[status];
  if (is_unsaved && slot_id === null) return { word: 'Borttagen, inte publicerad', tone: 'neutral' };
  if (is_unsaved) return { word: appointment ? 'Flyttad, inte publicerad' : 'Inte publicerad', tone: 'neutral' };
  return appointment ? appointmentLabels[appointment.status] : { word: 'Inte publicerad', tone: 'neutral' };
}

/** A person's wish in a line: '”Helst på eftermiddagen.” Tidigast 13.00. Står i kö för lediga tider.' */
export function wishWords({ words, after_time, before_time, is_in_line, status }: NonNullable<TimePerson['wish']>) {
  const hours = [
    after_time && `Tidigast ${after_time.replace(':', '.')}`,
    before_time && `${after_time ? 'klar' : 'Klar'} ${before_time.replace(':', '.')}`,
  ].filter(Boolean);
  return [
    words && `”${words}”`,
    hours.length > 0 && `${hours.join(', ')}.`,
    status === 'offered' ? 'Har ett erbjudande.' : is_in_line && 'Står i kö för lediga tider.',
  ]
    .filter(Boolean)
    .join(' ');
}

export const people = (count: number): string => (count === 1 ? '1 person' : `${count} personer`);

/** The address of the sign-in list of a day. */
export const signInHref = (audition_id: string, day: string): string =>
  `/CompanyAuditionDay?id=${audition_id}&day=${day}`;

/** The address in a person's QR code, for the member of the company that reads it. */
export const codeHref = (origin: string, code: string): string => `${origin}/CompanyAuditionDay?code=${code}`;
