import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadRates } from '#server/features/rate/queries.ts';
import { aCompany, aTalent, type Company } from '#tests/factories/people.ts';
import { aProject } from '#tests/factories/projects.ts';
import { someRates } from '#tests/factories/rates.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let company: Company;
beforeAll(async () => {
  server = await startTestServer();
  company = await aCompany(server);
});
afterAll(() => server.stop());

// As requests were frozen before terms had a version.
const FIRST_VERSION = {
  role_title: 'Ryttare',
  headcount: 1,
  day_fee_ore: 380_000,
  municipality_id: '1480',
  place: 'Ridhuset',
  days: [
    { kind: 'fitting', starts_on: '2026-07-01', ends_on: '2026-07-01' },
    { kind: 'work', starts_on: '2026-07-03', ends_on: '2026-07-04' },
  ],
  usage_media: ['cinema', 'tv'],
  usage_territory: 'NORDIC',
  usage_months: 12,
};

test('a request frozen at the first version keeps its text, and is read, answered and booked by it', async () => {
  const talent = await aTalent(server);
  const project = await aProject(server, company, { step: 4, asked: [talent] });
  const { items } = await company.api.ok('GET /projects/:id/candidates', { params: { id: project.id }, query: {} });
  const id = items[0]?.id ?? '';
  const { db } = server.services;
  await sql`update candidates set terms = ${JSON.stringify(FIRST_VERSION)} where id = ${id}`.execute(db);

  const request = await talent.api.ok('GET /talent/requests/:id', { params: { id } });
  expect(request).toMatchObject({ day_fee_ore: 380_000, day_count: 3, total_fee_ore: 1_140_000 });
  expect([request.first_day, request.last_day, request.terms.place]).toEqual(['2026-07-01', '2026-07-04', 'Ridhuset']);
  expect(request.terms.rights).toMatchObject([{ media: ['cinema', 'tv'], territory: 'NORDIC', months: 12 }]);

  await company.api.ok('POST /candidates/:id/approve', { params: { id }, body: {} });
  await company.api.ok('POST /projects/:id/activate', { params: { id: project.id }, body: {} });
  const assignment = await talent.api.ok('GET /talent/assignments/:id', { params: { id } });
  expect(assignment.bookings).toMatchObject(FIRST_VERSION.days);
  expect(assignment).toMatchObject({ day_fee_ore: 380_000, terms: request.terms });
  const { rows } = await sql<{ terms: unknown }>`select terms from candidates where id = ${id}`.execute(db);
  expect(rows[0]?.terms).toEqual(FIRST_VERSION);
});

test('a new database holds every figure that prices are worked out with, as the tests of the price know them', async () => {
  for (const day of ['2026-01-01', '2026-04-01', '2027-10-01']) {
    expect(await loadRates(server.services.db, day)).toEqual(someRates(day));
  }
});
