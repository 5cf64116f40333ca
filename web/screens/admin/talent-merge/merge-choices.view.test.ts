import { expect, test } from 'vitest';
import { keptOf, takenParts } from './merge-choices.view.ts';

const [one, other] = [{ id: 'one' }, { id: 'other' }];
const proposal = { differing: ['name', 'bio', 'car'], proposed: ['car'], stays: one, goes: other } as const;
const asGiven = (given: typeof proposal) => ({
  ...given,
  differing: [...given.differing],
  proposed: [...given.proposed],
});

test('what is proposed is taken unless something else is chosen', () => {
  const given = asGiven(proposal);
  expect(takenParts(given, {})).toEqual(['car']);
  expect(takenParts(given, { car: 'one', bio: 'other' })).toEqual(['bio']);
});

test('whose words were chosen stays when the two change places', () => {
  const chosen = { bio: 'other', name: 'one' };
  const swapped = { ...asGiven(proposal), proposed: [], stays: other, goes: one };
  expect(takenParts(swapped, chosen)).toEqual(['name']);
  expect(keptOf(swapped, 'bio', chosen)).toBe('other');
  expect(keptOf(swapped, 'car', chosen)).toBe('other');
});
