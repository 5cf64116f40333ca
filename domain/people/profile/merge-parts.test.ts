import { expect, test } from 'vitest';
import { differingParts, MERGE_PARTS, type MergeValues, proposedParts } from './merge-parts.ts';

const EMPTY = Object.fromEntries(
  Object.values(MERGE_PARTS).flatMap((columns) => columns.map((column) => [column, null])),
) as unknown as MergeValues;

test('another order of a list is no difference', () => {
  const [one, other] = [
    { ...EMPTY, categories: ['actor', 'model'] },
    { ...EMPTY, categories: ['model', 'actor'], bio: 'Hej' },
  ];
  expect(differingParts(one, other)).toEqual(['bio']);
});

test('parts that only the leaving profile has are proposed, and common ones from the profile approved last', () => {
  const stays = { values: { ...EMPTY, bio: 'Gammal', height_cm: 170 }, approved_date: '2026-01-01T00:00:00Z' };
  const goes = { values: { ...EMPTY, bio: 'Ny', car: 'Volvo' }, approved_date: null };
  expect(proposedParts(stays, goes)).toEqual(['car']);
  // A part that the leaving profile has not filled in is never proposed, even if that profile was approved later.
  expect(proposedParts(stays, { ...goes, approved_date: '2026-02-01T00:00:00Z' })).toEqual(['bio', 'car']);
});
