import type { DayPerson, SheetState, Workday } from '#contract/work/call-sheet.ts';
import { sheetFor } from '#domain/work/call-sheet/call-sheet.ts';
import type { StateLabel } from '#texts/kernel/label.ts';

/** The address of the screen for the call sheet of a day. */
export const sheetHref = (project_id: string, day: string): string => `/CompanyCallSheet?id=${project_id}&day=${day}`;

/** The state of the call sheet of a day, for its company. */
export function sheetLabel(sheet: SheetState | null): StateLabel {
  if (sheet === null) return { tone: 'neutral', word: 'Inget dagsbesked än' };
  if (sheet.version === 0) return { tone: 'neutral', word: 'Utkast' };
  if (sheet.is_changed) return { tone: 'waiting', word: `Version ${sheet.version} gäller, ändringar inte publicerade` };
  if (sheet.unread_count === 0) return { tone: 'agreed', word: `Version ${sheet.version}, alla har läst` };
  return { tone: 'waiting', word: `Version ${sheet.version}, ${sheet.unread_count} har inte läst` };
}

/**
 * Tells if the person has read the present version of the call sheet. Null without a summons, or if the booking is
 * cancelled.
 */
export function readLabel({ summons, booking_status }: DayPerson): StateLabel | null {
  if (booking_status === 'cancelled' || summons === null) return null;
  if (summons.status === 'read') return { tone: 'agreed', word: 'Har läst' };
  return summons.read_version > 0
    ? { tone: 'waiting', word: `Har läst version ${summons.read_version}` }
    : { tone: 'waiting', word: 'Har inte läst' };
}

/** The state of a place after its booking was cancelled: replaced, others asked, or empty. */
export function calledOffLabel({ replacement }: DayPerson): StateLabel {
  if (replacement.is_found) return { tone: 'agreed', word: 'Avbokad, ersatt' };
  const { waiting_count } = replacement;
  if (waiting_count === 0) return { tone: 'lost', word: 'Avbokad' };
  return { tone: 'waiting', word: `Avbokad, ${waiting_count} ${waiting_count === 1 ? 'tillfrågad' : 'tillfrågade'}` };
}

/**
 * The state of a person's agreement or of the missing permit, in words for the company; null if the booking is
 * cancelled.
 */
export function signedLabel({ agreement, booking_status }: DayPerson): StateLabel | null {
  if (booking_status === 'cancelled') return null;
  if (booking_status === 'waiting') return { tone: 'waiting', word: 'Väntar på tillstånd' };
  if (agreement === null) return { tone: 'neutral', word: 'Avtalet skrivs' };
  if (agreement.status === 'signed') return { tone: 'agreed', word: 'Har skrivit under' };
  if (agreement.status === 'declined') return { tone: 'lost', word: 'Sa nej till avtalet' };
  return agreement.awaits === 'company'
    ? { tone: 'waiting', word: 'Ni har inte skrivit under' }
    : { tone: 'waiting', word: 'Har inte skrivit under' };
}

/** The people that work on a day, without cancelled bookings. */
export const working = ({ people }: Pick<Workday, 'people'>): DayPerson[] =>
  people.filter(({ booking_status }) => booking_status !== 'cancelled');

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/**
 * The remaining tasks before the coming days: empty places after cancellations that the reader may fill, signatures of
 * the company and of talents, permits for people under 18, and people who have not read the next published call sheet.
 * A booking with several days is counted once.
 */
export function waitsBefore(days: readonly Workday[], today: string): string[] {
  const toCome = days.filter(({ id }) => id >= today);
  const everybody = toCome.flatMap(({ people }) => people);
  const count = (is: (person: DayPerson) => boolean): number =>
    new Set(everybody.filter(is).map(({ booking_id }) => booking_id)).size;
  const held = (person: DayPerson) => person.booking_status !== 'cancelled';
  const unsigned = (person: DayPerson, side: 'ours' | 'theirs') =>
    held(person) &&
    person.agreement?.status === 'to_sign' &&
    (person.agreement.awaits === 'company') === (side === 'ours');
  const unread = toCome.find(({ sheet }) => sheet && sheet.version > 0)?.sheet?.unread_count ?? 0;
  return [
    ...counted(
      count(
        ({ booking_status, replacement, may_replace }) =>
          booking_status === 'cancelled' && may_replace && !replacement.is_found,
      ),
      'plats är tom efter en avbokning',
      'platser är tomma efter avbokningar',
    ),
    ...counted(
      count((person) => unsigned(person, 'ours')),
      'avtal väntar på er underskrift',
      'avtal väntar på er underskrift',
    ),
    ...counted(
      count((person) => unsigned(person, 'theirs')),
      'person har inte skrivit under',
      'personer har inte skrivit under',
    ),
    ...counted(
      count(({ booking_status }) => booking_status === 'waiting'),
      'bokning väntar på tillstånd',
      'bokningar väntar på tillstånd',
    ),
    ...counted(unread, 'person har inte läst nästa dagsbesked', 'personer har inte läst nästa dagsbesked'),
  ];
}

/** The people whom a call sheet calls earlier than their agreement does. A call sheet cannot change the agreed time. */
export function offAgreed(
  people: readonly DayPerson[],
  content: Parameters<typeof sheetFor>[0],
): { readonly name: string; readonly agreed: string; readonly told: string }[] {
  return people.flatMap(({ id, booking_status, agreed_call_time, talent_name }) => {
    const told = sheetFor(content, id).call_time;
    if (booking_status === 'cancelled' || !agreed_call_time || !told || told >= agreed_call_time) return [];
    return [{ name: talent_name, agreed: agreed_call_time, told }];
  });
}
