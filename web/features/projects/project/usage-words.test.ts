import { expect, test } from 'vitest';
import { monthsText } from './usage-words.ts';

test('a number of months is put in everyday words', () => {
  expect([1, 3, 12, 18, 24].map(monthsText)).toEqual(['1 månad', '3 månader', '1 år', '18 månader', '2 år']);
});
