import { expect, test } from 'vitest';
import { mergeValueText } from './merge-words.ts';

test('the lowest fee of a profile is an amount, or empty', () => {
  expect(mergeValueText('fee', { day_fee_min_ore: 860_000 })).toBe('8\u00a0600\u00a0kr');
  expect(mergeValueText('fee', { day_fee_min_ore: null })).not.toContain('kr');
});
