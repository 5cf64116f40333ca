/** A company sees the number of a talent, or of the guardian of a talent under 18, from the booking on; nobody else does. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { showMobileNumber } from '#domain/people/phone/mobile-number.ts';
import { runRetention } from '#server/features/accounts/retention/commands/run-retention.ts';
import { as } from '#tests/factories/client.ts';
import { aDayOfWork } from '#tests/factories/days.ts';
import { aCompany, aTalent, type Company, type Talent } from '#tests/factories/people.ts';
import { aNumber, aPhone, codeTo } from '#tests/factories/phones.ts';
import { aProject, aRequest, candidateOf } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { aMinor, askedGuardian, FIFTEEN, fromBrowserOf, START } from './guardian-acts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  server.setClock(START);
});
afterAll(() => server.stop());

/** Everything with people that a company reads about a project. */
async function seenBy({ api }: Company, project_id: string, { talent_id }: Talent): Promise<string> {
  const params = { id: project_id };
  return JSON.stringify([
    await api.ok('GET /projects/:id/candidates', { params, query: {} }),
    await api.ok('GET /projects/:id/bookings', { params, query: {} }),
    await api.ok('GET /projects/:id/days', { params, query: {} }),
    await api.ok('GET /company/bookings', { query: {} }),
    await api.ok('GET /company/dashboard'),
    await api.ok('GET /talents/:id', { params: { id: talent_id } }),
  ]);
}

test('a company sees the number from the booking on, and not once it is cancelled', async () => {
  const [company, talent] = [await aCompany(server), await aTalent(server)];
  const number = await aPhone(server, talent);
  const project = await aProject(server, company, { step: 4, asked: [talent] });
  const params = { id: project.id };
  expect(await seenBy(company, project.id, talent)).not.toContain(number.slice(3));
  const { id } = await candidateOf(company, project.id, talent);
  await company.api.ok('POST /candidates/:id/approve', { params: { id }, body: {} });
  await company.api.ok('POST /projects/:id/activate', { params, body: {} });
  const { items } = await company.api.ok('GET /projects/:id/bookings', { params, query: {} });
  expect(items.map(({ talent_phones }) => talent_phones)).toEqual([
    [{ number, shown: showMobileNumber(number), guardian_name: null }],
  ]);
  const days = await company.api.ok('GET /projects/:id/days', { params, query: {} });
  expect(days.items[0]?.people[0]?.talent_phones).toEqual([
    { number, shown: showMobileNumber(number), guardian_name: null },
  ]);
  const [booking] = items;
  await company.api.ok('POST /bookings/:id/cancel', { params: { id: booking?.id ?? '' }, body: { reason: 'Regn.' } });
  expect(await seenBy(company, project.id, talent)).not.toContain(number.slice(3));
});

/** A talent under 18 whose guardian has consented and confirmed a number. */
async function aReachedMinor() {
  const talent = await aMinor(server);
  const guardian = await askedGuardian(server, talent);
  const number = aNumber();
  const step = (body: object) =>
    as(server).call('POST /guardian-consents/phone', { body: { token: guardian.token, ...body } as never });
  return { talent, guardian, number, step };
}

test('for a talent under 18 a company sees the number and name of the guardian, until the consent ends', async () => {
  const company = await aCompany(server);
  const { talent, guardian, number, step } = await aReachedMinor();
  expect(await step({ step: 'send_code', number })).toMatchObject({ body: { error: { code: 'not_allowed_now' } } });
  await guardian.give();
  expect(await guardian.view()).toMatchObject({ phone: { number: null, waiting: null } });
  expect((await step({ step: 'send_code', number })).status).toBe(200);
  expect((await step({ step: 'confirm', code: await codeTo(server, number) })).body).toMatchObject({
    phone: { number },
  });
  // A number of the child's own from before the birth date was corrected counts for nothing.
  const own = await aTalent(server);
  const childs = await aPhone(server, own);
  const booked = async (one: Talent) => {
    const { id } = await aProject(server, company, { step: 2 });
    await aDayOfWork(server.services.pool, (await aRequest(server, company, id, one)).id);
    return id;
  };
  const [project, childs_own] = [await booked(talent), await booked(own)];
  await server.services.pool.query('update talents set birth_date = $2 where id = $1', [own.talent_id, FIFTEEN]);
  const seen = async (id: string) => {
    const { items } = await company.api.ok('GET /projects/:id/bookings', { params: { id }, query: {} });
    return items.flatMap(({ talent_phones }) => talent_phones);
  };
  expect(await seen(project)).toEqual([{ number, shown: showMobileNumber(number), guardian_name: 'Eva Maria Ek' }]);
  expect(await seen(childs_own)).toEqual([]);
  expect(await seenBy(company, childs_own, own)).not.toContain(childs.slice(3));
  await guardian.withdraw();
  expect(await seen(project)).toEqual([]);
  await runRetention(server.services);
  const left = await server.services.pool.query('select from phone_numbers where talent_id = $1', [talent.talent_id]);
  expect(left.rowCount).toBe(0);
});

test('a browser of the child gives no number for the guardian, and may remove it', async () => {
  const { talent, guardian, number, step } = await aReachedMinor();
  await guardian.give();
  const childs = await fromBrowserOf(server, talent);
  const from = (body: object) =>
    childs.call('POST /guardian-consents/phone', { body: { token: guardian.token, ...body } as never });
  expect(await from({ step: 'send_code', number })).toMatchObject({
    body: { error: { code: 'guardian_childs_browser' } },
  });
  await step({ step: 'send_code', number });
  await step({ step: 'confirm', code: await codeTo(server, number) });
  expect((await from({ step: 'remove' })).body).toMatchObject({ phone: { number: null } });
});
