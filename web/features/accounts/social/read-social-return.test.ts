import { expect, it } from 'vitest';
import { readSocialReturn } from './read-social-return.ts';

it.each([
  [null, true, false, { kind: 'none' }],
  ['second-factor', true, false, { kind: 'second-factor' }],
  ['done', false, false, { kind: 'entering' }],
  // Until the server has answered, a stored record says nothing about the account that has just signed in.
  ['done', false, true, { kind: 'entering' }],
  ['done', true, true, { kind: 'entered' }],
  ['done', true, false, { kind: 'refused', code: 'social_failed' }],
  ['social_email_unverified', true, false, { kind: 'refused', code: 'social_email_unverified' }],
  ['booking_clash', true, false, { kind: 'refused', code: 'social_failed' }],
] as const)('%j is read (checked: %j, signed in: %j)', (said, isChecked, isSignedIn, expected) => {
  expect(readSocialReturn(said, isChecked, isSignedIn)).toEqual(expected);
});
