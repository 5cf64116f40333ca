import { expect, test } from 'vitest';
import { dailyAt, everyMinutes, hourlyAt } from './times.ts';

test.each([
  ['every minute', everyMinutes(1), '2026-11-28T10:00:00.001Z', '2026-11-28T10:01:00.000Z'],
  ['every minute, at a full one', everyMinutes(1), '2026-11-28T10:00:00.000Z', '2026-11-28T10:01:00.000Z'],
  ['every five minutes', everyMinutes(5), '2026-11-28T10:04:59.999Z', '2026-11-28T10:05:00.000Z'],
  ['every five minutes over midnight', everyMinutes(5), '2026-11-28T23:57:00.000Z', '2026-11-29T00:00:00.000Z'],
  ['hourly, later in this hour', hourlyAt(17), '2026-11-28T10:16:59.000Z', '2026-11-28T10:17:00.000Z'],
  ['hourly, at that minute', hourlyAt(17), '2026-11-28T10:17:00.000Z', '2026-11-28T11:17:00.000Z'],
  ['hourly, in the next hour', hourlyAt(2), '2026-11-28T10:59:00.000Z', '2026-11-28T11:02:00.000Z'],
  ['daily, later today', dailyAt('03:40'), '2026-11-28T02:39:59.000Z', '2026-11-28T02:40:00.000Z'],
  ['daily, at that time', dailyAt('03:40'), '2026-11-28T02:40:00.000Z', '2026-11-29T02:40:00.000Z'],
  ['daily, when it is tomorrow in Sweden', dailyAt('03:40'), '2026-11-28T23:30:00.000Z', '2026-11-29T02:40:00.000Z'],
  ['daily, when summer time begins', dailyAt('07:00'), '2026-03-28T06:00:00.000Z', '2026-03-29T05:00:00.000Z'],
  ['daily, at a time that is jumped over', dailyAt('02:30'), '2026-03-28T12:00:00.000Z', '2026-03-29T01:30:00.000Z'],
  ['daily, at a time that comes twice: once', dailyAt('02:30'), '2026-10-25T00:30:00.000Z', '2026-10-26T01:30:00.000Z'],
])('%s', (_, times, after, next) => {
  expect(times(new Date(after)).toISOString()).toBe(next);
});
