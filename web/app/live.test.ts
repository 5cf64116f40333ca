import { expect, it } from 'vitest';
import { retryDelay } from './live.ts';

it('waits 200 ms first, doubles, and has a ceiling', () => {
  expect([0, 1, 2, 3].map(retryDelay)).toEqual([200, 400, 800, 1600]);
  expect(retryDelay(30)).toBe(60_000);
});
