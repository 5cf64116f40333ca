import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCompany, anAdmin, aTalent, type Company, type Talent } from '#tests/factories/people.ts';
import { aProject, aRequest, candidateOf, sayYes } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { NOT_AVAILABLE } from '#texts/kernel/not-available.ts';

let server: TestServer;
let company: Company;
beforeAll(async () => {
  server = await startTestServer();
  company = await aCompany(server);
});
afterAll(() => server.stop());

const SUMMARY = [
  'answer_by',
  'closed_outcome',
  'company_name',
  'created_date',
  'decision_by',
  'fee',
  'first_day',
  'id',
  'is_replacement',
  'last_day',
  'municipality_id',
  'option',
  'production_type',
  'project_title',
  'role_title',
  'source',
  'standing',
];
const TERMS = [
  'actions',
  'answer_message',
  'answered_date',
  'busy',
  'busy_hours',
  'clashes',
  'closed_reason',
  'company_about',
  'company_city',
  'company_homepage',
  'day_count',
  'declined',
  'former',
  'is_answer_held',
  'price',
  'project_description',
  'represents',
  'request_message',
  'role_description',
  'terms',
  'terms_version',
  'total_fee_ore',
];

/** All answers in which a talent can read about a request. */
async function seenBy(talent: Talent, id: string) {
  const details = await talent.api.ok('GET /talent/requests/:id', { params: { id } });
  const list = await talent.api.ok('GET /talent/requests', { query: { group: 'answered' } });
  const { items } = await talent.api.ok('GET /notifications', { query: {} });
  return { details, list, notices: items };
}

describe('what a talent sees of a request', () => {
  test('is the terms and nothing that the company keeps for itself', async () => {
    const talent = await aTalent(server);
    const project = await aProject(server, company, { step: 4, asked: [talent] });
    const { id } = await candidateOf(company, project.id, talent);
    const body = { note: 'Sjunger falskt', stars: 2, board_position: 7 };
    await company.api.ok('PATCH /candidates/:id', { params: { id }, body });
    const { board_position, ...noted } = body;
    expect(await candidateOf(company, project.id, talent)).toMatchObject({ board_position, notes: [noted] });
    const { details, list } = await seenBy(talent, id);
    expect(Object.keys(list.items[0] ?? {}).sort()).toEqual(SUMMARY);
    expect(Object.keys(details).sort()).toEqual([...SUMMARY, ...TERMS].sort());
    expect(JSON.stringify([details, list])).not.toMatch(/Sjunger|stars|client_decision|board_position|approved/);
  });

  test('does not tell an approval before the project is activated', async () => {
    const talent = await aTalent(server);
    const project = await aProject(server, company, { step: 4, asked: [talent] });
    const { id } = await candidateOf(company, project.id, talent);
    const before = await seenBy(talent, id);
    await company.api.ok('POST /candidates/:id/approve', { params: { id }, body: {} });
    expect(await seenBy(talent, id)).toEqual(before);
  });

  test('does not tell a rejection before the project is activated', async () => {
    const talent = await aTalent(server);
    const project = await aProject(server, company, { step: 4, asked: [talent] });
    const { id } = await candidateOf(company, project.id, talent);
    const before = await seenBy(talent, id);
    await company.api.ok('POST /candidates/:id/reject', { params: { id }, body: {} });
    expect(await seenBy(talent, id)).toEqual(before);
  });
});

