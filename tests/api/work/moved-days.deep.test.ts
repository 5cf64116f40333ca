/** The days of a production are moved for everybody at once: booked people sign, asked people answer again. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AgreementSummary } from '#contract/work/agreement.ts';
import { CANCELLATION_TEMPLATES } from '#domain/deal/terms/cancellation.ts';
import { ore } from '#domain/kernel/money/ore.ts';
import { EMPTY_SHEET } from '#domain/work/call-sheet/call-sheet.ts';
import { aCompany, aTalent, type Company, type Talent } from '#tests/factories/people.ts';
import { aProject, aRequest, aRole, candidateOf, sayNo, sayYes } from '#tests/factories/projects.ts';
import { aSpan } from '#tests/factories/terms.ts';
import { plannedReport, WORKING_TERMS } from '#tests/factories/working.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type Told, toldBy } from '../talk/consequences.ts';

let server: TestServer;
let told: Told;
let company: Company;
beforeAll(async () => {
  server = await startTestServer({}, {}, { connections: 10 });
  told = toldBy(server);
  company = await aCompany(server);
});
afterAll(() => server.stop());
beforeEach(() => server.setClock(NOW));

const NOW = '2026-09-10T10:00:00Z';
const [MON, TUE, WED, FRI] = ['2026-09-14', '2026-09-15', '2026-09-16', '2026-09-18'];
const work = (starts_on: string, ends_on = starts_on) => ({ kind: 'work' as const, starts_on, ends_on });
const MOVE = { starts_on: MON, ends_on: MON, to: FRI };
const ROUTE = 'POST /projects/:id/day-moves';

const people = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, at) => aTalent(server, { last_name: `Ek ${at}` })));
const showOf = (id: string) => company.api.ok('GET /projects/:id', { params: { id } });
const planOf = (id: string, moves = [MOVE]) =>
  company.api.ok('POST /projects/:id/day-moves/plan', { params: { id }, body: { moves } });
const callOf = async (id: string, moves = [MOVE], message = '') => ({
  params: { id },
  body: { moves, message, answer_by: '2026-09-12', revision: (await showOf(id)).revision },
});
const moved = async (id: string, moves = [MOVE], message = '') => {
  const done = await company.api.ok(ROUTE, await callOf(id, moves, message));
  await server.services.scribe.settled();
  return done;
};
const movesOf = async (id: string) => (await company.api.ok('GET /projects/:id/day-moves', { params: { id } })).items;
const answersOf = async (id: string) => (await movesOf(id))[0]?.people.map(({ answer, awaits }) => [answer, awaits]);
/** All agreements of a project, from all pages. */
async function agreementsOf(id: string): Promise<AgreementSummary[]> {
  const all: AgreementSummary[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await company.api.ok('GET /projects/:id/agreements', { params: { id }, query: { page } });
    all.push(...items);
    if (items.length === 0 || all.length >= total) return all;
  }
}

/** Booked on Monday and Tuesday. */
async function booked(asked: readonly Talent[], { form = {} }: Parameters<typeof aProject>[2] = {}) {
  const dates = [work(MON), work(TUE)];
  const roles = [aRole({ headcount: asked.length, terms: WORKING_TERMS })];
  const project = await aProject(server, company, { step: 5, asked, form: { dates, roles, ...form } });
  await server.services.scribe.settled();
  return project.id;
}
async function signedByCompany(id: string) {
  const agreements = (await agreementsOf(id))
    .filter(({ actions }) => actions.includes('sign-for-company'))
    .map((one) => ({ id: one.id, sha256: one.sha256 ?? '' }));
  const body = { name: company.name, accepts: true as const, agreements };
  await company.api.ok('POST /projects/:id/agreements/sign', { params: { id }, body });
}
const newestOf = async (id: string, talent: Talent) => {
  const { id: candidate_id } = await candidateOf(company, id, talent);
  const own = (await agreementsOf(id)).filter((one) => one.candidate_id === candidate_id);
  const newest = own.sort((one, other) => other.version - one.version)[0];
  if (!newest) throw new Error('There is an agreement');
  return newest;
};
const signingOf = async (id: string, talent: Talent) => {
  const { id: agreement_id, sha256 } = await newestOf(id, talent);
  return { params: { id: agreement_id }, body: { name: talent.name, accepts: true as const, sha256: sha256 ?? '' } };
};
const signed = async (id: string, talent: Talent) =>
  talent.api.ok('POST /agreements/:id/sign', await signingOf(id, talent));

