/**
 * Calendars that break the standard, as real programs write them: each event that can be read counts, and the result
 * names the number of faulty ones.
 */
import { expect, test } from 'vitest';
import { addDays } from '#domain/kernel/time/day.ts';
import { HORIZON_DAYS, takenDays } from '#domain/people/foreign-calendar/taken-days.ts';
import { NoCalendar, readCalendar } from './read-calendar.ts';

const TODAY = '2026-11-27';

/** Days as 'MM-DD', and then the number of events that were not fully understood, unless 0. */
function read(...lines: string[]) {
  const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
  return readText(text);
}
function readText(text: string) {
  const found = readCalendar(text, addDays(TODAY, HORIZON_DAYS));
  const days: (string | number)[] = [];
  for (const { starts_on, ends_on } of takenDays(found, TODAY))
    for (let day = starts_on; day <= ends_on; day = addDays(day, 1)) days.push(day.slice(5));
  return found.unread > 0 ? [...days, found.unread] : days;
}
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1@x', ...lines, 'END:VEVENT'];
const CHRISTMAS = ['BEGIN:VEVENT', 'UID:2@x', 'DTSTART;VALUE=DATE:20261224', 'END:VEVENT'];
const DAILY = ['DTSTART;TZID=Europe/Stockholm:20261130T090000', 'DTEND;TZID=Europe/Stockholm:20261130T170000'];

