import { setImmediate as breathe } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { gatherReading } from './gather-reading.ts';

/** Readings that the test answers: each key with itself in capitals, unless the test fails the reading. */
function readings() {
  const begun: { readonly keys: readonly string[]; answer(): void; fail(error: Error): void }[] = [];
  const read = gatherReading((keys: readonly string[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<Map<string, string>>();
    const answer = () =>
      resolve(new Map(keys.filter((key) => key !== 'missing').map((key) => [key, key.toUpperCase()])));
    begun.push({ keys, answer, fail: reject });
    return promise;
  });
  return { begun, read };
}

test('the keys of one turn are read together, each of them once', async () => {
  const { begun, read } = readings();
  const all = Promise.all([read('a'), read('b'), read('a'), read('missing')]);
  await breathe();
  expect(begun.map(({ keys }) => keys)).toEqual([['a', 'b', 'missing']]);
  begun[0]?.answer();
  expect(await all).toEqual(['A', 'B', 'A', undefined]);
});

test('a key that comes during a reading is read anew, and does not wait for it', async () => {
  const { begun, read } = readings();
  const silent = read('a');
  await breathe();
  const second = read('a');
  await breathe();
  expect(begun.map(({ keys }) => keys)).toEqual([['a'], ['a']]);
  begun[1]?.answer();
  expect(await second).toBe('A');
  begun[0]?.answer();
  expect(await silent).toBe('A');
});

test('a failed reading fails its own callers only', async () => {
  const { begun, read } = readings();
  const first = read('a');
  await breathe();
  const second = read('b');
  await breathe();
  begun[0]?.fail(new Error('away'));
  await expect(first).rejects.toThrow('away');
  begun[1]?.answer();
  expect(await second).toBe('B');
});
