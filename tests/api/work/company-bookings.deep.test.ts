/** A company's bookings over all projects: the calendar of a period, and the searchable list. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NAMED_A_DAY } from '#domain/work/booking/booking-groups.ts';
import { aCompany, aTalent, type Company } from '#tests/factories/people.ts';
import { aProject } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let company: Company;
const names = ['Ada', 'Bo', 'Cleo', 'Dag', 'Ebba', 'Finn'];
const day = (starts_on: string, ends_on = starts_on) => ({ kind: 'work' as const, starts_on, ends_on });

beforeAll(async () => {
  server = await startTestServer();
  server.setClock('2026-08-13T08:00:00Z');
  company = await aCompany(server);
  const people = await Promise.all(names.map((first_name) => aTalent(server, { first_name, last_name: 'Ek' })));
  const dates = [day('2026-08-17', '2026-08-18')];
  await aProject(server, company, { step: 5, asked: people, form: { title: 'Regn', dates } });
  const one = people.slice(0, 1);
  await aProject(server, company, { step: 5, asked: one, form: { title: 'Sol', dates: [day('2026-09-01')] } });
});
afterAll(() => server.stop());

const calendar = async (from: string, to: string, who = company) =>
  (await who.api.ok('GET /company/bookings/calendar', { query: { from, to } })).days;
const list = async (query: object) => (await company.api.ok('GET /company/bookings', { query })).items;
const people = (items: readonly { talent_name: string }[]) => items.map(({ talent_name }) => talent_name.slice(0, -3));

test('a calendar says how much there is on each day of the span and names the first of it', async () => {
  const days = await calendar('2026-08-18', '2026-09-01');
  expect(days.map((one) => [one.day, one.total, one.items.length])).toEqual([
    ['2026-08-18', names.length, NAMED_A_DAY],
    ['2026-09-01', 1, 1],
  ]);
  expect(days[1]?.items[0]).toMatchObject({ talent_name: 'Ada Ek', project_title: 'Sol', status: 'confirmed' });
  expect(await calendar('2026-08-19', '2026-08-31')).toEqual([]);
  expect(await calendar('2026-08-18', '2026-09-01', await aCompany(server))).toEqual([]);
  const long = { query: { from: '2026-08-01', to: '2026-09-12' } };
  expect((await company.api.refusal('GET /company/bookings/calendar', long)).code).toBe('invalid_input');
});

test('the list is of one day, of one state, by words, and in the order that is asked for', async () => {
  expect(people(await list({ day: '2026-08-18' }))).toEqual(names);
  expect(people(await list({ sort: 'person', is_descending: 'true' })).slice(0, 2)).toEqual(['Finn', 'Ebba']);
  expect(people(await list({ text: 'sol' }))).toEqual(['Ada']);
  expect(people(await list({ text: 'bo ek' }))).toEqual(['Bo']);
  const [booking] = await list({ text: 'Cleo' });
  const params = { id: booking?.id ?? '' };
  await company.api.ok('POST /bookings/:id/cancel', { params, body: { reason: 'Det regnar.' } });
  expect(people(await list({ group: 'cancelled' }))).toEqual(['Cleo']);
  expect(people(await list({ day: '2026-08-18' }))).not.toContain('Cleo');
  expect((await calendar('2026-08-18', '2026-08-18'))[0]?.total).toBe(names.length - 1);
});
