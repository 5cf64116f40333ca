/**
 * A talent's to-dos about booked work, over HTTP: reports that are requested, changed or disputed, and agreements to
 * sign.
 */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { NO_RIGHT } from '#domain/deal/terms/rights.ts';
import { kronor } from '#domain/kernel/money/ore.ts';
import { addDays } from '#domain/kernel/time/day.ts';
import type { SaidReport } from '#domain/work/report/report.ts';
import { sweepDeadlines } from '#server/lifecycle/sweep-deadlines.ts';
import { aSignedProject, signForCompany } from '#tests/factories/agreements.ts';
import { as } from '#tests/factories/client.ts';
import { aCompany, aTalent, type Person } from '#tests/factories/people.ts';
import { aProject, aRole, candidateOf, type RoleForm } from '#tests/factories/projects.ts';
import { termsFor } from '#tests/factories/terms.ts';
import { plannedReport, type Working, working } from '#tests/factories/working.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

// In `working` the last work day is Thursday 20 August, so the days for a silent approval include a weekend.
const BEFORE = '2026-08-13T08:00:00Z';
const LAST_DAY = '2026-08-20T15:00:00Z';
const DAY_AFTER = '2026-08-21T06:00:00Z';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.setClock(BEFORE));

const toDoOf = ({ api }: Person) => api.ok('GET /talent/to-do');
const whatOf = async (talent: Person) => (await toDoOf(talent)).items.map(({ what, count }) => [what, count]);
const NOTHING = { items: [], past_count: 0 };

const sending = async (work: Working, version: number, changes: Partial<SaidReport> = {}) => ({
  params: { id: work.id },
  body: { version, comment: 'Det var så.', work: (await plannedReport(work, changes)) as never },
});

/** Sets the clock and signs these people in again, because their sessions have ended. */
async function goTo(day: string, ...people: readonly Person[]) {
  server.setClock(`${day}T10:00:00Z`);
  for (const person of people) {
    const cookie = await signInAs(server.services, person.account_id);
    Object.assign(person, { cookie, api: as(server, cookie) });
  }
}

test('a report is there from when it is asked for, and when the company has changed it, until it is answered', async () => {
  const work = await working(server);
  const { talent, company, id } = work;
  const params = { id };
  server.setClock(LAST_DAY);
  expect(await toDoOf(talent)).toEqual(NOTHING);
  server.setClock(DAY_AFTER);
  await sweepDeadlines(server.services);
  const first = { id, company_name: company.company_name, role_title: 'Ryttare' };
  expect(await toDoOf(talent)).toEqual({
    items: [{ what: 'send_report', count: 1, until: '2026-08-26', is_past: true, first }],
    past_count: 1,
  });
  await company.api.ok('POST /assignments/:id/report/adjust', await sending(work, 0, { kilometres: 5 }));
  const { version, silent_on, actions } = await talent.api.ok('GET /assignments/:id/report', { params });
  expect(actions).toContain('accept');
  expect(await toDoOf(talent)).toEqual({
    items: [{ what: 'answer_report', count: 1, until: silent_on, is_past: true, first }],
    past_count: 1,
  });
  expect(silent_on).toBe('2026-08-26');
  // Another talent does not see the to-dos.
  expect(await toDoOf(await aTalent(server))).toEqual(NOTHING);
  await talent.api.ok('POST /assignments/:id/report/accept', { params, body: { version } });
  expect(await toDoOf(talent)).toEqual(NOTHING);
});

test('a report that was changed on the last day itself is of an assignment that is not over yet', async () => {
  const work = await working(server);
  server.setClock(LAST_DAY);
  await work.talent.api.ok('POST /assignments/:id/report', await sending(work, 0));
  expect(await toDoOf(work.talent)).toEqual(NOTHING);
  await work.company.api.ok('POST /assignments/:id/report/adjust', await sending(work, 1, { kilometres: 5 }));
  expect(await toDoOf(work.talent)).toMatchObject({
    items: [{ what: 'answer_report', until: '2026-08-25', is_past: false }],
    past_count: 0,
  });
});