test('a day moves for twenty booked people in one command, and each answer is seen as it comes', async () => {
  const talents = await people(20);
  const id = await booked(talents);
  const plan = await planOf(id);
  expect(plan.dates_after).toEqual([work(TUE), work(FRI)]);
  expect(plan.people).toHaveLength(20);
  expect(plan).toMatchObject({ weather: [CANCELLATION_TEMPLATES.trade.weather], former_count: 0 });
  expect(new Set(plan.people.map(({ days_after }) => JSON.stringify(days_after)))).toEqual(
    new Set([JSON.stringify([work(TUE), work(FRI)])]),
  );
  expect(plan.people.every(({ is_free, hindrance, extra_ore }) => is_free && !hindrance && extra_ore === 0)).toBe(true);
  expect(await moved(id, [MOVE], 'Det blir storm.')).toEqual({ booked_count: 20, asked_count: 0, kept_count: 0 });

  // The project's own days move at once; the bookings hold until the people have signed.
  expect(await showOf(id)).toMatchObject({ first_day: TUE, last_day: FRI });
  expect(await told.bookingsOf(id)).toHaveLength(40);
  const [first, second, third] = talents;
  if (!first || !second || !third) throw new Error('Twenty people');
  expect(await told.mailsTo(first)).toContain('Nya dagar: Höstkampanj');
  const { items } = await first.api.ok('GET /notifications', { query: {} });
  expect(items.find(({ title }) => title.startsWith('Nya dagar'))?.message).toContain('”Det blir storm.”');
  expect(await answersOf(id)).toEqual(Array(20).fill(['waiting', 'company']));

  await signedByCompany(id);
  expect(await answersOf(id)).toEqual(Array(20).fill(['waiting', 'talent']));
  await signed(id, first);
  const { id: second_id } = await newestOf(id, second);
  await second.api.ok('POST /agreements/:id/decline', {
    params: { id: second_id },
    body: { reason: 'Jag är bortrest.' },
  });
  const [move] = await movesOf(id);
  const answers = new Map(move?.people.map((person) => [person.talent_name, person]));
  expect(answers.get(first.name)).toMatchObject({ answer: 'yes' });
  expect(answers.get(second.name)).toMatchObject({ answer: 'no', reason: 'Jag är bortrest.' });
  expect(answers.get(third.name)).toMatchObject({ answer: 'waiting', awaits: 'talent' });
  const { id: candidate_id } = await candidateOf(company, id, first);
  const { bookings } = await first.api.ok('GET /talent/assignments/:id', { params: { id: candidate_id } });
  expect(bookings.map(({ starts_on, status }) => [starts_on, status])).toEqual(
    expect.arrayContaining([
      [TUE, 'confirmed'],
      [FRI, 'confirmed'],
      [MON, 'cancelled'],
    ]),
  );
});

test('the log has the days before and after', async () => {
  const [talent] = await people(1);
  const id = await booked(talent ? [talent] : []);
  await moved(id);
  const { items } = await company.api.ok('GET /projects/:id/log', { params: { id }, query: {} });
  expect(items.map(({ type, field }) => [type, field])).toEqual(
    expect.arrayContaining([
      ['project.move-days', expect.anything()],
      ['project.edit', 'dates'],
    ]),
  );
});

test('the plan says who has another booking or a busy day, and not which', async () => {
  const [elsewhere, busy, free] = await people(3);
  if (!elsewhere || !busy || !free) throw new Error('Three people');
  const id = await booked([elsewhere, busy, free]);
  await aProject(server, await aCompany(server), { step: 5, asked: [elsewhere], form: { dates: [work(FRI)] } });
  await busy.api.ok('POST /talent/busy-days', { body: { starts_on: FRI, ends_on: FRI } });
  // A day that the person has with us already is not in the way.
  await free.api.ok('POST /talent/busy-days', { body: { starts_on: MON, ends_on: TUE } });
  const names = (await planOf(id)).people.filter(({ is_free }) => !is_free).map(({ talent_name }) => talent_name);
  expect(names.toSorted()).toEqual([elsewhere.name, busy.name].toSorted());
  await moved(id);
  await signedByCompany(id);
  const refused = await elsewhere.api.refusal('POST /agreements/:id/sign', await signingOf(id, elsewhere));
  expect(refused.code).toBe('booking_clash');
});

