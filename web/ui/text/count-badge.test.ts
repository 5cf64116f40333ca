import { expect, test } from 'vitest';
import { countText } from './count-badge.tsx';

test.each([
  [0, undefined],
  [-1, undefined],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('%i reads %s', (count, text) => {
  expect(countText(count)).toBe(text);
});
