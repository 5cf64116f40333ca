import { setImmediate as breathe } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { shareReading } from './share-reading.ts';

/** A reading that the test answers; its value is the number of readings begun so far. */
function readings() {
  const begun: PromiseWithResolvers<number>[] = [];
  const read = shareReading(() => {
    const one = Promise.withResolvers<number>();
    begun.push(one);
    return one.promise;
  });
  return { begun, read };
}

test('a caller that comes during a reading shares the next one, which begins after the call', async () => {
  const { begun, read } = readings();
  const first = read();
  const [second, third] = [read(), read()];
  expect(begun).toHaveLength(1);
  begun[0]?.resolve(1);
  expect(await first).toBe(1);
  await Promise.resolve();
  expect(begun).toHaveLength(2);
  begun[1]?.resolve(2);
  expect(await Promise.all([second, third])).toEqual([2, 2]);
  const later = read();
  expect(begun).toHaveLength(3);
  begun[2]?.resolve(3);
  expect(await later).toBe(3);
});

test('a failed reading fails its callers, and the next one begins all the same', async () => {
  const { begun, read } = readings();
  const [first, second] = [read(), read()];
  begun[0]?.reject(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await Promise.resolve();
  begun[1]?.resolve(2);
  expect(await second).toBe(2);
});

test('nobody waits longer than their patience for a hanging reading, and later callers read anew', async () => {
  const begun: PromiseWithResolvers<number>[] = [];
  const read = shareReading(() => {
    const one = Promise.withResolvers<number>();
    begun.push(one);
    return one.promise;
  }, 5);
  await expect(Promise.all([read(), read()])).rejects.toThrow('No answer within 5 ms');
  await expect(read()).rejects.toThrow('No answer within 5 ms');
  expect(begun).toHaveLength(1);
  begun[0]?.reject(new Error('away'));
  await breathe();
  expect(begun).toHaveLength(2);
  begun[1]?.resolve(2);
  await breathe();
  const later = read();
  begun[2]?.resolve(3);
  expect(await later).toBe(3);
});