test('a work day that moves to a reserve day takes its place, and costs what the terms say', async () => {
  const [talent] = await people(1);
  if (!talent) throw new Error('One person');
  const terms = {
    ...WORKING_TERMS,
    fee: {
      ...WORKING_TERMS.fee,
      of_kind: { ...WORKING_TERMS.fee.of_kind, reserve: { pay: 'day' as const, amount_ore: ore(100_000) } },
    },
  };
  const dates = [work(MON), { kind: 'reserve' as const, starts_on: FRI, ends_on: FRI }];
  const id = await booked([talent], { form: { dates, roles: [aRole({ terms })] } });
  const plan = await planOf(id);
  expect(plan.dates_after).toEqual([work(FRI)]);
  expect(plan.people[0]?.days_after).toEqual([work(FRI)]);
  expect(plan.people[0]?.extra_ore).toBeLessThan(0);
  await moved(id);
  await signedByCompany(id);
  await signed(id, talent);
  expect(await told.bookingsOf(id)).toEqual(
    expect.arrayContaining([`${FRI} ${FRI} cancelled`, `${FRI} ${FRI} confirmed`, `${MON} ${MON} cancelled`]),
  );
});

test('a call sheet of a moved day is a draft of the new day', async () => {
  const [talent] = await people(1);
  const id = await booked(talent ? [talent] : []);
  const content = { ...EMPTY_SHEET, call_time: '07:30', people: [] };
  await company.api.ok('PUT /projects/:id/call-sheets/:day', {
    params: { id, day: MON },
    body: { content, revision: 0 },
  });
  await moved(id);
  const { rows } = await server.services.pool.query(
    'select day, status, content from call_sheets where project_id = $1 order by day',
    [id],
  );
  expect(rows).toMatchObject([
    { day: MON, status: 'draft' },
    { day: FRI, status: 'draft', content: { call_time: '07:30' } },
  ]);
});

test('people who are asked get the moved days and answer again; a negotiated fee stays, and so does a booked part', async () => {
  const [lead, asked, no] = await people(3);
  if (!lead || !asked || !no) throw new Error('Three people');
  const roles = [aRole({ title: 'Huvudroll' }), aRole({ title: 'Publik', headcount: 2 })];
  const project = await aProject(server, company, {
    step: 3,
    asked: [lead],
    form: { dates: [work(MON), work(TUE)], roles },
  });
  const role_id = project.roles[1]?.id ?? '';
  const params = { id: project.id };
  const of_asked = await aRequest(server, company, project.id, asked, { role_id });
  const of_no = await aRequest(server, company, project.id, no, { role_id });
  await sayYes(lead, (await candidateOf(company, project.id, lead)).id);
  await sayYes(asked, of_asked.id);
  await sayNo(no, of_no.id);
  await company.api.ok('POST /projects/:id/start-review', { params });
  const of_lead = await candidateOf(company, project.id, lead);
  await company.api.ok('POST /candidates/:id/approve', { params: { id: of_lead.id }, body: {} });
  const { parts } = await company.api.ok('POST /projects/:id/activate', {
    params,
    body: { candidate_ids: [of_lead.id] },
  });
  await server.services.scribe.settled();
  await server.services.pool.query(
    `update candidates set terms = jsonb_set(terms, '{fee,amount_ore}', '700000') where id = $1`,
    [of_asked.id],
  );

  expect((await planOf(project.id)).people.map(({ is_booked }) => is_booked).toSorted()).toEqual([false, true]);
  expect(await moved(project.id)).toEqual({ booked_count: 1, asked_count: 1, kept_count: 0 });
  const request = await asked.api.ok('GET /talent/requests/:id', { params: { id: of_asked.id } });
  expect(request.terms).toMatchObject({ days: [{ starts_on: TUE }, { starts_on: FRI }], fee: { amount_ore: 700_000 } });
  expect(await told.mailsTo(asked)).toContain('Ändrade villkor: Publik');
  expect(await told.mailsTo(no)).not.toContain('Ändrade villkor: Publik');
  const part = parts[0]?.id ?? '';
  for (const id of [project.id, part]) expect(await showOf(id)).toMatchObject({ first_day: TUE, last_day: FRI });
  const of = (answer: string, is_booked: boolean) => expect.objectContaining({ answer, is_booked });
  expect((await movesOf(part))[0]?.people).toEqual(expect.arrayContaining([of('waiting', true), of('waiting', false)]));
  const answer = { params: { id: of_asked.id }, body: { terms_version: request.terms_version } };
  await asked.api.ok('POST /talent/requests/:id/answer-interested', answer);
  expect((await movesOf(project.id))[0]?.people).toEqual(expect.arrayContaining([of('yes', false)]));
});

