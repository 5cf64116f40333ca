import type { BookingRow } from '#contract/booking.ts';
import { addDays } from '#domain/time/day.ts';
import { BRAND } from '#texts/brand.ts';
import { bookingStatusLabels } from '#texts/labels.ts';

/** A text as RFC 5545 has it within a line. */
const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n?|\n/g, '\\n');

/** A line has 75 octets at most and goes on after a blank; no sign of several octets is cut. */
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

const compact = (day: string) => day.replaceAll('-', '');

function eventOf(row: BookingRow, stamp: string): string[] {
  const summary = `${row.talent_name}, ${row.role_title}: ${row.project_title}`;
  return [
    'BEGIN:VEVENT',
    `UID:${row.id}@medverka`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(row.starts_on)}`,
    // The day after the last, as calendars count.
    `DTEND;VALUE=DATE:${compact(addDays(row.ends_on, 1))}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(bookingStatusLabels[row.status].word)}`,
    `STATUS:${row.status === 'cancelled' ? 'CANCELLED' : row.status === 'waiting' ? 'TENTATIVE' : 'CONFIRMED'}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** Bookings as calendars read them (RFC 5545): whole days, which take up nobody's time. */
export function bookingsIcs(rows: readonly BookingRow[], now: Date): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${BRAND}//Bokningar//SV`, 'CALSCALE:GREGORIAN'],
    ...rows.flatMap((row) => eventOf(row, stamp)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
