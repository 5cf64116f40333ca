import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BLANK_TERMS } from '#domain/deal/terms/written-terms.ts';
import { ore } from '#domain/kernel/money/ore.ts';
import { loadRates } from '#server/features/deal/rate/queries/load-rates.ts';
import { aCompany, aTalent, type Company } from '#tests/factories/people.ts';
import { aForm, aProject, aRequest, aRole, formOf } from '#tests/factories/projects.ts';
import { someRates } from '#tests/factories/rates.ts';
import { aSpan, termsFor } from '#tests/factories/terms.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { logSentence } from '#texts/registry/log.ts';

let server: TestServer;
let company: Company;
beforeAll(async () => {
  server = await startTestServer();
  server.setClock('2026-06-01T08:00:00Z');
  company = await aCompany(server);
});
afterAll(() => server.stop());

// The terms in requests from the time before terms had a version.
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
  expect(request).toMatchObject({ fee: { basis: 'day', amount_ore: 380_000 }, day_count: 3, total_fee_ore: 1_140_000 });
  expect([request.first_day, request.last_day, request.terms.place]).toEqual(['2026-07-01', '2026-07-04', 'Ridhuset']);
  expect(request.terms.rights).toMatchObject([{ media: ['cinema', 'tv'], territory: 'NORDIC', months: 12 }]);

  await company.api.ok('POST /candidates/:id/approve', { params: { id }, body: {} });
  await company.api.ok('POST /projects/:id/activate', { params: { id: project.id }, body: {} });
  const assignment = await talent.api.ok('GET /talent/assignments/:id', { params: { id } });
  expect(assignment.bookings).toMatchObject(FIRST_VERSION.days);
  expect(assignment).toMatchObject({ fee: { basis: 'day', amount_ore: 380_000 }, terms: request.terms });
  const { rows } = await sql<{ terms: unknown }>`select terms from candidates where id = ${id}`.execute(db);
  expect(rows[0]?.terms).toEqual(FIRST_VERSION);
});

test.each([
  ['hour', 60_000],
  ['whole', 900_000],
  ['unpaid', null],
] as const)('lists of both sides say that a fee is by %s, and what the days pay', async (basis, amount) => {
  const talent = await aTalent(server);
  const amount_ore = amount === null ? null : ore(amount);
  const terms = { ...termsFor(null), fee: { ...BLANK_TERMS.fee, basis, amount_ore } };
  const project = await aProject(server, company, { step: 5, asked: [talent], form: { roles: [aRole({ terms })] } });
  const { params, query } = { params: { id: project.id }, query: {} };
  const fee = { basis, amount_ore };
  const { items: asked } = await company.api.ok('GET /projects/:id/candidates', { params, query });
  const { items: bookings } = await company.api.ok('GET /projects/:id/bookings', { params, query });
  const { items: requests } = await talent.api.ok('GET /talent/requests', { query: { group: 'closed' } });
  const { items: assignments } = await talent.api.ok('GET /talent/assignments', { query: { group: 'upcoming' } });
  for (const [row] of [asked, bookings, requests, assignments]) expect(row?.fee).toEqual(fee);
  expect(bookings[0]?.days_fee_ore).toBe(assignments[0]?.total_fee_ore);
});

test('a new database holds every figure that prices are worked out with, as the tests of the price know them', async () => {
  for (const day of ['2026-01-01', '2026-04-01', '2027-10-01']) {
    expect(await loadRates(server.services.db, day)).toEqual(someRates(day));
  }
});

