/** An administrator acts for a talent: confirms an audition time, and reports work. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { anAuditionDay } from '#tests/factories/audition-times.ts';
import { as } from '#tests/factories/client.ts';
import { actingFor } from '#tests/factories/mandates.ts';
import { aCompany, anAdmin, aTalent, type Company, type Person } from '#tests/factories/people.ts';
import { ratesKnownSince } from '#tests/factories/rates.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { somebodyWorks, WORKED } from '../money/paid-people.ts';

let server: TestServer;
let company: Company;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  await ratesKnownSince(server, '2026-01-01T08:00:00Z');
});
beforeEach(async () => {
  server.setClock('2026-11-25T08:00:00Z');
  [company, admin] = [await aCompany(server), await anAdmin(server)];
});
afterAll(() => server.stop());

test('an audition time is confirmed for the talent of the mandate, and for no other', async () => {
  const [anna, bo] = [await aTalent(server), await aTalent(server)];
  const day = await anAuditionDay(server, company, [anna, bo]);
  await day.place([0, 0, null], [1, 1, null]);
  await day.publish();
  const [ofAnna = '', ofBo = ''] = day.called;
  const confirm = (id: string, at: number) =>
    ({ params: { id }, body: { starts_date: day.slots[at]?.starts_date ?? '' } }) as const;
  const route = 'POST /talent/invitations/:id/time/confirm';
  expect((await admin.api.refusal(route, confirm(ofAnna, 0))).code).toBe('reason_needed');
  const acting = await actingFor(server, admin, anna);
  expect((await acting.refusal(route, confirm(ofBo, 1))).code).toBe('not_found');
  expect((await acting.refusal(route, confirm(ofAnna, 1))).code).toBe('changed_meanwhile');
  await acting.ok(route, confirm(ofAnna, 0));
  const people = (await day.times()).slots.flatMap((slot) => slot.people);
  expect(people.map(({ id, appointment }) => [id, appointment?.status])).toEqual([
    [ofAnna, 'confirmed'],
    [ofBo, 'told'],
  ]);
});

test('a report is told for the talent, and the company reads which administrator told it and answers as always', async () => {
  const { talent, candidate_id: id } = await somebodyWorks(server, company);
  server.setClock(WORKED);
  const again = async ({ account_id }: Person) => as(server, await signInAs(server.services, account_id));
  const office = { ...admin, cookie: await signInAs(server.services, admin.account_id), api: await again(admin) };
  const acting = await actingFor(server, office, talent);
  const params = { id };
  const { plan, version } = await acting.ok('GET /assignments/:id/report', { params });
  const days = plan.days.map(({ share, ...said }) => ({ ...said, call_time: '07:30', end_time: '17:00' }));
  const body = { version, work: { ...plan, days }, comment: 'Började tidigare.' };
  expect((await office.api.refusal('POST /assignments/:id/report', { params, body })).code).toBe('reason_needed');
  await acting.ok('POST /assignments/:id/report', { params, body });
  const theirs = await again(company);
  const heard = await theirs.ok('GET /assignments/:id/report', { params });
  expect(heard).toMatchObject({ status: 'reported', said_by: 'talent', comment: 'Började tidigare.' });
  expect((await theirs.ok('GET /notifications', { query: {} })).items[0]?.message).toMatch(
    /Medverka gjorde det åt talangen\.$/,
  );
  await theirs.ok('POST /assignments/:id/report/approve', { params, body: { version: heard.version } });
});