test('days that have begun, that collide, or that nobody has, are not moved', async () => {
  const [talent] = await people(1);
  const id = await booked(talent ? [talent] : []);
  const codeOf = async (move: typeof MOVE) => (await company.api.refusal(ROUTE, await callOf(id, [move]))).code;
  expect(await codeOf({ starts_on: MON, ends_on: MON, to: TUE })).toBe('days_collide');
  expect(await codeOf({ starts_on: WED, ends_on: WED, to: FRI })).toBe('nothing_moves');
  expect(await codeOf({ starts_on: MON, ends_on: MON, to: '2026-01-01' })).toBe('days_begun');
  const other = await aCompany(server);
  expect((await other.api.refusal(ROUTE, await callOf(id))).code).toBe('not_found');
});

test('a day of a booking that has begun is moved, and the worked days stay worked', async () => {
  const [talent] = await people(1);
  if (!talent) throw new Error('One person');
  const id = await booked([talent], { form: { dates: [work(MON, WED)] } });
  await signedByCompany(id);
  await signed(id, talent);
  server.setClock(`${TUE}T08:00:00Z`);
  await moved(id, [{ starts_on: WED, ends_on: WED, to: FRI }]);
  await signedByCompany(id);
  await signed(id, talent);
  expect((await told.bookingsOf(id)).filter((line) => line.endsWith('confirmed'))).toEqual([
    `${MON} ${TUE} confirmed`,
    `${FRI} ${FRI} confirmed`,
  ]);
  const { id: candidate_id } = await candidateOf(company, id, talent);
  const { plan } = await talent.api.ok('GET /assignments/:id/report', { params: { id: candidate_id } });
  expect(plan.days.map(({ day, outcome }) => [day, outcome])).toEqual([
    [MON, 'done'],
    [TUE, 'done'],
    [FRI, 'done'],
  ]);
});

test('a person whose other agreed day is in the way keeps the days, and is counted', async () => {
  const [one, other] = await people(2);
  if (!one || !other) throw new Error('Two people');
  const id = await booked([one, other]);
  const newest = await newestOf(id, other);
  const { terms } = await company.api.ok('GET /agreements/:id', { params: { id: newest.id } });
  const { version, role_title, headcount, municipality_id, place, ...agreed } = terms;
  const agreements = [{ id: newest.id, status: newest.status, awaits: newest.awaits }];
  const days = [aSpan(MON), aSpan(TUE), aSpan(FRI)];
  const body = { agreements, municipality_id, place, terms: { ...agreed, days } } as never;
  await company.api.ok('POST /projects/:id/agreements/change-terms', { params: { id }, body });
  await server.services.scribe.settled();
  const plan = await planOf(id);
  expect(plan.people.find(({ talent_name }) => talent_name === other.name)?.hindrance).toBe('days_collide');
  expect(await moved(id)).toEqual({ booked_count: 1, asked_count: 0, kept_count: 1 });
});

test('a day that the talent has called off is not booked again by a move', async () => {
  const [talent] = await people(1);
  if (!talent) throw new Error('One person');
  const id = await booked([talent]);
  const { id: candidate_id } = await candidateOf(company, id, talent);
  const assignment = () => talent.api.ok('GET /talent/assignments/:id', { params: { id: candidate_id } });
  const booking_ids = (await assignment()).bookings.filter(({ starts_on }) => starts_on === MON).map((one) => one.id);
  const call = { params: { id: candidate_id }, body: { booking_ids, reason: 'Jag kan inte då.' } };
  await talent.api.ok('POST /talent/assignments/:id/call-off', call);
  expect((await planOf(id)).people).toEqual([]);
  expect(await moved(id)).toEqual({ booked_count: 0, asked_count: 0, kept_count: 0 });
});

