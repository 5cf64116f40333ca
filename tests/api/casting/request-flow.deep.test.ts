import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepDeadlines } from '#server/lifecycle/sweep-deadlines.ts';
import { aCompany, aTalent, type Company, type Talent } from '#tests/factories/people.ts';
import { aProject, aRequest, aRole, candidateOf, sayNo, sayYes } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type Told, toldBy } from '../talk/consequences.ts';

let server: TestServer;
let company: Company;
let told: Told;
beforeAll(async () => {
  server = await startTestServer();
  server.setClock('2026-06-01T08:00:00Z');
  company = await aCompany(server);
  told = toldBy(server);
});
afterAll(() => server.stop());

const pollOf = async (talent: Talent) => {
  const { pending_request_count, assignment_count, unread_count } = await talent.api.ok('GET /talent/poll');
  return { pending_request_count, assignment_count, unread_count };
};
const standingOf = async (talent: Talent, id: string) =>
  (await talent.api.ok('GET /talent/requests/:id', { params: { id } })).standing;
const people = (count: number) => Promise.all(Array.from({ length: count }, () => aTalent(server)));

test('a request leads from the pick to the finished work, and every talent gets an answer', async () => {
  const [booked, rejected, undecided, silent, late, refusing, bystander] = await people(7);
  if (!booked || !rejected || !undecided || !silent || !late || !refusing || !bystander)
    throw new Error('Seven people');
  const asked = [booked, rejected, undecided, silent, late, refusing];
  const { api } = company;
  const project = await aProject(server, company, { step: 2, form: { roles: [aRole(), aRole({ title: 'Publik' })] } });
  const params = { id: project.id };
  const [role_id = '', otherRole = ''] = project.roles.map((role) => role.id);

  // Picking a talent sends no notice.
  const talent_ids = asked.map((talent) => talent.talent_id);
  await api.ok('PUT /projects/:id/picks', { params, body: { role_id, talent_ids } });
  await api.ok('PUT /projects/:id/picks', { params, body: { role_id, talent_ids: [bystander.talent_id] } });
  await api.ok('DELETE /projects/:id/picks/:role_id/:talent_id', {
    params: { ...params, role_id, talent_id: bystander.talent_id },
  });
  expect((await api.ok('GET /projects/:id/picks', { params })).picks).toHaveLength(6);
  expect(await told.noticesOf(booked)).toEqual([]);

  // Asking notifies exactly the asked talents, by notice and by mail.
  const picks = talent_ids.map((talent_id) => ({ role_id, talent_id }));
  const sent = await api.ok('POST /projects/:id/requests', { params, body: { picks, answer_by: '2026-06-04' } });
  expect(sent).toEqual({ sent_count: 6, skipped: [] });
  for (const talent of asked) {
    expect(await told.noticesOf(talent)).toEqual(['candidate.request']);
    expect(await told.mailsTo(talent)).toEqual(['Ny förfrågan: Ryttare']);
    expect(await pollOf(talent)).toEqual({ pending_request_count: 1, assignment_count: 0, unread_count: 1 });
  }
  expect([await told.noticesOf(bystander), await told.mailsTo(bystander)]).toEqual([[], []]);
  expect((await api.ok('GET /projects/:id/picks', { params })).picks).toEqual([]);
  expect(await api.ok('GET /projects/:id', { params })).toMatchObject({ current_step: 3, pending_count: 6 });

  const ids = new Map<Talent, string>();
  for (const talent of asked) ids.set(talent, (await candidateOf(company, project.id, talent)).id);
  const idOf = (talent: Talent) => ids.get(talent) ?? '';

  // Talents answer yes and no.
  for (const talent of [booked, rejected, undecided]) {
    expect(await sayYes(talent, idOf(talent))).toMatchObject({ standing: 'waiting_for_decision' });
  }
  expect(await sayNo(refusing, idOf(refusing))).toMatchObject({ standing: 'declined_by_talent' });
  expect(await pollOf(refusing)).toMatchObject({ pending_request_count: 0 });
  expect(await pollOf(booked)).toMatchObject({ pending_request_count: 1 });
  expect(await told.noticesOfCompany(company)).toEqual([
    ...Array.from({ length: 3 }, () => 'candidate.answer-interested'),
    'candidate.answer-not-interested',
  ]);
  expect(await told.mailsTo(company)).toEqual([]);

  // An answer on the last day is in time; on the day after it is late.
  server.setClock('2026-06-04T21:59:00Z');
  expect(await sweepDeadlines(server.services)).toBe(0);
  server.setClock('2026-06-04T22:00:00Z');
  expect(await sweepDeadlines(server.services)).toBe(2);
  expect(await sweepDeadlines(server.services)).toBe(0);
  expect(await told.noticesOf(silent)).toEqual(['candidate.request', 'candidate.mark-overdue']);
  expect(await standingOf(silent, idOf(silent))).toBe('overdue');
  expect(await pollOf(silent)).toMatchObject({ pending_request_count: 0 });
  // A late answer is allowed while the project casts; the company sees that it is late.
  expect(await sayYes(late, idOf(late))).toMatchObject({ standing: 'waiting_for_decision' });
  expect(await candidateOf(company, project.id, late)).toMatchObject({ is_late: true, interest_status: 'interested' });

  // Decisions send no notice before the activation.
  await api.ok('POST /projects/:id/start-review', { params });
  const decide = (command: 'approve' | 'reject' | 'undecide', talent: Talent) => {
    const body = command === 'undecide' ? { seen_decision: 'approved' as const } : {};
    return api.call(`POST /candidates/:id/${command}`, { params: { id: idOf(talent) }, body });
  };
  expect(await decide('approve', late)).toMatchObject({ status: 200, body: { client_decision: 'approved' } });
  expect(await decide('approve', booked)).toMatchObject({ status: 409, body: { error: { code: 'role_full' } } });
  expect(await decide('undecide', late)).toMatchObject({ status: 200, body: { client_decision: null } });
  expect(await decide('approve', booked)).toMatchObject({ status: 200 });
  expect(await decide('approve', silent)).toMatchObject({ status: 409, body: { error: { code: 'not_interested' } } });
  expect(await decide('reject', rejected)).toMatchObject({ status: 200, body: { client_decision: 'rejected' } });
  expect(await told.noticesOf(rejected)).toEqual(['candidate.request']);
  expect([await standingOf(rejected, idOf(rejected)), await standingOf(booked, idOf(booked))]).toEqual([
    'waiting_for_decision',
    'waiting_for_decision',
  ]);

  // Activation books the approved candidates and gives all others their answer.
  const body = { accepts_short_roles: true };
  expect(otherRole).not.toBe('');
  const active = await api.ok('POST /projects/:id/activate', { params, body });
  expect(active).toMatchObject({ status: 'active', current_step: 5, approved_count: 1 });
  expect(await told.bookingsOf(project.id)).toEqual(['2026-07-01 2026-07-03 confirmed']);
  expect((await told.noticesOf(booked)).at(-1)).toBe('candidate.book');
  expect((await told.mailsTo(booked)).at(-1)).toBe('Projektet är aktiverat: Höstkampanj');
  const bell = await booked.api.ok('GET /talent/poll');
  expect(bell.notifications[0]).toMatchObject({ notification_type: 'project_activated', target: '/TalentAssignments' });
  expect(bell).toMatchObject({ pending_request_count: 0, assignment_count: 1 });
  for (const talent of [rejected, undecided, silent, late]) {
    expect((await told.noticesOf(talent)).at(-1)).toBe('candidate.close');
    expect(await standingOf(talent, idOf(talent))).toBe('not_chosen');
    expect(await pollOf(talent)).toMatchObject({ pending_request_count: 0, assignment_count: 0 });
  }
  expect(await told.noticesOf(refusing)).toEqual(['candidate.request']);
  expect(await told.eventsOf(idOf(booked))).toEqual([
    'candidate.request',
    'candidate.answer-interested',
    'candidate.approve',
    'candidate.book',
  ]);
  expect(await told.eventsOf(idOf(late))).toEqual([
    'candidate.request',
    'candidate.mark-overdue',
    'candidate.answer-interested',
    'candidate.approve',
    'candidate.undecide',
    'candidate.close',
  ]);
  const tooLate = await undecided.api.refusal('POST /talent/requests/:id/answer-not-interested', {
    params: { id: idOf(undecided) },
    body: {},
  });
  expect(tooLate.code).toBe('project_not_casting');

  // The company can confirm the work as done from the last work day on.
  const tomorrow = await company.api.refusal('POST /projects/:id/complete', { params });
  expect(tomorrow.code).toBe('work_not_over');
  const { items } = await booked.api.ok('GET /talent/assignments', { query: {} });
  expect(items).toMatchObject([{ id: idOf(booked), total_fee_ore: 3 * 450_000 }]);
});

