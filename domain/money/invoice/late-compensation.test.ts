import { expect, test } from 'vitest';
import { kronor, NO_ORE } from '#domain/kernel/money/ore.ts';
import { compensationLeft } from './late-compensation.ts';

test('the fees of reminders are deducted from the compensation for late payment, and never more than it', () => {
  expect(compensationLeft(kronor(450), NO_ORE)).toBe(kronor(450));
  expect(compensationLeft(kronor(450), kronor(120))).toBe(kronor(330));
  expect(compensationLeft(kronor(450), kronor(480))).toBe(0);
});