test('of two moves at the same moment one is made, and the other caller is told that it changed', async () => {
  const [talent] = await people(1);
  const id = await booked(talent ? [talent] : []);
  const calls = [await callOf(id), await callOf(id, [{ ...MOVE, to: WED }])];
  const done = await Promise.all(calls.map((call) => company.api.raw(ROUTE, call)));
  expect(done.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await movesOf(id)).toHaveLength(1);
});

test('a move and a calling off at the same moment: both are done in some order, and no called-off day is offered', async () => {
  for (let round = 0; round < 4; round += 1) {
    const [talent] = await people(1);
    if (!talent) throw new Error('One person');
    const id = await booked([talent]);
    const { id: candidate_id } = await candidateOf(company, id, talent);
    const { bookings } = await talent.api.ok('GET /talent/assignments/:id', { params: { id: candidate_id } });
    const booking_ids = bookings.filter(({ starts_on }) => starts_on === MON).map((one) => one.id);
    const [move, off] = await Promise.all([
      company.api.raw(ROUTE, await callOf(id)),
      talent.api.raw('POST /talent/assignments/:id/call-off', {
        params: { id: candidate_id },
        body: { booking_ids, reason: 'Jag kan inte då.' },
      }),
    ]);
    expect([move.status, off.status]).toEqual([200, 200]);
    await server.services.scribe.settled();
    const [answer] = (await movesOf(id))[0]?.people ?? [];
    if (!answer) continue;
    // The move was first: the offered Friday can still be declined, and the Monday is free in any case.
    expect(answer.answer).toBe('waiting');
    expect((await told.bookingsOf(id)).filter((line) => line.startsWith(MON))).toEqual([`${MON} ${MON} cancelled`]);
  }
});

test('a move while the work is reported leaves no agreement on other days than the decided ones', async () => {
  const [talent] = await people(1);
  if (!talent) throw new Error('One person');
  const id = await booked([talent]);
  await signedByCompany(id);
  await signed(id, talent);
  const { id: candidate_id } = await candidateOf(company, id, talent);
  server.setClock(`${TUE}T20:00:00Z`);
  const said = (await plannedReport({ company, talent, project_id: id, id: candidate_id })) as never;
  const params = { id: candidate_id };
  const { version } = await talent.api.ok('POST /assignments/:id/report', {
    params,
    body: { version: 0, comment: '', work: said },
  });
  const move = { starts_on: TUE, ends_on: TUE, to: FRI };
  const [moving, approving] = await Promise.all([
    company.api.raw(ROUTE, await callOf(id, [move])),
    company.api.raw('POST /assignments/:id/report/approve', { params, body: { version } }),
  ]);
  expect([moving.status, approving.status]).toEqual([200, 200]);
  await server.services.scribe.settled();
  expect(
    (await agreementsOf(id)).map(({ status }) => status).filter((one) => one === 'draft' || one === 'to_sign'),
  ).toEqual([]);
});

test('moved twice: the second move begins where the first one ends, and the first offer is no longer valid', async () => {
  const [talent] = await people(1);
  if (!talent) throw new Error('One person');
  const id = await booked([talent]);
  await moved(id);
  expect((await planOf(id, [{ starts_on: FRI, ends_on: FRI, to: WED }])).former_count).toBe(1);
  server.setClock('2026-09-10T11:00:00Z');
  await moved(id, [{ starts_on: FRI, ends_on: FRI, to: WED }]);
  expect(await showOf(id)).toMatchObject({ first_day: TUE, last_day: WED });
  expect((await movesOf(id)).map(({ people: [person] }) => person?.answer)).toEqual(['waiting', 'over']);
  await signedByCompany(id);
  await signed(id, talent);
  expect((await told.bookingsOf(id)).filter((line) => line.endsWith('confirmed'))).toEqual([
    `${TUE} ${TUE} confirmed`,
    `${WED} ${WED} confirmed`,
  ]);
});
