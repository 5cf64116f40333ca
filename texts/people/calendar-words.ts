import type { CalendarProblem } from '#domain/people/foreign-calendar/foreign-calendar.workflow.ts';

/** The name of the talent's feed in other calendar programs. */
export const FEED_NAME = 'Medverka: dina uppdrag';

interface Told {
  readonly kind: 'booking' | 'option' | 'audition';
  readonly status: 'confirmed' | 'tentative' | 'cancelled';
  readonly role_title: string;
  readonly company_name: string;
  readonly rank: number | null;
}

const ENDED = { booking: 'Avbokad', option: 'Ingen option längre', audition: 'Ingen provfilmning längre' };

/** The title of an event in the talent's feed for other calendar programs. */
export function feedSummary({ kind, status, role_title, company_name, rank }: Told): string {
  const about = `${role_title}, ${company_name}`;
  if (status === 'cancelled') return `${ENDED[kind]}: ${about}`;
  if (kind === 'audition') return `Provfilmning${status === 'tentative' ? ', inte bekräftad' : ''}: ${about}`;
  if (kind === 'option') return `Option ${rank}: ${about}`;
  return status === 'tentative' ? `Bokad, väntar på tillstånd: ${about}` : `Bokad: ${about}`;
}

/** The result of reading a calendar: the number of coming busy days. */
export const busyDaysWords = (count: number): string =>
  count === 0 ? 'inga upptagna dagar' : count === 1 ? '1 upptagen dag' : `${count} upptagna dagar`;

/** Warning about events that could not be read, with a remedy. */
export const unreadWords = (count: number): string =>
  `${count === 1 ? '1 händelse' : `${count} händelser`} kunde vi inte läsa helt, så dagar kan saknas. Lägg in dem själv bland dagarna du inte kan.`;

/** Reasons why a calendar could not be read, each with a remedy. */
export const calendarProblemWords: Record<CalendarProblem, string> = {
  unreachable: 'Servern svarade inte. Vi försöker igen.',
  refused: 'Servern lät oss inte läsa den. Kontrollera att adressen fortfarande är den rätta hemliga adressen.',
  too_slow: 'Servern var för långsam. Vi försöker igen.',
  too_large: 'Kalendern är större än 2 MB. Dela en kalender med färre händelser.',
  no_calendar: 'Det som finns på adressen är ingen kalender. Kopiera adressen som slutar på .ics.',
  not_allowed: 'Adressen leder inte till internet. Kopiera adressen från kalenderns delningsinställningar.',
};
