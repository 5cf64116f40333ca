import { expect, test } from 'vitest';
import { NO_ADDITIONS } from '#domain/deal/terms/fee.ts';
import { basisPoints } from '#domain/kernel/money/basis-points.ts';
import { aSpan } from '#tests/factories/terms.ts';
import { lengthOf, plannedWork } from './work.ts';

const ob = { points: basisPoints(5000), from: '21:00', to: '06:00', on_weekends: false, on_holidays: false };
const planned = (day: string, call_time: string, end_time: string, on_weekends = false) => {
  const days = [{ ...aSpan(day), call_time, end_time }];
  const { minutes, odd_minutes } = plannedWork({ days, additions: { ...NO_ADDITIONS, ob: { ...ob, on_weekends } } })
    .days[0] ?? { minutes: null, odd_minutes: 0 };
  return [minutes, odd_minutes];
};

// 25 October 2026 has 25 hours, 28 March 2027 has 23.
test.each([
  ['an ordinary night', '2026-10-20', '22:00', '06:00', [480, 480]],
  ['the night in which summer time ends', '2026-10-24', '22:00', '06:00', [540, 540]],
  ['the night in which it begins', '2027-03-27', '22:00', '06:00', [420, 420]],
  ['a morning after summer time ended', '2026-10-25', '05:00', '13:00', [480, 60]],
  ['an evening after it began', '2027-03-28', '15:00', '23:00', [480, 120]],
  ['a night that begins after midnight', '2026-10-25', '00:00', '08:00', [540, 420]],
  ['a night that ends in the hour that passes twice', '2026-10-24', '22:00', '02:30', [270, 270]],
  ['a call in the hour that is jumped over', '2027-03-28', '02:30', '03:15', [0, 0]],
  ['a whole day until the same time', '2026-10-24', '12:00', '12:00', [1500, 600]],
])('%s is paid by elapsed time', (_name, day, call, end, minutes) => {
  expect(planned(day, call, end)).toEqual(minutes);
});

test('the longer night into a Sunday is odd to its end', () => {
  expect(planned('2026-10-24', '22:00', '10:00', true)).toEqual([780, 780]);
  expect(planned('2027-03-27', '22:00', '10:00', true)).toEqual([660, 660]);
});

test('a day without a call and an end has no known length', () => {
  expect(lengthOf('2026-10-24', { call_time: '22:00', end_time: null })).toBeNull();
  expect(lengthOf('2026-10-24', { call_time: '22:00', end_time: '23:30' })).toEqual({ from: 22 * 60, length: 90 });
});
