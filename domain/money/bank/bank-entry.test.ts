import { expect, test } from 'vitest';
import { takesBackPayment } from './bank-entry.ts';

test('only a reversal that leaves the account takes back a payment', () => {
  expect(takesBackPayment({ is_reversal: true, direction: 'out' })).toBe(true);
  expect(takesBackPayment({ is_reversal: true, direction: 'in' })).toBe(false);
  expect(takesBackPayment({ is_reversal: false, direction: 'out' })).toBe(false);
});
