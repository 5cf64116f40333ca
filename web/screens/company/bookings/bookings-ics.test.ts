import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BookingRow } from '#contract/booking.ts';
import { bookingsIcs } from './bookings-ics.ts';

const row = (changes: Partial<BookingRow>) =>
  ({
    ...{ id: 'b1', status: 'confirmed', starts_on: '2026-12-31', ends_on: '2026-12-31' },
    ...{ talent_name: 'Anna Berg', role_title: 'Ryttare', project_title: 'Höst' },
    ...changes,
  }) as BookingRow;
const at = new Date('2026-08-13T08:00:00.123Z');

test('a booking is whole days, the last of them included', () => {
  const lines = bookingsIcs([row({})], at).split('\r\n');
  expect(lines).toEqual(expect.arrayContaining(['DTSTART;VALUE=DATE:20261231', 'DTEND;VALUE=DATE:20270101']));
  expect(lines).toContain('DTSTAMP:20260813T080000Z');
});

test('no name breaks a line or the calendar, and unfolded it is as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (project_title) => {
      const written = bookingsIcs([row({ project_title })], at);
      for (const line of written.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      const summary = written
        .replaceAll('\r\n ', '')
        .split('\r\n')
        .find((line) => line.startsWith('SUMMARY:'));
      const read = summary?.slice(8).replace(/\\(.)/gs, (_, sign) => (sign === 'n' ? '\n' : sign));
      expect(read).toBe(`Anna Berg, Ryttare: ${project_title.replace(/\r\n?/g, '\n')}`);
    }),
  );
});
