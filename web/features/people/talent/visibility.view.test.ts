import { expect, test } from 'vitest';
import { isMinor, VISIBILITIES, visibilityOf, visibilityViews } from './visibility.view.ts';

const today = '2026-11-21';
const grown = {
  is_findable: false,
  profile_completed: true,
  is_paused: false,
  is_verified: true,
  lacks_guardian: false,
  review: 'approved',
  is_approved: true,
} as const;

test('the server decides whether a talent is found', () => {
  expect(visibilityOf({ ...grown, is_findable: true })).toBe('findable');
});

test('a hidden profile names the first reason', () => {
  expect(visibilityOf({ ...grown, profile_completed: false, lacks_guardian: true })).toBe('incomplete');
  expect(visibilityOf({ ...grown, is_paused: true })).toBe('paused');
  expect(visibilityOf({ ...grown, lacks_guardian: true })).toBe('awaits_guardian');
  expect(visibilityOf(grown)).toBe('unverified');
  const unseen = { ...grown, is_approved: false };
  expect(visibilityOf({ ...unseen, review: 'waiting' })).toBe('in_review');
  expect(visibilityOf({ ...unseen, review: 'waiting', lacks_guardian: true })).toBe('awaits_guardian');
  expect(visibilityOf({ ...unseen, review: 'changes_asked' })).toBe('changes_asked');
  // A talent who has been approved stays findable when an administrator requests changes.
  expect(visibilityOf({ ...grown, review: 'changes_asked', is_findable: true })).toBe('findable');
});

test('a talent is of age on the eighteenth birthday', () => {
  expect(isMinor({ birth_date: '2008-11-22' }, today)).toBe(true);
  expect(isMinor({ birth_date: '2008-11-21' }, today)).toBe(false);
  expect(isMinor({ birth_date: null }, today)).toBe(false);
});

test('every state of visibility has words', () => {
  for (const visibility of VISIBILITIES) expect(visibilityViews[visibility].word).not.toBe('');
});
