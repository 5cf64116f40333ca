import { expect, test } from 'vitest';
import { addWorkingDays, isHoliday, isWorkingDay } from './working-days.ts';

// The closed days that are no weekend, from the almanac.
test.each([
  [2026, ['01-01', '01-06', '04-03', '04-06', '05-01', '05-14', '06-19', '12-24', '12-25', '12-31']],
  [2027, ['01-01', '01-06', '03-26', '03-29', '05-06', '06-25', '12-24', '12-31']],
])('the closed weekdays of %i', (year, days) => {
  const found: string[] = [];
  for (let day = Date.UTC(year, 0, 1); day < Date.UTC(year + 1, 0, 1); day += 86_400_000) {
    const text = new Date(day).toISOString().slice(0, 10);
    if (new Date(day).getUTCDay() % 6 !== 0 && !isWorkingDay(text)) found.push(text.slice(5));
  }
  expect(found).toEqual(days);
});

// From the almanac: påskdagen, pingstdagen, midsommardagen and alla helgons dag.
test.each([
  [2026, ['04-05', '05-24', '06-20', '10-31']],
  [2027, ['03-28', '05-16', '06-26', '11-06']],
  [2028, ['04-16', '06-04', '06-24', '11-04']],
])('the holidays of %i that always fall on a weekend', (year, days) => {
  for (const day of days) expect([day, isHoliday(`${year}-${day}`)]).toEqual([day, true]);
});

test('a weekend alone is no holiday', () => {
  expect(['2026-04-04', '2026-05-23', '2026-06-21', '2026-11-01'].filter(isHoliday)).toEqual([]);
});

test('working days are counted across weekends and holidays', () => {
  expect(addWorkingDays('2026-11-20', 3)).toBe('2026-11-25');
  expect(addWorkingDays('2026-12-23', 3)).toBe('2026-12-30');
  expect(addWorkingDays('2026-04-02', 1)).toBe('2026-04-07');
  expect(addWorkingDays('2026-11-22', 0)).toBe('2026-11-22');
});
