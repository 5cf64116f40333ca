import { expect, test } from 'vitest';
import { workSeveral } from './work-several.ts';

/** Work that ends when the test says so. */
function turns() {
  const begun: number[] = [];
  const ends = new Map<number, { done: () => void; fail: (error: Error) => void }>();
  const work = (value: number) => {
    begun.push(value);
    return new Promise<void>((done, fail) => ends.set(value, { done, fail }));
  };
  return {
    begun,
    work,
    end: (value: number) => ends.get(value)?.done(),
    fail: (value: number, error: Error) => ends.get(value)?.fail(error),
  };
}
const laps = async () => {
  for (let lap = 0; lap < 10; lap++) await Promise.resolve();
};

test('several values are worked on at the same time, and all of them in the end', async () => {
  const { begun, work, end } = turns();
  const all = workSeveral([1, 2, 3], { at_once: 2, signal: undefined }, work);
  expect(begun).toEqual([1, 2]);
  end(2);
  await laps();
  expect(begun).toEqual([1, 2, 3]);
  end(1);
  end(3);
  await expect(all).resolves.toBeUndefined();
});

test('after a failure nothing is begun, and the call fails once the rest has ended', async () => {
  const { begun, work, end, fail } = turns();
  let failure: unknown;
  const all = workSeveral([1, 2, 3], { at_once: 2, signal: undefined }, work).catch((error: unknown) => {
    failure = error;
  });
  const full = new Error('full');
  fail(1, full);
  await laps();
  expect([begun, failure]).toEqual([[1, 2], undefined]);
  end(2);
  await all;
  expect([begun, failure]).toEqual([[1, 2], full]);
});

test('nothing is begun after the signal', async () => {
  const left = new AbortController();
  const { begun, work, end } = turns();
  const all = workSeveral([1, 2], { at_once: 1, signal: left.signal }, work);
  left.abort(new Error('left'));
  end(1);
  await expect(all).rejects.toThrow('left');
  expect(begun).toEqual([1]);
});
