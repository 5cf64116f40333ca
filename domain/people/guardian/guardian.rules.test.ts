import { expect, test } from 'vitest';
import { type GuardianAnswer, guardiansNeeded, isConsentWhole } from './guardian.rules.ts';

const by = (status: GuardianAnswer['status'], is_shared = false): GuardianAnswer => ({ status, is_shared });

test.each([
  ['one who is asked', [by('asked')], 1, false],
  ['one who consents', [by('given')], 1, true],
  ['one who consents and says that there is another', [by('given', true)], 2, false],
  ['one of two', [by('given'), by('asked')], 2, false],
  ['both', [by('given'), by('given')], 2, true],
  ['one while the other refuses', [by('given'), by('refused')], 2, false],
  ['one while the other has taken it back', [by('given'), by('withdrawn')], 2, false],
  ['one when the other was taken off record', [by('given'), by('cancelled')], 1, true],
  ['one, and the other taken off record had said that there are two', [by('given'), by('cancelled', true)], 1, true],
  ['nobody', [], 1, false],
] as const)('consent of %s', (_, answers, needed, isWhole) => {
  expect([guardiansNeeded(answers), isConsentWhole(answers)]).toEqual([needed, isWhole]);
});
