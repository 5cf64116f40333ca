import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { chosenAsMarked, chosenAsSeen, chosenIds } from './many-at-once.ts';

const some = (count: number) => Array.from({ length: count }, () => randomUUID());

test.each([
  ['ids', (ids: string[]) => chosenIds.safeParse(ids)],
  ['ids as they were seen', (ids: string[]) => chosenAsSeen.safeParse(ids.map((id) => ({ id, seen: 3 })))],
  [
    'ids as they were marked',
    (ids: string[]) => chosenAsMarked.safeParse(ids.map((id) => ({ id, seen: 'a'.repeat(32) }))),
  ],
])('a command to many takes at most fifty %s', (_, read) => {
  expect(read(some(50)).success).toBe(true);
  expect(read(some(51)).error?.issues).toMatchObject([{ message: 'Högst 50 åt gången.' }]);
  expect(read([]).success).toBe(false);
});