test('a report that the company disputes is there until the talent has explained it, once', async () => {
  const work = await working(server);
  const { talent, company, id } = work;
  server.setClock(DAY_AFTER);
  await talent.api.ok('POST /assignments/:id/report', await sending(work, 0));
  const body = { version: 1, lines: ['mileage'], words: 'Ni körde inte.' };
  await company.api.ok('POST /assignments/:id/report/dispute', { params: { id }, body });
  expect(await toDoOf(talent)).toMatchObject({ items: [{ what: 'explain_report', count: 1, until: null }] });
  await talent.api.ok('POST /assignments/:id/report/explain', { params: { id }, body: { words: 'Jo.' } });
  expect(await toDoOf(talent)).toEqual(NOTHING);
});

test('every agreement of work that waits is counted, also of days that are over, and an assignment once', async () => {
  const [company, talent] = [await aCompany(server), await aTalent(server)];
  const booked = async (day: string) => {
    const dates = [{ kind: 'work' as const, starts_on: day, ends_on: day }];
    const { id } = await aProject(server, company, { step: 5, asked: [talent], form: { dates } });
    await signForCompany(server, company, id);
    return candidateOf(company, id, talent);
  };
  await booked('2026-08-18');
  await booked('2026-09-18');
  server.setClock(DAY_AFTER);
  await sweepDeadlines(server.services);
  expect(await talent.api.ok('GET /talent/assignments', { query: {} })).toMatchObject({ total: 1 });
  const { items, past_count } = await toDoOf(talent);
  expect(items).toMatchObject([
    { what: 'send_report', count: 1, is_past: true },
    { what: 'sign_agreement', count: 2, until: null, is_past: false },
  ]);
  expect(past_count).toBe(1);
  const { id } = items[1]?.first ?? { id: '' };
  const { actions, sha256 } = await talent.api.ok('GET /agreements/:id', { params: { id } });
  expect(actions).toContain('sign');
  const body = { name: talent.name, accepts: true as const, sha256: sha256 ?? '' };
  await talent.api.ok('POST /agreements/:id/sign', { params: { id }, body });
  expect(await whatOf(talent)).toEqual([
    ['send_report', 1],
    ['sign_agreement', 1],
  ]);
});

test('an extension that the company has ordered waits for the talent to sign it, and for no one afterwards', async () => {
  const [company, talent] = [await aCompany(server), await aTalent(server)];
  const tv = {
    ...NO_RIGHT,
    media: ['tv', 'online'] as const,
    territory: 'SE' as const,
    months: 12,
    fee_ore: kronor(3_000),
    renewal_ore: kronor(5_000),
  };
  const role = aRole({ terms: { ...termsFor(kronor(4_500)), rights: [tv] } as unknown as RoleForm['terms'] });
  const project = await aSignedProject(server, company, [talent], { roles: [role] });
  const day = addDays(BEFORE.slice(0, 10), 30);
  await goTo(day, company, talent);
  const { items } = await company.api.ok('GET /projects/:id/rights', { params: { id: project.id }, query: {} });
  const params = { id: items[0]?.id ?? '' };
  const published = { published_on: day, seen_published_on: null, with_alike: false };
  await company.api.ok('POST /rights/:id/publication', { params, body: published });
  // The work is done, and silence has approved the report.
  for (const later of [10, 20]) {
    await goTo(addDays(day, later), company, talent);
    await sweepDeadlines(server.services);
  }
  const { ends_on, company: cost } = await company.api.ok('GET /rights/:id/extension', { params });
  expect(await toDoOf(talent)).toEqual(NOTHING);
  const { id } = await company.api.ok('POST /rights/:id/extension', {
    params,
    body: { name: company.name, accepts: true, seen: { ends_on, total_ore: cost.total_ore } },
  });
  expect(await toDoOf(talent)).toMatchObject({
    items: [{ what: 'sign_extension', count: 1, until: null, first: { id, company_name: company.company_name } }],
    // The assignment is listed under rights, so no list of assignments counts it.
    past_count: 0,
  });
  const { sha256 } = await talent.api.ok('GET /agreements/:id', { params: { id } });
  const body = { name: talent.name, accepts: true as const, sha256: sha256 ?? '' };
  await talent.api.ok('POST /agreements/:id/sign', { params: { id }, body });
  expect(await toDoOf(talent)).toEqual(NOTHING);
});
