/** Replacing a talent who cannot come, over HTTP: who is found and asked, the first yes, and the secret reason. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ore } from '#domain/kernel/money/ore.ts';
import { aCompany, aTalent, type Company, type Talent } from '#tests/factories/people.ts';
import { aProject, aRole, candidateOf, type RoleForm, sayYes } from '#tests/factories/projects.ts';
import { ratesKnownSince } from '#tests/factories/rates.ts';
import { termsFor } from '#tests/factories/terms.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { aMinor, askedGuardian, START } from '../people/guardian-acts.ts';
import { type Told, toldBy } from '../talk/consequences.ts';

const [DAY, NEXT_DAY] = ['2026-08-18', '2026-08-19'];
const REASON = 'Magsjuk sedan i natt';

let server: TestServer;
let told: Told;
beforeAll(async () => {
  server = await startTestServer();
  told = toldBy(server);
});
afterAll(() => server.stop());
beforeEach(() => server.setClock(START));

const bookingsOf = async ({ api }: Company, id: string) =>
  (await api.ok('GET /projects/:id/bookings', { params: { id }, query: {} })).items;
const cancel = ({ api }: Company, id: string) =>
  api.ok('POST /bookings/:id/cancel', { params: { id }, body: { reason: REASON } });
const look = ({ api }: Company, id: string) => api.ok('GET /bookings/:id/replacement', { params: { id } });
const askThem = ({ api }: Company, id: string, people: readonly Talent[], answer_by = DAY) =>
  api.call('POST /bookings/:id/replacements', {
    params: { id },
    body: { talent_ids: people.map(({ talent_id }) => talent_id), answer_by },
  });
/** The open request of a talent who is asked as a replacement. */
const requestOf = async ({ api }: Talent) =>
  (await api.ok('GET /talent/requests', { query: { group: 'to_answer' } })).items.find((one) => one.is_replacement);
const answer = async (talent: Talent, id = '') =>
  talent.api.call('POST /talent/requests/:id/answer-interested', { params: { id }, body: {} });

/**
 * A talent who is booked for two days and has called in sick. The talents in `reserves` said yes to the same role and
 * were not chosen.
 */
async function somebodyIll({
  reserves = [],
  role = aRole(),
}: {
  readonly reserves?: readonly Talent[];
  readonly role?: RoleForm;
} = {}) {
  const [company, ill] = [
    await aCompany(server),
    await aTalent(server, { first_name: 'Sixten', last_name: 'Ahlgren' }),
  ];
  const dates = [{ kind: 'work' as const, starts_on: DAY, ends_on: NEXT_DAY }];
  const { id } = await aProject(server, company, {
    step: 3,
    asked: [ill, ...reserves],
    form: { dates, roles: [role] },
  });
  for (const one of [ill, ...reserves]) await sayYes(one, (await candidateOf(company, id, one)).id);
  await company.api.ok('POST /projects/:id/start-review', { params: { id } });
  const candidate = (await candidateOf(company, id, ill)).id;
  await company.api.ok('POST /candidates/:id/approve', { params: { id: candidate }, body: {} });
  await company.api.ok('POST /projects/:id/activate', { params: { id }, body: {} });
  const booking = (await bookingsOf(company, id))[0]?.id ?? '';
  return { company, ill, id, candidate, booking };
}

