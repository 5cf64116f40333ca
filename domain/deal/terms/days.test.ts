import { expect, test } from 'vitest';
import { dayCountOf, spanOfTerms } from './days.ts';

test('the span of terms is from the first day to the last, in any order of the days', () => {
  const days = [
    { starts_on: '2026-07-03', ends_on: '2026-07-04' },
    { starts_on: '2026-07-01', ends_on: '2026-07-01' },
  ];
  expect(spanOfTerms({ days })).toEqual({ first_day: '2026-07-01', last_day: '2026-07-04' });
  expect(dayCountOf({ days })).toBe(3);
  expect(spanOfTerms({ days: [] })).toEqual({ first_day: null, last_day: null });
});
