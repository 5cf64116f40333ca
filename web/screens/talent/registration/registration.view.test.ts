import { expect, test } from 'vitest';
import { PROFILE_STEPS, type ProfileStep } from '#domain/people/talent/profile.rules.ts';
import {
  DONE_STEP,
  type GuardianState,
  guardianState,
  type RegistrationStepName,
  stepOf as stepIn,
  registrationView as viewOf,
} from './registration.view.ts';

const profileWith = (done: readonly ProfileStep[], profile_completed = false) => ({
  profile_completed,
  asks: ['playing' as const],
  steps: PROFILE_STEPS.map((step) => ({ step, is_done: done.includes(step) })),
});

type Profile = ReturnType<typeof profileWith>;
const stepOf = (asked: string | null, profile: Profile, guardian: GuardianState = 'not_needed') =>
  stepIn(asked, profile, guardian);
const registrationView = (step: RegistrationStepName, profile: Profile, guardian: GuardianState = 'not_needed') =>
  viewOf(step, profile, guardian);

test('without a step in the address the registration goes on at the first undone step', () => {
  expect(stepOf(null, profileWith([]))).toBe('basics');
  expect(stepOf(null, profileWith(['basics', 'looks']))).toBe('abilities');
  expect(stepOf('nonsense', profileWith(PROFILE_STEPS))).toBe('about');
});

test('the address can open any step again, also a done one', () => {
  expect(stepOf('basics', profileWith(PROFILE_STEPS))).toBe('basics');
  expect(stepOf('basics', profileWith(PROFILE_STEPS, true))).toBe('basics');
});

test('the finish opens only for a complete profile', () => {
  expect(stepOf(DONE_STEP, profileWith(PROFILE_STEPS, true))).toBe(DONE_STEP);
  expect(stepOf(null, profileWith(PROFILE_STEPS, true))).toBe(DONE_STEP);
  expect(stepOf(DONE_STEP, profileWith(['basics']))).toBe('looks');
});

test('each step leads to the next one, and the last to the first undone step', () => {
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

test('the last step completes a profile without other undone steps', () => {
  const view = registrationView('about', profileWith(['basics', 'looks', 'abilities', 'pictures']));
  expect(view.next).toBeNull();
  expect(view.previous).toBe('pictures');
  expect(view.rail.map((entry) => entry.state)).toEqual(['done', 'done', 'done', 'done', 'current']);
});

test('the guardian step follows the basics, only for talents who need consent', () => {
  expect(registrationView('basics', profileWith([])).rail).toHaveLength(5);
  expect(registrationView('basics', profileWith([]), 'undone').rail.map(({ step }) => step)).toEqual([
    'basics',
    'guardian',
    'looks',
    'abilities',
    'pictures',
    'about',
  ]);
  expect(registrationView('basics', profileWith([]), 'undone').next).toBe('guardian');
  expect(registrationView('guardian', profileWith(['basics']), 'undone')).toMatchObject({ number: 2, next: 'looks' });
  expect(stepOf('guardian', profileWith(['basics']))).toBe('looks');
});

test('the profile can be completed without the answer of the guardian', () => {
  expect(stepOf(null, profileWith(['basics']), 'undone')).toBe('guardian');
  expect(stepOf(null, profileWith(['basics']), 'done')).toBe('looks');
  expect(registrationView('about', profileWith(PROFILE_STEPS), 'undone').next).toBeNull();
  expect(stepOf('guardian', profileWith(PROFILE_STEPS, true), 'undone')).toBe('guardian');
});

const NONE = { is_needed: true, is_whole: false, is_shared: false, consent: null, second: null };

test('the guardian step is done while a question is open or answered yes, not after expiry or refusal', () => {
  const consent = {
    status: 'asked',
    guardian_name: 'Eva Ek',
    guardian_email: 'eva@example.com',
    sent_date: '2026-11-20T10:00:00Z',
    is_expired: false,
    decided_date: null,
    actions: [],
  } as const;
  const state = (overrides: object) => guardianState({ ...NONE, consent: { ...consent, actions: [], ...overrides } });
  expect(guardianState(undefined)).toBe('not_needed');
  expect(guardianState({ ...NONE, is_needed: false })).toBe('not_needed');
  expect(guardianState(NONE)).toBe('undone');
  expect([state({}), state({ status: 'given' })]).toEqual(['done', 'done']);
  expect([state({ is_expired: true }), state({ status: 'refused' })]).toEqual(['undone', 'undone']);
  const first = { ...consent, status: 'given' as const, actions: [] };
  expect(guardianState({ ...NONE, is_shared: true, consent: first })).toBe('undone');
  expect(guardianState({ ...NONE, is_shared: true, consent: first, second: { ...first, status: 'asked' } })).toBe(
    'done',
  );
});
