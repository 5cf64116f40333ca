import { expect, test } from 'vitest';
import { readCalendarUrl, shownCalendarUrl } from './calendar-url.ts';

test('an address is read over https, whatever scheme calendar programs use', () => {
  expect(readCalendarUrl(' webcal://calendar.example/a/basic.ics#x ')).toBe('https://calendar.example/a/basic.ics');
  expect(readCalendarUrl('https://calendar.example/a.ics?key=1')).toBe('https://calendar.example/a.ics?key=1');
  for (const wrong of [
    'http://calendar.example/a.ics',
    'file:///etc/passwd',
    'https://a:b@calendar.example',
    'kalender',
    '',
    'https://',
  ])
    expect(readCalendarUrl(wrong), wrong).toBeNull();
  expect(readCalendarUrl(`https://calendar.example/${'a'.repeat(2000)}`)).toBeNull();
});

test('the displayed form of an address opens nothing', () => {
  const address = 'https://calendar.google.com/calendar/ical/a%40b.se/private-0123456789abcdef/basic.ics';
  expect(shownCalendarUrl(address)).toBe('calendar.google.com/…ic.ics');
  expect(shownCalendarUrl('https://a.example/geheim')).toBe('a.example/…');
});
