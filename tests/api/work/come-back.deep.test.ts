/** A talent who has called off comes after all, over HTTP: what holds as before, until when, and two at once. */
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { NO_RIGHT } from '#domain/deal/terms/rights.ts';
import { ore } from '#domain/kernel/money/ore.ts';
import { makeExports } from '#server/features/accounts/data-export/commands/make-exports.ts';
import { aSignedProject } from '#tests/factories/agreements.ts';
import { as } from '#tests/factories/client.ts';
import { aCompany, aTalent, type Talent } from '#tests/factories/people.ts';
import { aProject, aRole, candidateOf, type RoleForm } from '#tests/factories/projects.ts';
import { termsFor } from '#tests/factories/terms.ts';
import { type Working, working } from '#tests/factories/working.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type Told, toldBy } from '../talk/consequences.ts';

let server: TestServer;
let told: Told;
beforeAll(async () => {
  server = await startTestServer();
  told = toldBy(server);
});
afterAll(() => server.stop());
beforeEach(() => server.setClock('2026-08-13T08:00:00Z'));

const CALL_OFF = 'POST /talent/assignments/:id/call-off';
const COME_BACK = 'POST /talent/assignments/:id/come-back';

const daysOf = async ({ id, talent }: Pick<Working, 'id' | 'talent'>) =>
  (await talent.api.ok('GET /talent/assignments/:id', { params: { id } })).bookings;
const idsOf = async (work: Pick<Working, 'id' | 'talent'>, from?: string) =>
  (await daysOf(work)).filter(({ starts_on }) => !from || starts_on === from).map(({ id }) => id);
const callOff = async (work: Working, from?: string) =>
  work.talent.api.ok(CALL_OFF, {
    params: { id: work.id },
    body: { booking_ids: await idsOf(work, from), reason: 'Jag är sjuk.' },
  });
const comeBack = async (work: Working, from?: string) =>
  work.talent.api.call(COME_BACK, { params: { id: work.id }, body: { booking_ids: await idsOf(work, from) } });
const ask = ({ company }: Working, id: string, people: readonly Talent[]) =>
  company.api.call('POST /bookings/:id/replacements', {
    params: { id },
    body: { talent_ids: people.map(({ talent_id }) => talent_id), answer_by: '2026-08-15' },
  });
const askedTo = async ({ api }: Talent) =>
  (await api.ok('GET /talent/requests', { query: { group: 'to_answer' } })).items.find((one) => one.is_replacement)
    ?.id ?? '';
const sayYesTo = ({ api }: Talent, id: string) =>
  api.call('POST /talent/requests/:id/answer-interested', { params: { id }, body: {} });
const reportOf = ({ id, company }: Working) => company.api.ok('GET /assignments/:id/report', { params: { id } });
const agreementsOf = async ({ company, project_id: id }: Working) =>
  (await company.api.ok('GET /projects/:id/agreements', { params: { id }, query: {} })).items;

test('a talent who is well again is booked as before: nobody approves anew, the asked are told, and pay and agreement hold', async () => {
  const work = await working(server);
  const stranger = await aTalent(server);
  await server.services.scribe.settled();
  await callOff(work);
  const [first = ''] = await idsOf(work);
  expect((await ask(work, first, [stranger])).body).toMatchObject({ sent_count: 1 });
  expect(await daysOf(work)).toMatchObject([{ actions: ['come-back'] }, { actions: ['come-back'] }]);
  expect((await reportOf(work)).status).toBe('void');

  expect((await comeBack(work)).status).toBe(200);
  expect(await daysOf(work)).toMatchObject([{ status: 'confirmed' }, { status: 'confirmed' }]);
  const { status, plan, last_day } = (await reportOf(work)) as never as {
    status: string;
    plan: { days: { share: number }[] };
    last_day: string;
  };
  expect([status, plan.days.map(({ share }) => share), last_day]).toEqual([
    'open',
    [10_000, 10_000, 10_000],
    '2026-08-20',
  ]);
  await server.services.scribe.settled();
  expect((await agreementsOf(work)).map((one) => `${one.version} ${one.status}`).toSorted()).toEqual([
    '1 void',
    '2 to_sign',
  ]);
  expect(await work.talent.api.ok('GET /talent/poll')).toMatchObject({ assignment_count: 1 });
  expect(await told.noticesOfCompany(work.company)).toContain('booking.come-back');
  expect(await told.mailsTo(work.company)).toContain(`${work.talent.name} kan komma ändå`);
  expect((await told.noticesOf(stranger)).at(-1)).toBe('candidate.close');
  expect((await comeBack(work)).status).toBe(409);
});

