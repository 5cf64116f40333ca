import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

const settings = { at_once: 2, waiting_max: 3, retry_after_seconds: 20 };

test('two run at once, three wait in order, and the next is refused at once', async () => {
  const inTurn = createTurns(settings);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const run = (n: number) =>
    inTurn(() => {
      begun.push(n);
      return new Promise<void>((done) => ends.push(done));
    });
  const all = [0, 1, 2, 3, 4].map(run);
  expect(begun).toEqual([0, 1]);
  expect(await run(5)).toEqual({ refused: 'busy', data: { retry_after_seconds: 20 } });
  for (const n of [0, 1, 2, 3, 4]) {
    ends[n]?.();
    await all[n];
  }
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});

test('a failed one passes its place on as well', async () => {
  const inTurn = createTurns({ ...settings, at_once: 1 });
  const fails = () => Promise.reject(new Error('broken'));
  const results = await Promise.allSettled([inTurn(fails), inTurn(fails), inTurn(async () => 'well')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  expect(await inTurn(async () => 'again')).toBe('again');
});
