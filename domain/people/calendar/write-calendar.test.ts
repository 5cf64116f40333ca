import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { type CalendarEvent, writeCalendar } from './write-calendar.ts';

const event: CalendarEvent = {
  uid: 'b1@medverka',
  sequence: 3,
  changed_date: '2026-08-13T08:00:00.123Z',
  when: { starts_on: '2026-12-31', ends_on: '2026-12-31' },
  summary: 'Bokad',
  status: 'confirmed',
  is_busy: true,
};

test('whole days are days, the last one included, and times are in UTC', () => {
  const times = { starts_date: '2026-07-01T08:30:00.000Z', ends_date: '2026-07-01T09:00:00Z' };
  const lines = writeCalendar('Medverka', 'Uppdrag', [event, { ...event, when: times }]).split('\r\n');
  expect(lines).toEqual(expect.arrayContaining(['DTSTART;VALUE=DATE:20261231', 'DTEND;VALUE=DATE:20270101']));
  expect(lines).toEqual(expect.arrayContaining(['DTSTART:20260701T083000Z', 'DTEND:20260701T090000Z']));
  expect(lines).toEqual(expect.arrayContaining(['DTSTAMP:20260813T080000Z', 'SEQUENCE:3', 'STATUS:CONFIRMED']));
});

test('no text breaks a line or the calendar, and other programs read it unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const written = writeCalendar('Medverka', 'Uppdrag', [{ ...event, summary: text, location: text || 'x' }]);
      for (const line of written.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      const read = new ICAL.Component(ICAL.parse(written)).getAllSubcomponents('vevent');
      expect(read).toHaveLength(1);
      expect(read[0]?.getFirstPropertyValue('summary')).toBe(text.replace(/\r\n?/g, '\n'));
      expect(read[0]?.getFirstPropertyValue('uid')).toBe('b1@medverka');
    }),
  );
});
