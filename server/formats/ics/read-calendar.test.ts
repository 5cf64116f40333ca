import ICAL from 'ical.js';
import { afterEach, describe, expect, test } from 'vitest';
import { addDays } from '#domain/kernel/time/day.ts';
import { HORIZON_DAYS, takenDays } from '#domain/people/foreign-calendar/taken-days.ts';
import { NoCalendar, readCalendar } from './read-calendar.ts';

const TODAY = '2026-11-21';
const calendarOf = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//y//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1@x', 'DTSTAMP:20261101T000000Z', ...lines, 'END:VEVENT'];
const read = (...lines: string[]) => takenDays(readCalendar(calendarOf(...lines), addDays(TODAY, HORIZON_DAYS)), TODAY);
const instants = (...lines: string[]) =>
  readCalendar(calendarOf(...lines), '2027-12-31').times.map(({ from }) => new Date(from).toISOString());
const days = (...on: string[]) => on.map((day) => ({ starts_on: day, ends_on: day }));

// A zone three hours behind Sweden, under Stockholm's name.
const OWN_ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Stockholm',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:-0200',
  'TZOFFSETTO:-0200',
  'END:STANDARD',
  'END:VTIMEZONE',
];

describe('zones', () => {
  const zone = process.env.TZ;
  afterEach(() => {
    process.env.TZ = zone;
  });
  test.each(['America/New_York', 'Asia/Tokyo'])('never default to the zone of the machine: %s', (here) => {
    process.env.TZ = here;
    expect(read(...event('DTSTART;VALUE=DATE:20261224', 'DTEND;VALUE=DATE:20261225'))).toEqual(days('2026-12-24'));
    const floating = event('DTSTART:20261203T090000', 'DTEND:20261203T150000');
    expect(instants(...floating)).toEqual(['2026-12-03T08:00:00.000Z']);
    const named = event('DTSTART;TZID=America/New_York:20260703T090000', 'DURATION:PT5H');
    expect(instants(...named)).toEqual(['2026-07-03T13:00:00.000Z']);
    const unknown = event('DTSTART;TZID=W. Europe Standard Time:20260703T090000', 'DURATION:PT5H');
    expect(instants(...unknown)).toEqual(['2026-07-03T07:00:00.000Z']);
  });

  test('described by a calendar are believed, in that calendar only', () => {
    const timed = event('DTSTART;TZID=Europe/Stockholm:20261203T090000', 'DURATION:PT5H');
    expect(instants(...OWN_ZONE, ...timed)).toEqual(['2026-12-03T11:00:00.000Z']);
    expect(instants(...timed)).toEqual(['2026-12-03T08:00:00.000Z']);
    // A zone registered in the library, as an earlier calendar could, has no effect either.
    const [zoned] = new ICAL.Component(ICAL.parse(calendarOf(...OWN_ZONE))).getAllSubcomponents('vtimezone');
    if (zoned) ICAL.TimezoneService.register(zoned);
    expect(instants(...timed)).toEqual(['2026-12-03T08:00:00.000Z']);
  });
});

describe('a zone that a calendar only names', () => {
  const daily = (...lines: string[]) =>
    event('DTSTART;TZID=Europe/Stockholm:20261130T090000', 'DTEND;TZID=Europe/Stockholm:20261130T160000', ...lines);
  test.each([
    ['follows a series to its end in UTC', 'RRULE:FREQ=DAILY;UNTIL=20261202T080000Z', 3],
    ['follows a series that ends with a day through that day', 'RRULE:FREQ=DAILY;UNTIL=20261202', 3],
    ['has no occurrence on a day excepted in UTC', 'RRULE:FREQ=DAILY;COUNT=2\r\nEXDATE:20261201T080000Z', 1],
  ])('%s', (_, lines, count) => {
    expect(instants(...daily(...lines.split('\r\n')))).toHaveLength(count);
  });

  test('moves an occurrence that is named in UTC', () => {
    const moved = event('RECURRENCE-ID:20261201T080000Z', 'DTSTART:20261210T080000Z', 'DTEND:20261210T150000Z');
    expect(read(...daily('RRULE:FREQ=DAILY;COUNT=2'), ...moved)).toEqual(days('2026-11-30', '2026-12-10'));
  });

  test('may differ between start and end, as for a flight', () => {
    const flight = event(
      'DTSTART;TZID=Europe/Stockholm:20261203T100000',
      'DTEND;TZID=/mozilla.org/20050126_1/America/New_York:20261203T130000',
    );
    expect(read(...flight)).toEqual(days('2026-12-03'));
  });
});