describe('the contact details of the other side', () => {
  test('are known to both sides from the booking on, and not to the company once it is cancelled', async () => {
    const talent = await aTalent(server);
    const project = await aProject(server, company, { step: 3, asked: [talent] });
    const params = { id: project.id };
    const { id } = await candidateOf(company, project.id, talent);
    await sayYes(talent, id);
    await company.api.ok('POST /projects/:id/start-review', { params });
    const asCompany = async () =>
      JSON.stringify([
        await company.api.ok('GET /projects/:id/candidates', { params, query: {} }),
        await company.api.ok('GET /talents/:id', { params: { id: talent.talent_id } }),
        await company.api.ok('GET /company/dashboard'),
      ]);
    expect(await asCompany()).not.toMatch(/@|birth_date|1990-05-05|account_id/);
    expect(JSON.stringify(await seenBy(talent, id))).not.toMatch(/@|contact_|\b031-/);
    expect((await talent.api.refusal('GET /talent/assignments/:id', { params: { id } })).code).toBe('not_found');
    await company.api.ok('POST /candidates/:id/approve', { params: { id }, body: {} });
    await company.api.ok('POST /projects/:id/activate', { params, body: {} });
    const { items } = await company.api.ok('GET /projects/:id/bookings', { params, query: {} });
    expect(items.map((booking) => booking.talent_email)).toEqual([talent.email]);
    const assignment = await talent.api.ok('GET /talent/assignments/:id', { params: { id } });
    expect(assignment).toMatchObject({ contact_email: company.email, contact_name: 'Kim Ek' });
    for (const booking of items) {
      const body = { reason: 'Dagen blev en annan.' };
      await company.api.ok('POST /bookings/:id/cancel', { params: { id: booking.id }, body });
    }
    const after = await company.api.ok('GET /projects/:id/bookings', { params, query: {} });
    expect(after.items.map(({ status, talent_email }) => ({ status, talent_email }))).toEqual([
      { status: 'cancelled', talent_email: null },
    ]);
    expect(JSON.stringify([after, await asCompany()])).not.toContain(talent.email);
  });

  test('a talent that can no longer be found is skipped without a name, not asked', async () => {
    const [gone, here] = [await aTalent(server, { first_name: 'Bo' }), await aTalent(server)];
    const project = await aProject(server, company, { step: 2 });
    const params = { id: project.id };
    const role_id = project.roles[0]?.id ?? '';
    const talent_ids = [gone.talent_id, here.talent_id];
    await company.api.ok('PUT /projects/:id/picks', { params, body: { role_id, talent_ids } });
    await gone.api.ok('PATCH /talent/profile', { body: { is_paused: true } });
    const picks = talent_ids.map((talent_id) => ({ role_id, talent_id }));
    const sent = await company.api.ok('POST /projects/:id/requests', {
      params,
      body: { picks, answer_by: '2099-01-01' },
    });
    expect(sent).toEqual({
      sent_count: 1,
      skipped: [{ talent_name: NOT_AVAILABLE, role_title: 'Ryttare', code: 'talent_not_visible' }],
    });
    const again = await company.api.refusal('PUT /projects/:id/picks', { params, body: { role_id, talent_ids } });
    expect(again.code).toBe('talent_not_visible');
  });

  test('notices are one’s own to read and to mark', async () => {
    const [talent, other] = [await aTalent(server), await aTalent(server)];
    const project = await aProject(server, company, { step: 2 });
    await aRequest(server, company, project.id, talent);
    const [notice] = (await talent.api.ok('GET /talent/poll')).notifications;
    const body = { ids: [notice?.id ?? ''] };
    await other.api.ok('POST /notifications/read', { body });
    await company.api.ok('POST /notifications/read', { body });
    await other.api.ok('POST /notifications/read', { body: { all: true } });
    expect(await talent.api.ok('GET /talent/poll')).toMatchObject({
      unread_count: 1,
      notifications: [{ read: false }],
    });
    await talent.api.ok('POST /notifications/read', { body });
    expect(await talent.api.ok('GET /talent/poll')).toMatchObject({ unread_count: 0, notifications: [{ read: true }] });
    expect((await other.api.ok('GET /notifications', { query: {} })).items).toEqual([]);
  });
});

test('a talent reads when one of us looked at something private of theirs, and nothing of looks at others', async () => {
  // Different names, so that neither talent is shown as a possible duplicate of the other.
  const [talent, other] = [await aTalent(server), await aTalent(server, { first_name: 'Bo', last_name: 'Ek' })];
  const admin = await anAdmin(server);
  await admin.api.ok('GET /admin/talents/:id', { params: { id: talent.talent_id } });
  const looksOf = async ({ api }: Talent) => (await api.ok('GET /talent/looks', { query: {} })).total;
  expect([await looksOf(talent), await looksOf(other)]).toEqual([1, 0]);
});