test('a completed project finishes its bookings and notifies the talents who worked', async () => {
  const [worked, cancelled] = await people(2);
  if (!worked || !cancelled) throw new Error('Two people');
  const today = { dates: [{ kind: 'work' as const, starts_on: '2026-06-04', ends_on: '2026-06-05' }] };
  const { id } = await aProject(server, company, { step: 5, asked: [worked, cancelled], form: today });
  const params = { id };
  const { items } = await company.api.ok('GET /projects/:id/bookings', { params, query: {} });
  const request = await candidateOf(company, id, cancelled);
  const other = items.find((booking) => booking.talent_id === cancelled.talent_id);
  const reason = { reason: 'Rollen ströks.' };
  const row = await company.api.ok('POST /bookings/:id/cancel', { params: { id: other?.id ?? '' }, body: reason });
  expect(row).toMatchObject({ status: 'cancelled', cancel_reason: 'Rollen ströks.', talent_email: null });
  expect((await told.mailsTo(cancelled)).at(-1)).toBe('Avbokad: Höstkampanj');
  // The badge no longer counts the assignment, because its only booking is cancelled.
  expect((await pollOf(cancelled)).assignment_count).toBe(0);
  expect((await pollOf(worked)).assignment_count).toBe(1);
  expect(await standingOf(cancelled, request.id)).toBe('withdrawn');
  expect(await company.api.ok('POST /projects/:id/complete', { params })).toMatchObject({ status: 'completed' });
  expect(await told.bookingsOf(id)).toEqual(['2026-06-04 2026-06-05 cancelled', '2026-06-04 2026-06-05 completed']);
  expect((await told.noticesOf(worked)).at(-1)).toBe('candidate.finish');
  expect(await told.noticesOf(cancelled)).not.toContain('candidate.finish');
});

