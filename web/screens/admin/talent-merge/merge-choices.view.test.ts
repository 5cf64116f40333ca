import { expect, test } from 'vitest';
import { keptOf, takenParts } from './merge-choices.view.ts';

const [one, other] = [{ id: 'one' }, { id: 'other' }];
const proposal = { differing: ['name', 'bio', 'car'], proposed: ['car'], stays: one, goes: other } as const;
const asGiven = (given: typeof proposal) => ({
  ...given,
  differing: [...given.differing],
  proposed: [...given.proposed],
});

test('a merge takes the proposed parts unless the administrator chooses others', () => {
  const given = asGiven(proposal);
  expect(takenParts(given, {})).toEqual(['car']);
  expect(takenParts(given, { car: 'one', bio: 'other' })).toEqual(['bio']);
});

test('the choices of a merge survive swapping the two accounts', () => {
  const chosen = { bio: 'other', name: 'one' };
  const swapped = { ...asGiven(proposal), proposed: [], stays: other, goes: one };
  expect(takenParts(swapped, chosen)).toEqual(['name']);
  expect(keptOf(swapped, 'bio', chosen)).toBe('other');
  expect(keptOf(swapped, 'car', chosen)).toBe('other');
});
