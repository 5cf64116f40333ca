/** A talent who is well again once another part of the production has filled the place, and two of these at once. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCompany, aTalent, type Company } from '#tests/factories/people.ts';
import { aProject, aRequest, aRole, candidateOf, sayYes } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let company: Company;
beforeAll(async () => {
  server = await startTestServer({}, {}, { connections: 10 });
  company = await aCompany(server);
});
afterAll(() => server.stop());
beforeEach(() => server.setClock('2026-08-13T08:00:00Z'));

const DAY = '2026-08-20';
const approve = (id: string) => company.api.call('POST /candidates/:id/approve', { params: { id }, body: {} });
const book = (id: string, candidate_id: string) =>
  company.api.ok('POST /projects/:id/activate', { params: { id }, body: { candidate_ids: [candidate_id] } });

/** The lead is booked before the rest and has called off; somebody else has said yes to the part that casts. */
async function leadHasCalledOff(headcount = 1) {
  const [lead, other] = [await aTalent(server, { first_name: 'Lena' }), await aTalent(server, { first_name: 'Olle' })];
  const form = { dates: [{ kind: 'work' as const, starts_on: DAY, ends_on: DAY }], roles: [aRole({ headcount })] };
  const { id, roles } = await aProject(server, company, { step: 3, asked: [lead], form });
  const leads = (await candidateOf(company, id, lead)).id;
  await sayYes(lead, leads);
  await company.api.ok('POST /projects/:id/start-review', { params: { id } });
  await approve(leads);
  const { parts } = await book(id, leads);
  await server.services.scribe.settled();
  const { bookings } = await lead.api.ok('GET /talent/assignments/:id', { params: { id: leads } });
  const days = { params: { id: leads }, body: { booking_ids: bookings.map((one) => one.id) } };
  await lead.api.ok('POST /talent/assignments/:id/call-off', {
    ...days,
    body: { ...days.body, reason: 'Jag är sjuk.' },
  });
  const request = await aRequest(server, company, id, other, { role_id: roles[0]?.id ?? '' });
  await sayYes(other, request.id);
  const comeBack = () => lead.api.call('POST /talent/assignments/:id/come-back', days);
  const mayComeBack = async () => {
    const assignment = await lead.api.ok('GET /talent/assignments/:id', { params: { id: leads } });
    return assignment.bookings.some(({ actions }) => actions.includes('come-back'));
  };
  return { id, part_id: parts[0]?.id ?? '', other, others: request.id, comeBack, mayComeBack };
}
const namesBooked = async (id: string) =>
  (await company.api.ok('GET /projects/:id/bookings', { params: { id }, query: {} })).items
    .filter(({ status }) => status === 'confirmed')
    .map(({ talent_name }) => talent_name.split(' ')[0]);
const TAKEN = { error: { code: 'place_taken' } };

test('a talent whose place the other part has given away cannot come back, before and after the booking', async () => {
  const { id, part_id, others, comeBack, mayComeBack } = await leadHasCalledOff();
  expect(await mayComeBack()).toBe(true);
  expect((await approve(others)).status).toBe(200);
  expect(await mayComeBack()).toBe(false);
  expect((await comeBack()).body).toMatchObject(TAKEN);
  await book(id, others);
  expect((await comeBack()).body).toMatchObject(TAKEN);
  expect(await namesBooked(part_id)).toEqual(['Olle']);
});

test('a talent comes back when the other part takes its decision back, and nobody else is approved for the place then', async () => {
  const { part_id, others, comeBack } = await leadHasCalledOff();
  await approve(others);
  const seen = { seen_decision: 'approved' as const, seen_consideration: null };
  await company.api.ok('POST /candidates/:id/undecide', { params: { id: others }, body: seen });
  expect((await comeBack()).status).toBe(200);
  expect((await approve(others)).body).toMatchObject({ error: { code: 'role_full' } });
  expect(await namesBooked(part_id)).toEqual(['Lena']);
});

test('a talent comes back to a role of two places of which one is given away', async () => {
  const { id, part_id, others, comeBack } = await leadHasCalledOff(2);
  await approve(others);
  await book(id, others);
  expect((await comeBack()).status).toBe(200);
  expect((await namesBooked(part_id)).toSorted()).toEqual(['Lena', 'Olle']);
});

test('of a talent who comes back and an approval of somebody else at the same moment one gets the place', async () => {
  for (const order of ['back first', 'approval first']) {
    const { others, comeBack } = await leadHasCalledOff();
    const calls = [comeBack, () => approve(others)];
    const done = await Promise.all((order === 'back first' ? calls : calls.toReversed()).map((call) => call()));
    expect(done.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  }
});
