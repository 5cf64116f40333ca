import { expect, test } from 'vitest';
import { ApiError } from './client.ts';
import { makeRepeatKey } from './repeat-key.ts';

/** Runs one command per item of `ends`, all from one place, and returns the keys with which they were sent. */
async function keysOf(ends: readonly (ApiError | 'done')[]): Promise<string[]> {
  const keys: string[] = [];
  const underKey = makeRepeatKey();
  for (const end of ends) {
    const given = underKey(async (key) => {
      keys.push(key);
      if (end !== 'done') throw end;
    });
    await given.catch(() => {});
  }
  return keys;
}

const refused = new ApiError('answer_day_passed', 422, '');

test.each([
  ['a lost answer', ApiError.offline()],
  ['a server that breaks', new ApiError('internal', 500, '')],
  ['what was changed after it had come through', new ApiError('repeat_differs', 409, '')],
  ['a first call that is still under way', new ApiError('call_under_way', 409, '')],
  ['success', 'done'],
] as const)('after %s the key of a command stays', async (_, end) => {
  const [first, second] = await keysOf([end, 'done']);
  expect(second).toBe(first);
});

test('a repeated command gets a new key after a refusal', async () => {
  const [first, second, third] = await keysOf([refused, refused, 'done']);
  expect(new Set([first, second, third]).size).toBe(3);
});
