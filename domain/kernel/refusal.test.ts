import { expect, test } from 'vitest';
import { isRefusal, refuse } from './refusal.ts';

test('only a value made by refuse() is a refusal', () => {
  const no = refuse('role_full', { missing: 1 });
  expect(isRefusal(no)).toBe(true);
  expect(no).toMatchObject({ refused: 'role_full', data: { missing: 1 } });

  const counts: unknown = { pending: 2, approved: 4, refused: 1, suspended: 0 };
  for (const answer of [counts, { refused: 'role_full' }, structuredClone(no), JSON.parse(JSON.stringify(no))]) {
    expect(isRefusal(answer), JSON.stringify(answer)).toBe(false);
  }
});

test('a value that is no object is no refusal', () => {
  for (const answer of [null, undefined, true, 'refused', 0]) expect(isRefusal(answer)).toBe(false);
});
