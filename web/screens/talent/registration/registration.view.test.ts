import { expect, test } from 'vitest';
import { PROFILE_STEPS, type ProfileStep } from '#domain/talent/profile.rules.ts';
import { DONE_STEP, registrationView, stepOf } from './registration.view.ts';

const profileWith = (done: readonly ProfileStep[], profile_completed = false) => ({
  profile_completed,
  steps: PROFILE_STEPS.map((step) => ({ step, is_done: done.includes(step) })),
});

test('without a step in the address one goes on where one was', () => {
  expect(stepOf(null, profileWith([]))).toBe('basics');
  expect(stepOf(null, profileWith(['basics', 'looks']))).toBe('abilities');
  expect(stepOf('nonsense', profileWith(PROFILE_STEPS))).toBe('about');
});

test('any step can be gone back to', () => {
  expect(stepOf('basics', profileWith(PROFILE_STEPS))).toBe('basics');
  expect(stepOf('basics', profileWith(PROFILE_STEPS, true))).toBe('basics');
});

test('the finish is only for who has finished', () => {
  expect(stepOf(DONE_STEP, profileWith(PROFILE_STEPS, true))).toBe(DONE_STEP);
  expect(stepOf(null, profileWith(PROFILE_STEPS, true))).toBe(DONE_STEP);
  expect(stepOf(DONE_STEP, profileWith(['basics']))).toBe('looks');
});

test('each step leads to the following, and the last to what was left out', () => {
  expect(PROFILE_STEPS.map((step) => registrationView(step, profileWith([])).next)).toEqual([
    'looks',
    'abilities',
    'pictures',
    'about',
    'basics',
  ]);
  const view = registrationView('about', profileWith(['basics', 'looks', 'abilities']));
  expect(view.next).toBe('pictures');
  expect(view.submit_label).toBe('Spara och gå till bilder');
});

test('the last step completes when nothing else is missing', () => {
  const view = registrationView('about', profileWith(['basics', 'looks', 'abilities', 'pictures']));
  expect(view.next).toBeNull();
  expect(view.previous).toBe('pictures');
  expect(view.rail.map((entry) => entry.state)).toEqual(['done', 'done', 'done', 'done', 'current']);
});