test('of two replacements who say yes at once one is booked, with an agreement of their own, and the other gets a kind answer', async () => {
  const [reserve, stranger] = [
    await aTalent(server, { first_name: 'Rut' }),
    await aTalent(server, { first_name: 'Stig' }),
  ];
  const { company, ill, id, candidate, booking } = await somebodyIll({ reserves: [reserve] });
  expect((await askThem(company, booking, [reserve])).status).toBe(409);
  server.setClock('2026-08-17T06:00:00Z');
  const { share } = await company.api.ok('GET /bookings/:id/cancellation', { params: { id: booking } });
  await cancel(company, booking);
  const report = await ill.api.ok('GET /assignments/:id/report', { params: { id: candidate } });
  expect(report.plan.days.map((day) => day.share)).toEqual([share, share]);

  const before = await look(company, booking);
  expect(before).toMatchObject({ may_ask: true, pay_ore: 900_000, asked: [] });
  expect(before.reserves).toMatchObject([{ id: reserve.talent_id, is_free: true }]);
  expect((await askThem(company, booking, [ill])).body).toMatchObject({ sent_count: 0 });
  expect((await askThem(company, booking, [reserve], NEXT_DAY)).status).toBe(422);
  expect((await askThem(company, booking, [reserve, stranger])).body).toEqual({ sent_count: 2, skipped: [] });
  expect((await askThem(company, booking, [stranger])).body).toMatchObject({ sent_count: 0 });

  const both = [reserve, stranger];
  const asked = await Promise.all(both.map(requestOf));
  expect(asked).toMatchObject([{ first_day: DAY, last_day: NEXT_DAY, answer_by: DAY }, { first_day: DAY }]);
  const answers = await Promise.all(both.map((talent, at) => answer(talent, asked[at]?.id)));
  const [first, second] = answers[0]?.status === 200 ? both : both.toReversed();
  if (!first || !second) throw new Error('Two were asked');
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const late = answers.find(({ status }) => status === 409)?.body;
  expect(late).toMatchObject({ error: { code: expect.stringMatching(/^(place_taken|project_not_casting)$/) } });

  expect(await told.bookingsOf(id)).toEqual([`${DAY} ${NEXT_DAY} cancelled`, `${DAY} ${NEXT_DAY} confirmed`]);
  const booked = await first.api.ok('GET /talent/assignments', { query: {} });
  expect(booked.items).toMatchObject([{ bookings: [{ status: 'confirmed' }], report_status: 'open' }]);
  await server.services.scribe.settled();
  const { items } = await company.api.ok('GET /projects/:id/agreements', { params: { id }, query: {} });
  expect(items.filter(({ status }) => status === 'to_sign').map(({ talent_name }) => talent_name)).toEqual([
    first.name,
  ]);
  expect((await told.noticesOf(first)).at(-1)).toBe('candidate.book');
  expect((await told.noticesOf(second)).at(-1)).toBe('candidate.close');
  expect(await told.noticesOfCompany(company)).toContain('candidate.take-place');
  const after = await look(company, booking);
  expect(after).toMatchObject({ may_ask: false, reserves: [], asked: [{ name: first.name, is_booked: true }, {}] });
  expect((await askThem(company, booking, [await aTalent(server)])).status).toBe(409);

  // The asked talents learn neither the reason nor the name of the talent who cannot come.
  const ids = asked.map((one) => one?.id ?? '');
  const read = await Promise.all(
    both.flatMap(({ api }, at) => [
      api.raw('GET /talent/requests/:id', { params: { id: ids[at] } }),
      api.raw('GET /notifications'),
      api.raw('GET /talent/assignments/:id', { params: { id: ids[at] } }),
    ]),
  );
  const { rows: mails } = await server.services.pool.query('select content from outbox where recipient = any($1)', [
    both.map(({ email }) => email),
  ]);
  expect(JSON.stringify([read, mails])).not.toMatch(/sjuk|Sixten|Ahlgren/i);
});

test('one press asks the free reserves first, then free people by the wishes of the role; the rest follows from a yes', async () => {
  const who = (first_name: string) => aTalent(server, { first_name });
  const [reserve, busyReserve] = [await who('Rut'), await who('Bea')];
  const [dancer, busyDancer] = [await who('Stig'), await who('Ola')];
  for (const { api } of [dancer, busyDancer])
    await api.ok('PATCH /talent/profile', { body: { categories: ['dancer'] } });
  const wishes = [{ demand: 'must' as const, any: [{ kind: 'category' as const, id: 'dancer' }] }];
  const role = aRole({ wanted: { wishes } });
  const { company, id, booking } = await somebodyIll({ reserves: [reserve, busyReserve], role });
  for (const { api } of [busyReserve, busyDancer])
    await api.ok('POST /talent/busy-days', { body: { starts_on: NEXT_DAY, ends_on: NEXT_DAY } });
  const suggested = async () =>
    (await company.api.ok('GET /bookings/:id/replacement/suggested', { params: { id: booking } })).items;
  expect(await suggested()).toEqual([]);
  server.setClock('2026-08-17T06:00:00Z');
  await cancel(company, booking);
  const people = await suggested();
  expect(people.map((one) => [one.id, one.is_reserve])).toEqual([
    [reserve.talent_id, true],
    [dancer.talent_id, false],
  ]);
  const { pool } = server.services;
  const both = [[reserve.talent_id, dancer.talent_id], company.company_id];
  await pool.query('insert into talent_blocks (talent_id, company_id) select unnest($1::uuid[]), $2', both);
  expect(await suggested()).toEqual([]);
  await pool.query('delete from talent_blocks where talent_id = any($1) and company_id = $2', both);
  expect((await askThem(company, booking, [reserve, dancer])).body).toMatchObject({ sent_count: 2 });
  expect(await suggested()).toEqual([]);
  expect((await answer(dancer, (await requestOf(dancer))?.id)).status).toBe(200);
  expect(await suggested()).toEqual([]);
  expect((await told.bookingsOf(id)).at(-1)).toBe(`${DAY} ${NEXT_DAY} confirmed`);
});

