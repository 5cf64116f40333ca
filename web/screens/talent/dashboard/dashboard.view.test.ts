import { expect, test } from 'vitest';
import type { TalentGuardian } from '#contract/people/guardian.ts';
import { PROFILE_STEPS, type ProfileStep } from '#domain/people/talent/profile.rules.ts';
import { OWN_TO_DOS, type OwnToDo } from '#domain/people/talent/to-do.ts';
import { auditionTodos } from './audition-todos.ts';
import { awaitsGuardian, todosOf as todosFor } from './dashboard.view.ts';
import { type WorkToDo, workTodos } from './work-todos.ts';

const profileWith = (done: readonly ProfileStep[], profile_completed = false, is_paused = false) => ({
  profile_completed,
  is_paused,
  is_findable: profile_completed && !is_paused,
  is_verified: true,
  review: 'approved' as const,
  is_approved: true,
  lacks_guardian: false,
  steps: PROFILE_STEPS.map((step) => ({ step, is_done: done.includes(step) })),
});
const whole = profileWith(PROFILE_STEPS, true);

const todosOf = (
  profile: Parameters<typeof todosFor>[0],
  toAnswer: Parameters<typeof todosFor>[1],
  guardian?: TalentGuardian,
) => todosFor(profile, toAnswer, guardian, []);

const request = (id: string, answer_by: string, standing: 'to_answer' | 'overdue' = 'to_answer') => ({
  id,
  answer_by,
  standing,
  role_title: 'Löparen',
  company_name: 'Norrsken Film AB',
});

test('a complete profile without requests has no tasks', () => {
  expect(todosOf(whole, { items: [], total: 0 })).toEqual([]);
  expect(todosOf(undefined, undefined)).toEqual([]);
});

test('a single request to answer links straight to its page', () => {
  expect(todosOf(whole, { items: [request('a', '2026-12-03')], total: 1 })).toMatchObject([
    { id: 'answer_requests', title: 'Svara på en förfrågan', until: '2026-12-03', href: '/TalentRequestDetails?id=a' },
  ]);
});

test('several requests to answer link to their list, with the soonest day', () => {
  const items = [request('a', '2026-12-09'), request('b', '2026-12-03'), request('c', '2026-11-01', 'overdue')];
  expect(todosOf(whole, { items, total: 30 })).toMatchObject([
    { title: 'Svara på 29\u00a0förfrågningar', until: '2026-12-03', href: '/TalentRequests' },
    { id: 'answer_overdue', title: 'En svarsdag har gått', href: '/TalentRequestDetails?id=c' },
  ]);
});

test('requests to answer come before an incomplete profile', () => {
  const todos = todosOf(profileWith(['basics']), { items: [request('a', '2026-12-03')], total: 1 });
  expect(todos.map((todo) => todo.id)).toEqual(['answer_requests', 'complete_profile']);
});

test('the task of an incomplete profile links to its first undone step', () => {
  expect(todosOf(profileWith(['basics']), undefined)).toMatchObject([
    { action: 'Fortsätt', href: '/TalentRegistration?step=looks' },
  ]);
  expect(todosOf(profileWith([]), undefined)).toMatchObject([
    { action: 'Börja', href: '/TalentRegistration?step=basics' },
  ]);
  expect(todosOf(profileWith(PROFILE_STEPS), undefined)).toMatchObject([{ href: '/TalentRegistration?step=about' }]);
});

const work = (what: OwnToDo, more: Partial<WorkToDo> = {}): WorkToDo => ({
  what,
  count: 1,
  until: null,
  is_past: false,
  first: { id: 'b', company_name: 'Norrsken Film AB', role_title: 'Löparen' },
  ...more,
});

test('booked work comes before requests to answer, in the order of the server', () => {
  const waiting = [work('answer_report', { until: '2026-11-25' }), work('sign_agreement')];
  const todos = todosFor(whole, { items: [request('a', '2026-11-22')], total: 1 }, undefined, waiting);
  expect(todos.map(({ id }) => id)).toEqual(['answer_report', 'sign_agreement', 'answer_requests']);
});