test('cancelling an active project notifies all booked talents and frees their days', async () => {
  const [talent] = await people(1);
  if (!talent) throw new Error('One person');
  const first = await aProject(server, company, { step: 5, asked: [talent] });
  const second = await aProject(server, company, { step: 4, asked: [talent] });
  const params = { id: second.id };
  const request = await candidateOf(company, second.id, talent);
  const terms = await talent.api.ok('GET /talent/requests/:id', { params: { id: request.id } });
  expect(terms.clashes).toMatchObject([{ project_title: 'Höstkampanj', starts_on: first.first_day }]);
  await company.api.ok('POST /candidates/:id/approve', { params: { id: request.id }, body: {} });
  const clash = await company.api.refusal('POST /projects/:id/activate', { params, body: {} });
  const days = { starts_on: first.first_day, ends_on: first.last_day };
  expect(clash).toMatchObject({ code: 'booking_clash', data: { clashes: [{ talent_name: 'Anna Berg', ...days }] } });
  expect(await told.bookingsOf(second.id)).toEqual([]);
  const body = { reason: 'Regnet kom.' };
  await company.api.ok('POST /projects/:id/cancel', { params: { id: first.id }, body });
  expect(await told.bookingsOf(first.id)).toEqual([`${first.first_day} ${first.last_day} cancelled`]);
  expect((await told.mailsTo(talent)).at(-1)).toBe('Höstkampanj är inställt');
  expect(await company.api.ok('POST /projects/:id/activate', { params, body: {} })).toMatchObject({ status: 'active' });
});

test('more days, reminders once a day, and a request taken back', async () => {
  const [talent] = await people(1);
  if (!talent) throw new Error('One person');
  const project = await aProject(server, company, { step: 2 });
  const { id } = await aRequest(server, company, project.id, talent, { answer_by: '2026-06-06' });
  const params = { id };
  const { api } = company;
  await api.ok('POST /candidates/:id/remind', { params });
  expect((await api.refusal('POST /candidates/:id/remind', { params })).code).toBe('reminded_today');
  server.setClock('2026-06-06T22:30:00Z');
  await api.ok('POST /candidates/:id/remind', { params });
  expect(await sweepDeadlines(server.services, ['candidate'])).toBe(1);
  const past = await api.refusal('POST /candidates/:id/extend', { params, body: { answer_by: '2026-06-06' } });
  expect(past.code).toBe('answer_day_passed');
  const extended = await api.ok('POST /candidates/:id/extend', { params, body: { answer_by: '2026-06-09' } });
  expect(extended).toMatchObject({ interest_status: 'pending', answer_by: '2026-06-09' });
  expect(await standingOf(talent, id)).toBe('to_answer');
  await api.ok('POST /candidates/:id/withdraw', { params, body: { reason: 'Fel person.' } });
  expect(await standingOf(talent, id)).toBe('withdrawn');
  expect(await told.noticesOf(talent)).toEqual([
    'candidate.request',
    'candidate.remind',
    'candidate.remind',
    'candidate.mark-overdue',
    'candidate.extend',
    'candidate.withdraw',
  ]);
  // The withdrawal comes in the daily mail.
  expect(await told.mailsTo(talent)).toHaveLength(3);
  // After the withdrawal the talent can be asked again for the role, but has only one open request for it.
  await aRequest(server, company, project.id, talent);
  const picks = [{ role_id: project.roles[0]?.id ?? '', talent_id: talent.talent_id }];
  const again = { params: { id: project.id }, body: { picks, answer_by: '2026-06-20' } };
  expect(await api.ok('POST /projects/:id/requests', again)).toMatchObject({
    sent_count: 0,
    skipped: [{ talent_name: 'Anna Berg', role_title: 'Ryttare', code: 'already_requested' }],
  });
});