test('a talent who is booked elsewhere since cannot step in, and a replacement who leaves can be replaced too', async () => {
  const [anna, bo] = [await aTalent(server), await aTalent(server)];
  const { company, id, booking } = await somebodyIll();
  await cancel(company, booking);
  await askThem(company, booking, [anna, bo]);
  const dates = [{ kind: 'work' as const, starts_on: NEXT_DAY, ends_on: NEXT_DAY }];
  await aProject(server, await aCompany(server), { step: 5, asked: [anna], form: { dates } });
  expect(await answer(anna, (await requestOf(anna))?.id)).toMatchObject({ body: { error: { code: 'booking_clash' } } });
  expect((await look(company, booking)).asked).toMatchObject([{ is_booked: false }, { is_booked: false }]);
  expect((await answer(bo, (await requestOf(bo))?.id)).status).toBe(200);
  const of = async () =>
    (await bookingsOf(company, id)).map(({ talent_name, ...row }) => [row.status, row.may_replace]);
  expect((await of()).toSorted()).toEqual([
    ['cancelled', false],
    ['confirmed', true],
  ]);
  const bos = (await bookingsOf(company, id)).find(({ status }) => status === 'confirmed')?.id ?? '';
  server.setClock('2026-08-18T20:00:00Z');
  await cancel(company, bos);
  expect(await look(company, booking)).toMatchObject({ may_ask: false });
  expect(await look(company, bos)).toMatchObject({ may_ask: true, starts_on: DAY, asked: [] });
  server.setClock('2026-08-19T05:00:00Z');
  expect(await look(company, bos)).toMatchObject({ starts_on: NEXT_DAY, ends_on: NEXT_DAY, pay_ore: 450_000 });
});

test('a replacement for one of two days is paid half of a fee for all days together, and is told how much of it arrives', async () => {
  await ratesKnownSince(server, '2026-01-01T08:00:00Z');
  const terms = termsFor(ore(900_000));
  const role = aRole({ terms: { ...terms, fee: { ...terms.fee, basis: 'whole' } } });
  const { company, booking } = await somebodyIll({ role });
  await cancel(company, booking);
  expect((await look(company, booking)).pay_ore).toBe(900_000);
  server.setClock('2026-08-19T05:00:00Z');
  expect((await look(company, booking)).pay_ore).toBe(450_000);
  const anna = await aTalent(server);
  await askThem(company, booking, [anna], NEXT_DAY);
  expect(await requestOf(anna)).toMatchObject({ fee: { basis: 'whole', amount_ore: 450_000 } });
  const { rows } = await server.services.pool.query(
    `select n.message, o.content ->> 'message' as mailed from talent_notifications n join outbox o on o.recipient = $2
     where n.talent_id = $1 and n.type = 'candidate.request'`,
    [anna.talent_id, anna.email],
  );
  const said = 'för 4 500 kr för hela uppdraget, sammanlagt 4 500 kr, varav du får ut cirka 2 397 kr.';
  for (const text of [rows[0]?.message, rows[0]?.mailed]) expect(text?.replaceAll('\u00a0', ' ')).toContain(said);
});

test('an answer to step in comes in time or not at all, and is not waited for when the work is over', async () => {
  const [anna, bo] = [await aTalent(server), await aTalent(server)];
  const { company, id, booking } = await somebodyIll();
  await cancel(company, booking);
  await askThem(company, booking, [anna], '2026-08-16');
  await askThem(company, booking, [bo]);
  const [annas, bos] = [await requestOf(anna), await requestOf(bo)];
  server.setClock('2026-08-17T06:00:00Z');
  expect(await answer(anna, annas?.id)).toMatchObject({ body: { error: { code: 'place_taken' } } });
  // Anna's last day to answer has passed, so she cannot be reminded; Bo's has not.
  const remind = async (one?: { readonly id: string }) =>
    (await company.api.raw('POST /candidates/:id/remind', { params: { id: one?.id ?? '' } })).status;
  expect([await remind(annas), await remind(bos)]).toEqual([409, 200]);
  server.setClock('2026-08-19T20:00:00Z');
  await company.api.ok('POST /projects/:id/complete', { params: { id } });
  expect((await told.noticesOf(bo)).at(-1)).toBe('candidate.close');
  expect(await bo.api.ok('GET /talent/requests/:id', { params: { id: bos?.id ?? '' } })).toMatchObject({
    standing: 'not_chosen',
    actions: [],
  });
});

test('the booking of a replacement under 18 waits for its papers', async () => {
  const minor = await aMinor(server);
  await (await askedGuardian(server, minor)).give();
  const { company, id, booking } = await somebodyIll();
  await cancel(company, booking);
  await askThem(company, booking, [minor]);
  await answer(minor, (await requestOf(minor))?.id);
  expect(await told.bookingsOf(id)).toEqual([`${DAY} ${NEXT_DAY} cancelled`, `${DAY} ${NEXT_DAY} waiting`]);
});