test('the task of a changed report tells its last day and the consequence of silence, and links to its assignment', () => {
  expect(workTodos([work('answer_report', { until: '2026-11-25', is_past: true })])).toEqual([
    {
      id: 'answer_report',
      title: 'Svara på en ändrad arbetsrapport',
      text: 'Norrsken Film AB har sett arbetet som Löparen på ett annat sätt. Säger du inget gäller ändringen.',
      until: '2026-11-25',
      action: 'Läs ändringen',
      href: '/AssignmentDetails?id=b',
    },
  ]);
});

test('a single item of booked work links to its page, several to their list', () => {
  const led = OWN_TO_DOS.map((what) =>
    [work(what), work(what, { count: 2 }), work(what, { count: 2, is_past: true })].map(
      (one) => workTodos([one])[0]?.href,
    ),
  );
  const assignment = ['/AssignmentDetails?id=b', '/TalentAssignments', '/TalentAssignments?group=past'];
  expect(led).toEqual([
    assignment,
    assignment,
    ['/TalentSettings#utbetalning', '/TalentSettings#utbetalning', '/TalentSettings#utbetalning'],
    ['/TalentAgreement?id=b', '/TalentAssignments', '/TalentAssignments?group=past'],
    ['/TalentAgreement?id=b', '/TalentRights', '/TalentRights'],
    assignment,
  ]);
  expect(workTodos(OWN_TO_DOS.map((what) => work(what, { count: 2 }))).map(({ title }) => title)).toEqual([
    'Svara på 2\u00a0ändrade arbetsrapporter',
    'Skicka 2\u00a0arbetsrapporter',
    'Fyll i ett annat konto',
    'Skriv under 2\u00a0avtal',
    'Skriv under 2\u00a0förlängningar',
    'Ge din bild av 2\u00a0arbeten',
  ]);
});

test('a paused profile is a task', () => {
  expect(todosOf(profileWith(PROFILE_STEPS, true, true), undefined)).toMatchObject([{ id: 'resume_profile' }]);
});

const waiting = { ...whole, lacks_guardian: true, is_findable: false };
const question = {
  status: 'asked',
  guardian_name: 'Eva Ek',
  guardian_email: 'eva@example.com',
  sent_date: '2026-11-20T10:00:00Z',
  is_expired: false,
  decided_date: null,
} as const;
const asked = (overrides: Partial<NonNullable<TalentGuardian['consent']>> = {}): TalentGuardian => ({
  is_needed: true,
  is_whole: overrides.status === 'given',
  is_shared: false,
  second: null,
  consent: { ...question, actions: [], ...overrides },
});
const href = '/TalentRegistration?step=guardian';

test("a talent hidden without a guardian's consent is led to the question in every state of it", () => {
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

test('the guardian comes before the requests, which cannot be accepted without consent', () => {
  const todos = todosOf(waiting, { items: [request('a', '2026-12-03')], total: 1 }, asked());
  expect(todos.map((todo) => todo.id)).toEqual(['await_guardian', 'answer_requests']);
});

test('a talent who needs no consent has no task about a guardian', () => {
  expect(awaitsGuardian(waiting)).toBe(true);
  expect(todosOf(waiting, undefined, asked({ status: 'given' }))).toEqual([]);
  for (const profile of [{ ...waiting, is_findable: true }, { ...waiting, lacks_guardian: false }, undefined]) {
    expect(awaitsGuardian(profile)).toBe(false);
    expect(todosOf(profile, undefined, asked())).toEqual([]);
  }
  const undone = { ...profileWith(['basics']), lacks_guardian: true };
  expect(todosOf(undone, undefined, asked()).map((todo) => todo.id)).toEqual(['complete_profile']);
});

test('an invitation to answer comes before a time to confirm and a tape to send, with Swedish days, and a finished invitation is no task', () => {
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
