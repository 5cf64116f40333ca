import { expect, test } from 'vitest';
import { newestFirst } from './segment.ts';

/** With this many documents, a second and a document number together exceed the precision of a double. */
const SIZE = 2_200_000;

test('each person is in the order of the newest exactly once, for any number of people', () => {
  // Each document is a second newer than the one before.
  const created = Uint32Array.from({ length: SIZE }, (_, doc) => doc + 1);
  const newest = newestFirst(created, { compare: () => 0 });
  const wrong = newest.filter((doc, at) => doc !== SIZE - 1 - at);
  expect(wrong.length).toBe(0);
});

test('people of the same second are ordered by their ids', () => {
  const order = newestFirst(Uint32Array.of(5, 9, 5, 9, 7), { compare: (one, other) => other - one });
  expect([...order]).toEqual([3, 1, 4, 2, 0]);
});
