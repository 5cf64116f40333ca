import { expect, test } from 'vitest';
import { PROFILE_STEPS, type ProfileStep } from '#domain/talent/profile.rules.ts';
import { todosOf } from './dashboard.view.ts';

const profileWith = (done: readonly ProfileStep[], profile_completed = false, is_paused = false) => ({
  profile_completed,
  is_paused,
  steps: PROFILE_STEPS.map((step) => ({ step, is_done: done.includes(step) })),
});
const whole = profileWith(PROFILE_STEPS, true);

const request = (id: string, answer_by: string, standing: 'to_answer' | 'overdue' = 'to_answer') => ({
  id,
  answer_by,
  standing,
  role_title: 'Löparen',
  company_name: 'Norrsken Film AB',
});

test('nothing to do is nothing', () => {
  expect(todosOf(whole, { items: [], total: 0 })).toEqual([]);
  expect(todosOf(undefined, undefined)).toEqual([]);
});

test('one request leads straight to it', () => {
  expect(todosOf(whole, { items: [request('a', '2026-12-03')], total: 1 })).toMatchObject([
    { id: 'answer_requests', title: 'Svara på en förfrågan', until: '2026-12-03', href: '/TalentRequestDetails?id=a' },
  ]);
});

test('several lead to the list, with the soonest day', () => {
  const items = [request('a', '2026-12-09'), request('b', '2026-12-03'), request('c', '2026-11-01', 'overdue')];
  expect(todosOf(whole, { items, total: 30 })).toMatchObject([
    { title: 'Svara på 29\u00a0förfrågningar', until: '2026-12-03', href: '/TalentRequests' },
    { id: 'answer_overdue', title: 'En svarsdag har gått', href: '/TalentRequestDetails?id=c' },
  ]);
});

test('people who wait come before the profile', () => {
  const todos = todosOf(profileWith(['basics']), { items: [request('a', '2026-12-03')], total: 1 });
  expect(todos.map((todo) => todo.id)).toEqual(['answer_requests', 'complete_profile']);
});

test('the profile is taken up where it was left', () => {
  expect(todosOf(profileWith(['basics']), undefined)).toMatchObject([
    { action: 'Fortsätt', href: '/TalentRegistration?step=looks' },
  ]);
  expect(todosOf(profileWith([]), undefined)).toMatchObject([
    { action: 'Börja', href: '/TalentRegistration?step=basics' },
  ]);
  expect(todosOf(profileWith(PROFILE_STEPS), undefined)).toMatchObject([{ href: '/TalentRegistration?step=about' }]);
});

test('a paused profile is pointed out', () => {
  expect(todosOf(profileWith(PROFILE_STEPS, true, true), undefined)).toMatchObject([{ id: 'resume_profile' }]);
});
