import { expect, test } from 'vitest';
import { addDays, daysBetween } from '#domain/kernel/time/day.ts';
import { dueDayOf } from '#domain/money/invoice/invoice.rules.ts';
import { objectBy } from '#domain/money/payout/figures.ts';
import { legalText } from './legal-document.ts';
import { terms } from './terms.ts';

test('the terms promise the same numbers of days as the rules give', () => {
  const words = legalText(terms);
  const [written_on, far] = ['2026-12-01', '2026-12-23'];
  expect(objectBy(written_on, far)).toBe(addDays(written_on, 5));
  expect(words).toContain('invända i fem dagar, eller färre när pengarna annars skulle bli sena');
  expect(daysBetween('2026-12-07', dueDayOf('2026-12-07'))).toBeGreaterThanOrEqual(30);
  expect(words).toContain('faktura med 30 dagars betalningstid');
});
