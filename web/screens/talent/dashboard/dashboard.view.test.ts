import { expect, test } from 'vitest';
import type { TalentGuardian } from '#contract/guardian.ts';
import { PROFILE_STEPS, type ProfileStep } from '#domain/talent/profile.rules.ts';
import { auditionTodos } from './audition-todos.ts';
import { awaitsGuardian, todosOf as todosFor } from './dashboard.view.ts';

const profileWith = (done: readonly ProfileStep[], profile_completed = false, is_paused = false) => ({
  profile_completed,
  is_paused,
  is_findable: profile_completed && !is_paused,
  is_verified: true,
  review: 'approved' as const,
  is_approved: true,
  birth_date: '1990-01-01' as string | null,
  steps: PROFILE_STEPS.map((step) => ({ step, is_done: done.includes(step) })),
});
const whole = profileWith(PROFILE_STEPS, true);

const today = '2026-11-21';
const todosOf = (
  profile: Parameters<typeof todosFor>[0],
  toAnswer: Parameters<typeof todosFor>[1],
  guardian?: TalentGuardian,
) => todosFor(profile, toAnswer, guardian, [], today);

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

test('an agreement that waits for the talent comes first, and several lead to their list', () => {
  const work = (id: string, awaits: 'company' | 'talent') => ({
    role_title: 'Löparen',
    company_name: 'Norrsken Film AB',
    agreement: { id, status: 'to_sign' as const, awaits },
  });
  const toSign = (...assignments: ReturnType<typeof work>[]) =>
    todosFor(whole, { items: [request('a', '2026-12-03')], total: 1 }, undefined, assignments, today);
  expect(toSign(work('a', 'company')).map(({ id }) => id)).toEqual(['answer_requests']);
  expect(toSign(work('a', 'company'), work('b', 'talent'))[0]).toMatchObject({
    id: 'sign_agreement',
    href: '/TalentAgreement?id=b',
  });
  expect(toSign(work('a', 'talent'), work('b', 'talent'))[0]).toMatchObject({ href: '/TalentAssignments' });
});

test('a paused profile is pointed out', () => {
  expect(todosOf(profileWith(PROFILE_STEPS, true, true), undefined)).toMatchObject([{ id: 'resume_profile' }]);
});

const waiting = { ...whole, birth_date: '2011-03-02', is_findable: false };
const question = {
  status: 'asked',
  guardian_name: 'Eva Ek',
  guardian_email: 'eva@example.com',
  sent_date: '2026-11-20T10:00:00Z',
  is_expired: false,
  decided_date: null,
} as const;
const asked = (overrides: Partial<NonNullable<TalentGuardian['consent']>> = {}): TalentGuardian => ({
  ...{ is_needed: true, is_whole: overrides.status === 'given', is_shared: false, second: null },
  consent: { ...question, actions: [], ...overrides },
});
const href = '/TalentRegistration?step=guardian';

test('who is hidden for want of a guardian is led to the question, whatever has become of it', () => {
  const first = (guardian: TalentGuardian) => todosOf(waiting, undefined, guardian)[0];
  expect(first({ is_needed: true, is_whole: false, is_shared: false, consent: null, second: null })).toMatchObject({
    id: 'ask_guardian',
    title: 'Fråga din vårdnadshavare',
    href,
  });
  expect(first(asked())).toMatchObject({ id: 'await_guardian', title: 'Väntar på din vårdnadshavare', href });
  expect(first(asked())?.text).toContain('Eva Ek');
  expect(first(asked({ is_expired: true }))).toMatchObject({ id: 'ask_guardian', title: 'Länken har slutat gälla' });
  expect(first(asked({ status: 'refused' }))).toMatchObject({ id: 'ask_guardian', href });
  expect(first(asked({ status: 'withdrawn' }))).toMatchObject({ id: 'ask_guardian', href });
});

test('the guardian comes before the requests, which cannot be said yes to until then', () => {
  const todos = todosOf(waiting, { items: [request('a', '2026-12-03')], total: 1 }, asked());
  expect(todos.map((todo) => todo.id)).toEqual(['await_guardian', 'answer_requests']);
});

test('nobody else is told of a guardian', () => {
  expect(awaitsGuardian(waiting, today)).toBe(true);
  expect(todosOf(waiting, undefined, asked({ status: 'given' }))).toEqual([]);
  for (const profile of [{ ...waiting, is_findable: true }, { ...waiting, birth_date: '1990-01-01' }, undefined]) {
    expect(awaitsGuardian(profile, today)).toBe(false);
    expect(todosOf(profile, undefined, asked())).toEqual([]);
  }
  const undone = { ...profileWith(['basics']), birth_date: '2011-03-02' };
  expect(todosOf(undone, undefined, asked()).map((todo) => todo.id)).toEqual(['complete_profile']);
});

test('a call to answer comes before a time to confirm and a tape to send, with the day by Swedish clocks, and what waits for nobody is not there', () => {
  const call = {
    candidate_id: 'k',
    kind: 'self_tape',
    is_waiting: true,
    unconfirmed_date: null,
    role_title: 'Modern',
    company_name: 'Bolaget',
  } as const;
  const todos = auditionTodos([
    { ...call, status: 'accepted', due_date: '2026-12-02T10:00:00Z' },
    { ...call, status: 'invited', due_date: '2026-12-03T23:30:00Z' },
    { ...call, status: 'done', due_date: '2026-12-01T10:00:00Z', is_waiting: false },
    {
      ...({ ...call, kind: 'on_site', status: 'accepted', is_waiting: false, due_date: null } as const),
      unconfirmed_date: '2026-12-05T09:30:00Z',
    },
  ]);
  expect(todos).toMatchObject([
    { id: 'answer_audition', title: 'Svara på en kallelse', until: '2026-12-04' },
    { id: 'confirm_time', title: 'Bekräfta din tid', until: '2026-12-05', text: expect.stringContaining('10.30') },
    { id: 'send_tape', until: '2026-12-02', href: '/TalentInterestDetails?id=k' },
  ]);
});
