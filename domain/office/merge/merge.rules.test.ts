import { expect, test } from 'vitest';
import {
  differingParts,
  MERGE_HINDRANCES,
  MERGE_PARTS,
  type MergeFacts,
  type MergeValues,
  mergeHindrancesOf,
  proposedParts,
} from './merge.rules.ts';

const EMPTY = Object.fromEntries(
  Object.values(MERGE_PARTS).flatMap((columns) => columns.map((column) => [column, null])),
) as unknown as MergeValues;
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

test('the order of a list is no difference', () => {
  const [one, other] = [
    { ...EMPTY, categories: ['actor', 'model'] },
    { ...EMPTY, categories: ['model', 'actor'], bio: 'Hej' },
  ];
  expect(differingParts(one, other)).toEqual(['bio']);
});

test('what only the one that goes has told is proposed, and what both have told from the one approved last', () => {
  const stays = { values: { ...EMPTY, bio: 'Gammal', height_cm: 170 }, approved_date: '2026-01-01T00:00:00Z' };
  const goes = { values: { ...EMPTY, bio: 'Ny', car: 'Volvo' }, approved_date: null };
  expect(proposedParts(stays, goes)).toEqual(['car']);
  // What it has not told is never proposed, however new it is.
  expect(proposedParts(stays, { ...goes, approved_date: '2026-02-01T00:00:00Z' })).toEqual(['bio', 'car']);
});

test('each hindrance has its fact, and two numbers are two people', () => {
  expect(mergeHindrancesOf(NEVER)).toEqual([]);
  const all = { ...NEVER, goes_has_number: true, is_shut_out: true, is_leaving: true, has_two_ages: true };
  const every = { ...all, has_two_guardians: true, is_acted_for: true, overlapping_count: 1, same_role_count: 2 };
  expect(mergeHindrancesOf(every)).toEqual(MERGE_HINDRANCES.slice(1));
  expect(mergeHindrancesOf({ ...NEVER, stays_has_number: true, goes_has_number: true })).toEqual(['two_people']);
  expect(mergeHindrancesOf({ ...NEVER, stays_has_number: true })).toEqual([]);
});