test('of listed days the first is the event itself, and each listed period has its own length', () => {
  const listed = event(
    'DTSTART;TZID=Europe/Stockholm:20261130T090000',
    'DTEND;TZID=Europe/Stockholm:20261130T160000',
    'RDATE;TZID=Europe/Stockholm:20261205T090000',
  );
  expect(read(...listed)).toEqual(days('2026-11-30', '2026-12-05'));
  const odd = event('DTSTART;VALUE=DATE:20261224', 'RDATE;VALUE=PERIOD:20261226T080000Z/20261226T180000Z');
  expect(read(...odd)).toEqual(days('2026-12-24', '2026-12-26'));
});

describe('a recurring event', () => {
  const weekly = event(
    'DTSTART;TZID=Europe/Stockholm:20210104T090000',
    'DTEND;TZID=Europe/Stockholm:20210104T160000',
    'RRULE:FREQ=WEEKLY;BYDAY=MO',
    'EXDATE;TZID=Europe/Stockholm:20261130T090000',
  );
  test('without an end is followed to the horizon, across a change of clocks, without excepted days', () => {
    const spans = read(...weekly);
    expect(spans.slice(0, 2)).toEqual(days('2026-11-23', '2026-12-07'));
    // 52 Mondays in the 366 days from TODAY, less the excepted one.
    expect(spans).toHaveLength(51);
    expect(instants(...weekly).filter((at) => at.startsWith('2027-0'))).toContain('2027-03-29T07:00:00.000Z');
  });

  test('has its own moved and cancelled occurrences, and none of other events', () => {
    const moved = event(
      'RECURRENCE-ID;TZID=Europe/Stockholm:20261207T090000',
      'DTSTART:20261209T080000Z',
      'DTEND:20261209T160000Z',
    );
    const off = event(
      'RECURRENCE-ID;TZID=Europe/Stockholm:20261214T090000',
      'DTSTART:20261214T080000Z',
      'DTEND:20261214T160000Z',
      'STATUS:CANCELLED',
    );
    const another = event(
      'RECURRENCE-ID;TZID=Europe/Stockholm:20261221T090000',
      'DTSTART:20261223T080000Z',
      'DTEND:20261223T160000Z',
    ).map((line) => line.replace('1@x', '2@x'));
    const spans = read(...weekly, ...moved, ...off, ...another);
    expect(spans.slice(0, 5)).toEqual(days('2026-11-23', '2026-12-09', '2026-12-21', '2026-12-23', '2026-12-28'));
  });

  test('of every second is cut short, and the other events still count', () => {
    const mad = event('DTSTART:20200101T000000Z', 'DTEND:20200101T000001Z', 'RRULE:FREQ=SECONDLY');
    const begun = performance.now();
    const found = readCalendar(calendarOf(...mad, ...event('DTSTART;VALUE=DATE:20261224')), '2027-11-21');
    expect(takenDays(found, TODAY)).toEqual(days('2026-12-24'));
    // The result counts the series as not followed to its end.
    expect(found.unread).toBe(1);
    expect(performance.now() - begun).toBeLessThan(8000);
  });
});

describe('an event takes no time if it', () => {
  test.each([
    ['is marked as transparent', 'TRANSP:TRANSPARENT'],
    ['is cancelled', 'STATUS:CANCELLED'],
    ['is shown as free in Outlook', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'],
    ['is ours', 'X-A:1'],
  ])('%s', (what, ...lines) => {
    const one = event('DTSTART;VALUE=DATE:20261224', ...lines);
    expect(read(...(what === 'is ours' ? one.map((line) => line.replace('1@x', 'b@medverka')) : one))).toEqual([]);
  });

  test('an unreadable event does not affect the others', () => {
    const odd = ['BEGIN:VEVENT', 'SUMMARY:utan tid', 'END:VEVENT'];
    expect(read(...odd, ...event('DTSTART;VALUE=DATE:20261224'))).toEqual(days('2026-12-24'));
  });
});

test('a file that is no calendar is told apart from an empty calendar', () => {
  expect(read()).toEqual([]);
  for (const text of ['<!doctype html>', '', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT', '\0'])
    expect(() => readCalendar(text, TODAY), text).toThrow(NoCalendar);
});