test('a signed agreement holds through a calling off, and its rights hold again', async () => {
  const [company, talent] = [await aCompany(server), await aTalent(server)];
  const line = { ...NO_RIGHT, media: ['tv' as const], territory: 'SE', months: 12 };
  const roles = [aRole({ terms: { ...termsFor(ore(450_000)), rights: [line] } as RoleForm['terms'] })];
  const { id: project_id } = await aSignedProject(server, company, [talent], { roles });
  const work = { company, talent, project_id, id: (await candidateOf(company, project_id, talent)).id };
  const rightsOf = async () =>
    (await server.services.pool.query('select status from usage_rights where candidate_id = $1', [work.id])).rows;
  expect(await rightsOf()).toEqual([{ status: 'coming' }]);
  await callOff(work);
  expect(await rightsOf()).toEqual([{ status: 'void' }]);
  expect((await comeBack(work)).status).toBe(200);
  expect((await agreementsOf(work)).map((one) => [one.version, one.status])).toEqual([[1, 'signed']]);
  expect(await rightsOf()).toEqual([{ status: 'coming' }]);
});

test('a talent who comes back on the second of two days is paid for that day and not for the missed one', async () => {
  const work = await working(server);
  server.setClock('2026-08-17T03:30:00Z');
  await callOff(work, '2026-08-17');
  server.setClock('2026-08-18T04:00:00Z');
  expect((await comeBack(work, '2026-08-17')).status).toBe(200);
  const { plan } = await reportOf(work);
  expect(plan.days.map(({ day, outcome, share }) => [day, outcome, share])).toEqual([
    ['2026-08-17', 'cancelled', 0],
    ['2026-08-18', 'done', 10_000],
    ['2026-08-20', 'done', 10_000],
  ]);
});

test('the data export of a talent names the days that they missed', async () => {
  const work = await working(server);
  server.setClock('2026-08-17T03:30:00Z');
  await callOff(work, '2026-08-17');
  server.setClock('2026-08-18T04:00:00Z');
  await comeBack(work, '2026-08-17');
  const cookie = await signInAs(server.services, work.talent.account_id);
  const api = as(server, cookie);
  await api.ok('POST /account/data-export', { body: {} });
  await makeExports(server.services);
  const { url } = await api.ok('POST /account/data-export/file');
  const answer = await fetch(server.url + url, { headers: { cookie } });
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const rows = JSON.parse(Buffer.from(files['data/uppdrag.json'] ?? []).toString());
  expect(rows.map(({ missed_days }: { missed_days: string[] }) => missed_days)).toEqual([['2026-08-17'], []]);
});

test('nobody comes back to days that are over, that the company cancelled, or on which they work elsewhere', async () => {
  const [work, other] = [await working(server), await working(server)];
  await callOff(work, '2026-08-17');
  const [first = ''] = await idsOf(work, '2026-08-17');
  const foreign = { params: { id: work.id }, body: { booking_ids: [first] } };
  expect((await other.talent.api.refusal(COME_BACK, foreign)).code).toBe('not_found');
  const [last = ''] = await idsOf(work, '2026-08-20');
  await work.company.api.ok('POST /bookings/:id/cancel', { params: { id: last }, body: { reason: 'Vi flyttar.' } });
  expect((await comeBack(work, '2026-08-20')).body).toMatchObject({ error: { code: 'not_allowed_now' } });
  const form = { dates: [{ kind: 'work' as const, starts_on: '2026-08-18', ends_on: '2026-08-18' }], roles: [aRole()] };
  await aProject(server, other.company, { step: 5, asked: [work.talent], form });
  expect((await comeBack(work, '2026-08-17')).body).toMatchObject({ error: { code: 'booking_clash' } });
  server.setClock('2026-08-19T08:00:00Z');
  expect((await comeBack(work, '2026-08-17')).body).toMatchObject({ error: { code: 'work_over' } });
});