describe('the terms of a role', () => {
  const evening = { ...aSpan('2026-07-02'), call_time: '18:00', end_time: '23:00' };
  const written = {
    ...termsFor(ore(450_000)),
    days: [evening],
    additions: { ...BLANK_TERMS.additions, ob: null, overtime: { by: 'amount' as const, amount_ore: ore(60_000) } },
    content: ['smoking' as const],
    content_note: 'En cigarett utan tobak.',
  };
  const twoRoles = () =>
    aForm(server, {
      dates: [{ kind: 'work', starts_on: '2026-07-01', ends_on: '2026-07-05' }],
      roles: [aRole(), aRole({ title: 'Kvällsgäst', terms: written })],
    });

  test('are saved and read as written, and what changed of them is in the log', async () => {
    const made = await company.api.ok('POST /projects', { body: twoRoles() });
    expect(made.roles.map(({ terms }) => terms)).toEqual([termsFor(ore(450_000)), written]);
    const { roles, ...form } = formOf(made);
    const [first, second] = roles;
    if (!first || !second) throw new Error('Two roles were written');
    const changed = { ...second, terms: { ...written, content: [], content_note: '' } };
    const params = { id: made.id };
    await company.api.ok('PUT /projects/:id', { params, body: { ...form, roles: [first, changed] } });
    const { items } = await company.api.ok('GET /projects/:id/log', { params, query: {} });
    expect(items.map((entry) => logSentence(entry.type, entry))).toContain(
      `${items[0]?.actor_name} ändrade villkoren för Kvällsgäst: I rollen ingår, Mer om innehållet.`,
    );
  });

  test('are frozen into the request, and the days of the request are the ones that are booked and that clash', async () => {
    const [talent, other] = [await aTalent(server), await aTalent(server)];
    const project = await company.api.ok('POST /projects', { body: twoRoles() });
    const params = { id: project.id };
    await company.api.ok('POST /projects/:id/open-casting', { params });
    const [day, night] = project.roles;
    if (!day || !night) throw new Error('Two roles were written');
    const picks = [
      { role_id: day.id, talent_id: other.talent_id },
      { role_id: night.id, talent_id: talent.talent_id },
    ];
    await company.api.ok('POST /projects/:id/requests', { params, body: { picks, answer_by: '2026-06-20' } });
    const { items } = await talent.api.ok('GET /talent/requests', { query: {} });
    const id = items[0]?.id ?? '';
    expect(items[0]).toMatchObject({ first_day: '2026-07-02', last_day: '2026-07-02' });
    const request = await talent.api.ok('GET /talent/requests/:id', { params: { id } });
    const { hours: _, ...frozen } = written;
    expect(request.terms).toMatchObject({ ...frozen, days: [evening], rights: [] });
    expect(request).toMatchObject({ day_count: 1, total_fee_ore: 450_000 });
    await talent.api.ok('POST /talent/requests/:id/answer-interested', { params: { id }, body: {} });
    await company.api.ok('POST /projects/:id/start-review', { params });
    await company.api.ok('POST /candidates/:id/approve', { params: { id }, body: {} });
    await company.api.ok('POST /projects/:id/activate', { params, body: { accepts_short_roles: true } });
    const assignment = await talent.api.ok('GET /talent/assignments/:id', { params: { id } });
    expect(assignment.bookings).toMatchObject([{ starts_on: '2026-07-02', ends_on: '2026-07-02' }]);

    // The same evening in another project is a clash; a day between the project's dates is not.
    const clashesOn = async (span: typeof evening) => {
      const form = { ...twoRoles(), roles: [aRole({ terms: { ...written, days: [span] } })] };
      const elsewhere = await company.api.ok('POST /projects', { body: form });
      await company.api.ok('POST /projects/:id/open-casting', { params: { id: elsewhere.id } });
      const asked = await aRequest(server, company, elsewhere.id, talent);
      return (await talent.api.ok('GET /talent/requests/:id', { params: { id: asked.id } })).clashes.length;
    };
    expect(await clashesOn(evening)).toBe(1);
    expect(await clashesOn({ ...evening, starts_on: '2026-07-03', ends_on: '2026-07-03' })).toBe(0);
  });

  test('are not sent while parts are missing, which are named', async () => {
    const talent = await aTalent(server);
    const form = { ...twoRoles(), roles: [aRole({ terms: { ...written, days: [{ ...aSpan('2026-07-09') }] } })] };
    const project = await company.api.ok('POST /projects', { body: form });
    const params = { id: project.id };
    await company.api.ok('POST /projects/:id/open-casting', { params });
    const picks = [{ role_id: project.roles[0]?.id ?? '', talent_id: talent.talent_id }];
    const body = { picks, answer_by: '2026-06-20' };
    expect(await company.api.refusal('POST /projects/:id/requests', { params, body })).toMatchObject({
      code: 'terms_incomplete',
      message: 'Villkoren är inte färdiga för Ryttare. Fyll i det som saknas i formuläret först.',
      data: { roles: [{ title: 'Ryttare', lacks: [{ field: 'days', code: 'days_outside' }] }] },
    });
  });

  test('are not sent while they ask too much of people', async () => {
    const talent = await aTalent(server);
    const { terms } = aRole();
    const form = { ...twoRoles(), roles: [aRole({ terms: { ...terms, content: ['nudity'] } })] };
    const project = await company.api.ok('POST /projects', { body: form });
    const params = { id: project.id };
    await company.api.ok('POST /projects/:id/open-casting', { params });
    const picks = [{ role_id: project.roles[0]?.id ?? '', talent_id: talent.talent_id }];
    const body = { picks, answer_by: '2026-06-20' };
    expect(await company.api.refusal('POST /projects/:id/requests', { params, body })).toMatchObject({
      code: 'limits_broken',
      data: { limits: ['intimacy_unsaid'] },
    });
  });

  test('of a role without written ones are the blank ones, in the database too', async () => {
    const { rows } = await sql<{ terms: unknown; hours: unknown }>`
      with made as (insert into projects (company_id, title, status, current_step)
        values (${company.company_id}, 'Tomt', 'draft', 1) returning id)
      insert into project_roles (project_id, role_index, title) select id, 0, 'Roll' from made returning terms, hours`.execute(
      server.services.db,
    );
    const { hours, ...blank } = BLANK_TERMS;
    expect(rows).toEqual([{ terms: blank, hours }]);
  });
});
