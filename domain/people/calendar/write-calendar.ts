import { addDays, type DaySpan } from '#domain/kernel/time/day.ts';

/** An event of a calendar. */
export interface CalendarEvent {
  /** Stable identity of the event, by which calendars recognise it. */
  readonly uid: string;
  /** Grows with each change. */
  readonly sequence: number;
  /** Instant of the last change. */
  readonly changed_date: string;
  /** Whole days, or from one instant to another. */
  readonly when: DaySpan | { readonly starts_date: string; readonly ends_date: string };
  readonly summary: string;
  readonly description?: string;
  readonly location?: string;
  readonly url?: string;
  readonly status: 'confirmed' | 'tentative' | 'cancelled';
  /** True if the event makes the calendar's owner busy. */
  readonly is_busy: boolean;
}

/** A text escaped for a line of RFC 5545. */
const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n?|\n/g, '\\n');

/** A line has at most 75 octets and continues after a line break and a space; no character of several octets is cut. */
function folded(line: string): string {
  const lines: string[] = [];
  let now = '';
  for (const sign of line) {
    if (new TextEncoder().encode(now + sign).length > 75) {
      lines.push(now);
      now = ' ';
    }
    now += sign;
  }
  return [...lines, now].join('\r\n');
}

const compactDay = (day: string) => day.replaceAll('-', '');
/** In UTC, which needs no time zone definition in the file. */
const compactInstant = (instant: string) => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');

const timeLines = (when: CalendarEvent['when']) =>
  'starts_on' in when
    ? // The end is the day after the last day, as RFC 5545 counts.
      [`DTSTART;VALUE=DATE:${compactDay(when.starts_on)}`, `DTEND;VALUE=DATE:${compactDay(addDays(when.ends_on, 1))}`]
    : [`DTSTART:${compactInstant(when.starts_date)}`, `DTEND:${compactInstant(when.ends_date)}`];

function eventLines(event: CalendarEvent): string[] {
  const { summary, description, location, url } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${compactInstant(event.changed_date)}`,
    ...timeLines(event.when),
    `SUMMARY:${escaped(summary)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    `STATUS:${event.status.toUpperCase()}`,
    `TRANSP:${event.is_busy ? 'OPAQUE' : 'TRANSPARENT'}`,
    'END:VEVENT',
  ];
}

/** The end of the `uid` of our own events, by which we recognise them in other calendars. */
export const OWN_UID_END = '@medverka';

/** A calendar as other programs read it (RFC 5545). The same events give the same bytes. */
export function writeCalendar(brand: string, name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(brand)}//${escaped(name)}//SV`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
