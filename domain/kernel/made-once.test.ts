import { expect, it } from 'vitest';
import { madeOnce } from './made-once.ts';

it('nothing is made before the first call, and only once', () => {
  let count = 0;
  const thing = madeOnce(() => ({ number: ++count }));
  expect(count).toBe(0);
  expect(thing()).toBe(thing());
  expect(count).toBe(1);
});
