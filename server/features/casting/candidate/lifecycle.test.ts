import { expect, test } from 'vitest';
import { REACTIONS } from '#domain/registry/reactions.ts';

test('events of a candidate move the candidate itself only if it was ordered, replaces somebody, is approved or was booked before', () => {
  // `ofCandidates` of the adapter finds no other candidates: look at it before a reaction is added here.
  const own = REACTIONS.filter((one) => 'noun' in one && one.noun === 'candidate' && one.of === 'candidate');
  expect(own.map((one) => 'command' in one && one.command)).toEqual([
    'approve-ordered',
    'take-place',
    'book',
    'unbook',
    'rebook',
  ]);
});
