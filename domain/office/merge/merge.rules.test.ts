import { expect, test } from 'vitest';
import { MERGE_HINDRANCES, type MergeFacts, mergeHindrancesOf } from './merge.rules.ts';

const NEVER: MergeFacts = {
  stays_has_number: false,
  goes_has_number: false,
  is_shut_out: false,
  is_leaving: false,
  has_two_ages: false,
  has_two_guardians: false,
  is_acted_for: false,
  overlapping_count: 0,
  same_role_count: 0,
};

test('each hindrance has its fact, and two numbers mean two people', () => {
  expect(mergeHindrancesOf(NEVER)).toEqual([]);
  const all = { ...NEVER, goes_has_number: true, is_shut_out: true, is_leaving: true, has_two_ages: true };
  const every = { ...all, has_two_guardians: true, is_acted_for: true, overlapping_count: 1, same_role_count: 2 };
  expect(mergeHindrancesOf(every)).toEqual(MERGE_HINDRANCES.slice(1));
  expect(mergeHindrancesOf({ ...NEVER, stays_has_number: true, goes_has_number: true })).toEqual(['two_people']);
  expect(mergeHindrancesOf({ ...NEVER, stays_has_number: true })).toEqual([]);
});