test('of a talent who comes back and another who says yes at the same moment one is booked, and the other is refused', async () => {
  for (const order of ['back first', 'yes first']) {
    const [work, stranger] = [await working(server), await aTalent(server)];
    await callOff(work, '2026-08-20');
    const [id = ''] = await idsOf(work, '2026-08-20');
    await ask(work, id, [stranger]);
    const request = await askedTo(stranger);
    const calls = [() => comeBack(work, '2026-08-20'), () => sayYesTo(stranger, request)];
    const answers = await Promise.all((order === 'back first' ? calls : calls.toReversed()).map((call) => call()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const booked = (await told.bookingsOf(work.project_id)).filter((one) => one === '2026-08-20 2026-08-20 confirmed');
    expect(booked).toHaveLength(1);
  }
});

test('a talent whose place another has taken cannot come back, and one whose replacement is only asked can', async () => {
  const [work, stranger] = [await working(server), await aTalent(server)];
  await callOff(work);
  const [first = '', last = ''] = await idsOf(work);
  await ask(work, first, [stranger]);
  expect((await sayYesTo(stranger, await askedTo(stranger))).status).toBe(200);
  expect((await comeBack(work, '2026-08-17')).body).toMatchObject({ error: { code: 'place_taken' } });
  expect(await daysOf(work)).toMatchObject([{ actions: [] }, { id: last, actions: ['come-back'] }]);
  expect((await comeBack(work, '2026-08-20')).status).toBe(200);
});

test('two who call off at once each leave a place of their own, and the reserve who takes one is not free for the other', async () => {
  const [one, two, stranger] = [await aTalent(server), await aTalent(server), await aTalent(server)];
  const { company } = await working(server);
  const form = {
    dates: [{ kind: 'work' as const, starts_on: '2026-08-24', ends_on: '2026-08-24' }],
    roles: [aRole({ headcount: 2 })],
  };
  const { id: project_id } = await aProject(server, company, { step: 5, asked: [one, two], form });
  const works = await Promise.all(
    [one, two].map(async (talent) => {
      const { items } = await talent.api.ok('GET /talent/assignments', { query: {} });
      return { company, talent, project_id, id: items[0]?.id ?? '' };
    }),
  );
  await Promise.all(works.map((work) => callOff(work)));
  const left = (await Promise.all(works.map((work) => idsOf(work)))).flat();
  for (const [at, id] of left.entries()) {
    const work = works[at] as Working;
    expect((await ask(work, id, [stranger])).body).toMatchObject({ sent_count: 1 });
  }
  const { items } = await stranger.api.ok('GET /talent/requests', { query: { group: 'to_answer' } });
  const answers = await Promise.all(items.map(({ id }) => sayYesTo(stranger, id)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [taken, open] = answers[0]?.status === 200 ? left : left.toReversed();
  const view = (id = '') => company.api.ok('GET /bookings/:id/replacement', { params: { id } });
  const views = [await view(taken), await view(open)];
  expect(views.map(({ may_ask }) => may_ask).toSorted()).toEqual([false, true]);
});

test('the chain of a place says who left, who was asked, who said no and who came, and stays when the day is over', async () => {
  const work = await working(server);
  const [no, came] = [await aTalent(server, { first_name: 'Nils' }), await aTalent(server, { first_name: 'Karin' })];
  await callOff(work, '2026-08-20');
  const [id = ''] = await idsOf(work, '2026-08-20');
  await ask(work, id, [no, came]);
  await no.api.ok('POST /talent/requests/:id/answer-not-interested', { params: { id: await askedTo(no) }, body: {} });
  await sayYesTo(came, await askedTo(came));
  const { items } = await came.api.ok('GET /talent/assignments', { query: {} });
  const stepped = { ...work, talent: came, id: items[0]?.id ?? '' };
  await callOff(stepped);
  await comeBack(stepped);
  const look = async (booking: string) => {
    const { chain } = await work.company.api.ok('GET /bookings/:id/replacement', { params: { id: booking } });
    return chain
      .toReversed()
      .map(({ what, name, reason }) => [what.split('.')[1], name, reason].filter(Boolean).join(' '));
  };
  const expected = [
    `call-off ${work.talent.name} Jag är sjuk.`,
    ...['Nils Berg', 'Karin Berg'].map((name) => `request ${name}`),
    'answer-not-interested Nils Berg',
    'take-place Karin Berg',
    'call-off Karin Berg Jag är sjuk.',
    'come-back Karin Berg',
  ];
  expect((await look(id)).toSorted()).toEqual(expected.toSorted());
  const [theirs = ''] = await idsOf(stepped);
  expect(await look(theirs)).toEqual(await look(id));
  server.setClock('2026-08-22T08:00:00Z');
  expect((await look(id)).at(-1)).toBe('come-back Karin Berg');
});