test.each<[string, string[], (string | number)[]]>([
  ['days without VALUE=DATE', ['DTSTART:20261203', 'DTEND:20261205'], ['12-03', '12-04']],
  ['days as ISO 8601 writes them', ['DTSTART;VALUE=DATE:2026-12-03'], ['12-03']],
  [
    'times as ISO 8601 writes them',
    ['DTSTART:2026-12-03T09:00:00+01:00', 'DTEND:2026-12-03T17:00:00+01:00'],
    ['12-03'],
  ],
  ['times without seconds', ['DTSTART:20261203T0800Z', 'DTEND:20261203T1600Z'], ['12-03']],
  ['a time said to be a day', ['DTSTART;VALUE=DATE:20261203T000000', 'DTEND;VALUE=DATE:20261204T000000'], ['12-03']],
  ['days that end with a time', ['DTSTART;VALUE=DATE:20261203', 'DTEND:20261205T235959'], ['12-03', '12-04', '12-05']],
  ['a time that ends with a day', ['DTSTART:20261203T080000Z', 'DTEND;VALUE=DATE:20261204'], ['12-03']],
  ['an end at 24.00', ['DTSTART:20261203T120000', 'DTEND:20261203T240000'], ['12-03']],
  ['an empty EXDATE', [...DAILY, 'RRULE:FREQ=DAILY;COUNT=2', 'EXDATE:'], ['11-30', '12-01']],
  ['an EXDATE that is a day', [...DAILY, 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE:20261201'], ['11-30', '12-02']],
  [
    'one EXDATE of two that is none',
    [...DAILY, 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE:igår,20261201'],
    ['11-30', '12-02', 1],
  ],
  [
    'an EXDATE with a time of whole days',
    ['DTSTART:20261130', 'RRULE:FREQ=DAILY;COUNT=2', 'EXDATE:20261130T230000Z'],
    ['11-30'],
  ],
  [
    'stretches in RDATE',
    [...DAILY, 'RDATE;VALUE=PERIOD:20261205T080000Z/20261205T180000Z,20261207T080000Z/PT8H'],
    ['11-30', '12-05', '12-07'],
  ],
  ['a rule in small letters', ['DTSTART:20261130', 'RRULE:freq=daily;count=2'], ['11-30', '12-01']],
  [
    'a rule with spaces and an end as ISO 8601 writes it',
    ['DTSTART:20261201', 'RRULE:FREQ=WEEKLY; BYDAY=TU, TH;UNTIL=2026-12-05;'],
    ['12-01', '12-03'],
  ],
  ['a rule of a kind that there is not', ['DTSTART:20261201', 'RRULE:FREQ=NEVER'], ['12-01', 1]],
  ['a rule of a weekday that there is not', ['DTSTART:20261201', 'RRULE:FREQ=WEEKLY;BYDAY=XX'], ['12-01', 1]],
  ['an end that is none', ['DTSTART:20261201', 'DTEND:sen kväll'], ['12-01', 1]],
  ['a day that there is not', ['DTSTART;VALUE=DATE:20261345'], [1]],
  ['no beginning', ['SUMMARY:utan tid'], [1]],
  ['no beginning, and no time taken', ['SUMMARY:utan tid', 'TRANSP: TRANSPARENT'], []],
  [
    'a line break in a text',
    ['DTSTART:20261203', 'DESCRIPTION:första raden', 'andra raden', 'End: 17.00', 'Begin: 9.00'],
    ['12-03'],
  ],
  ['a line break in a name', ['DTSTART:20261203', 'ATTENDEE;CN="Åsa', 'Ek":mailto:a@x.example'], ['12-03']],
  ['an alarm with a length of its own', ['BEGIN:VALARM', 'DURATION:P5D', 'END:VALARM', 'DTSTART:20261203'], ['12-03']],
  ['a length without sense', ['DTSTART:20261203', 'DURATION:länge'], ['12-03', 1]],
])('an event with %s', (_name, lines, expected) => {
  // Whatever is wrong with the event, the next one counts.
  const [days, unread] = [
    expected.filter((one) => typeof one === 'string'),
    expected.filter((one) => typeof one === 'number'),
  ];
  const found = read(...event(...lines), ...CHRISTMAS);
  expect(found).toEqual([...new Set([...days, '12-24'])].concat(unread as never[]));
});

test.each([
  ['says its day', 'RECURRENCE-ID;VALUE=DATE:20261201'],
  ['says its time in another zone', 'RECURRENCE-ID;TZID=Europe/London:20261201T080000'],
  ['says its time in UTC', 'RECURRENCE-ID:20261201T080000Z'],
])('a moved occurrence that %s is gone from its old day', (_name, id) => {
  const moved = event(id, 'DTSTART:20261210T080000Z', 'DTEND:20261210T160000Z');
  expect(read(...event(...DAILY, 'RRULE:FREQ=DAILY;COUNT=2'), ...moved)).toEqual(['11-30', '12-10']);
});

test('all calendars of a file are read, each with its own zones', () => {
  const one = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'];
  const text = [
    ...one(...event('DTSTART:20261203')),
    ...one(
      'BEGIN:VTIMEZONE',
      'TZID:America/New_York',
      'X-LIC-LOCATION:America/New_York',
      'END:VTIMEZONE',
      ...event('DTSTART;TZID=America/New_York:20261209T180000', 'DTEND;TZID=America/New_York:20261209T230000'),
    ),
    ...one(
      'BEGIN:VFREEBUSY',
      'FREEBUSY;FBTYPE=FREE:20261211T080000Z/PT8H',
      'FREEBUSY:20261214T080000Z/20261214T160000Z,20261216T080000Z/PT8H',
      'END:VFREEBUSY',
    ),
  ].join('\n');
  expect(readText(text)).toEqual(['12-03', '12-10', '12-14', '12-16']);
});

test('lines may end with CR alone, and more may come after the end', () => {
  const text = ['BEGIN:VCALENDAR', ...event('DTSTART:20261203'), 'END:VCALENDAR', ' <!-- cache -->'];
  expect(readText(text.join('\r'))).toEqual(['12-03']);
  expect(readText(text.join('\r\n'))).toEqual(['12-03']);
});

test('a truncated calendar is read as far as possible, and one event is counted as missing', () => {
  const text = ['BEGIN:VCALENDAR', ...event('DTSTART:20261203'), 'BEGIN:VEVENT', 'UID:3@x', 'DTST'].join('\r\n');
  expect(readText(text)).toEqual(['12-03', 2]);
  expect(readText(['BEGIN:VCALENDAR', ...event('DTSTART:20261203')].join('\r\n'))).toEqual(['12-03', 1]);
  expect(() => readText('BEGIN:VCALENDAR\r\nVERSION:2.0')).toThrow(NoCalendar);
});

test('of two versions of an event the newer counts, and events of one name that are no versions all count', () => {
  const version = (sequence: string, day: string) => event(sequence, `DTSTART:${day}`);
  expect(read(...version('SEQUENCE:0', '20261203'), ...version('SEQUENCE:1', '20261210'))).toEqual(['12-10']);
  expect(read(...version('X-A:1', '20261203'), ...version('X-A:1', '20261210'))).toEqual(['12-03', '12-10']);
});

// With quadratic time, the reading would not end within the test.
test('an extremely long line is read quickly', () => {
  expect(read(...event('DTSTART:20261203', `RDATE;${':'.repeat(500_000)}x`, `DTEND:${'1'.repeat(500_000)}`))).toEqual([
    '12-03',
    1,
  ]);
});
