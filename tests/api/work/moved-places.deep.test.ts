/** A place whose day has moved: it is filled on the new day, whoever was asked about the old one. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCompany, aTalent, type Company, type Talent } from '#tests/factories/people.ts';
import { aProject, aRole, candidateOf, sayNo, sayYes } from '#tests/factories/projects.ts';
import { WORKING_TERMS } from '#tests/factories/working.ts';
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
const REASON = 'Dagarna är flyttade.';

const who = (first_name: string) => aTalent(server, { first_name, last_name: 'Ek' });
const look = (id: string) => company.api.ok('GET /bookings/:id/replacement', { params: { id } });
const cancel = (id: string) =>
  company.api.ok('POST /bookings/:id/cancel', { params: { id }, body: { reason: REASON } });
const ask = (id: string, people: readonly Talent[], answer_by = '2026-09-12') =>
  company.api.call('POST /bookings/:id/replacements', {
    params: { id },
    body: { talent_ids: people.map(({ talent_id }) => talent_id), answer_by },
  });
const suggested = async (id: string) =>
  (await company.api.ok('GET /bookings/:id/replacement/suggested', { params: { id } })).items.map((one) => one.id);
const movesOf = async (id: string) => (await company.api.ok('GET /projects/:id/day-moves', { params: { id } })).items;
const moveCall = async (id: string, move = MOVE, answer_by = '2026-09-12') => {
  const { revision } = await company.api.ok('GET /projects/:id', { params: { id } });
  return { params: { id }, body: { moves: [move], message: 'Det blir storm.', answer_by, revision } };
};
const moved = async (id: string, move = MOVE) => {
  const done = await company.api.ok('POST /projects/:id/day-moves', await moveCall(id, move));
  await server.services.scribe.settled();
  return done;
};
/** The request of a talent who is asked to step in. */
const requestOf = async ({ api }: Talent, group: 'to_answer' | 'answered' = 'to_answer') => {
  const { items } = await api.ok('GET /talent/requests', { query: { group } });
  const found = items.find((one) => one.is_replacement);
  if (!found) throw new Error('A replacement is asked');
  return api.ok('GET /talent/requests/:id', { params: { id: found.id } });
};
const yesTo = (talent: Talent, { id, terms_version }: { readonly id: string; readonly terms_version: number }) =>
  talent.api.call('POST /talent/requests/:id/answer-interested', { params: { id }, body: { terms_version } });
const confirmedOf = async (id: string) =>
  (await told.bookingsOf(id))
    .filter((line) => line.endsWith('confirmed'))
    .map((line) => line.slice(0, 10))
    .toSorted();

/** Ines is booked on these days; Rut said yes to the same role and was not chosen. */
async function inesIsBooked(dates = [work(MON), work(TUE)]) {
  const [ines, rut] = [await who('Ines'), await who('Rut')];
  const roles = [aRole({ terms: WORKING_TERMS })];
  const { id } = await aProject(server, company, { step: 3, asked: [ines, rut], form: { dates, roles } });
  const params = { id };
  for (const one of [ines, rut]) await sayYes(one, (await candidateOf(company, id, one)).id);
  const candidate_id = (await candidateOf(company, id, ines)).id;
  await company.api.ok('POST /projects/:id/start-review', { params });
  await company.api.ok('POST /candidates/:id/approve', { params: { id: candidate_id }, body: {} });
  await company.api.ok('POST /projects/:id/activate', { params, body: {} });
  await server.services.scribe.settled();
  const { items } = await company.api.ok('GET /projects/:id/bookings', { params, query: {} });
  const booking = items.find(({ starts_on }) => starts_on === MON)?.id ?? '';
  return { id, ines, rut, candidate_id, booking };
}
const agreementsOf = async (id: string, talent: Talent) =>
  (await company.api.ok('GET /projects/:id/agreements', { params: { id }, query: {} })).items
    .filter(({ talent_name }) => talent_name === talent.name)
    .sort((one, other) => one.version - other.version);
async function offered(id: string, talent: Talent) {
  await server.services.scribe.settled();
  const newest = (await agreementsOf(id, talent)).at(-1);
  const one = { id: newest?.id ?? '', sha256: newest?.sha256 ?? '' };
  const body = { name: company.name, accepts: true as const, agreements: [one] };
  await company.api.ok('POST /projects/:id/agreements/sign', { params: { id }, body });
  return { params: { id: one.id }, body: { name: talent.name, accepts: true as const, sha256: one.sha256 } };
}
const callOff = (talent: Talent, id: string, booking: string) =>
  talent.api.ok('POST /talent/assignments/:id/call-off', {
    params: { id },
    body: { booking_ids: [booking], reason: 'Jag är sjuk.' },
  });

test('a person who says no to the moved day is replaced on the new one, and the chain says who, when and why', async () => {
  const { id, ines, rut, booking } = await inesIsBooked();
  const busyOnFriday = await who('Bea');
  await busyOnFriday.api.ok('POST /talent/busy-days', { body: { starts_on: FRI, ends_on: FRI } });
  // The old day is not in the way of a person who is asked about the new one.
  await rut.api.ok('POST /talent/busy-days', { body: { starts_on: MON, ends_on: MON } });
  expect((await look(booking)).has_moved).toBe(false);
  await moved(id);
  const { params } = await offered(id, ines);
  expect((await movesOf(id))[0]?.people).toMatchObject([{ answer: 'waiting', left: [] }]);
  await ines.api.ok('POST /agreements/:id/decline', { params, body: { reason: 'Jag är bortrest.' } });
  expect((await movesOf(id))[0]?.people).toMatchObject([
    { answer: 'no', left: [{ booking_id: booking, starts_on: MON, ends_on: MON, is_cancelled: false }] },
  ]);

  await cancel(booking);
  expect(await look(booking)).toMatchObject({
    has_moved: true,
    may_ask: true,
    days: [{ starts_on: FRI, ends_on: FRI }],
    booking: { starts_on: MON },
    reserves: [{ id: rut.talent_id, is_free: true }],
    pay_ore: 450_000,
  });
  const advised = await suggested(booking);
  expect(advised[0]).toBe(rut.talent_id);
  expect(advised).not.toContain(busyOnFriday.talent_id);
  expect((await ask(booking, [rut], TUE)).status).toBe(200);
  const request = await requestOf(rut);
  expect(request.terms.days).toMatchObject([{ starts_on: FRI, ends_on: FRI }]);
  expect((await yesTo(rut, request)).status).toBe(200);
  expect(await confirmedOf(id)).toEqual([TUE, FRI]);
  expect((await movesOf(id))[0]?.people).toMatchObject([{ answer: 'no', left: [] }]);

  const { chain } = await look(booking);
  expect(chain.toReversed().map(({ what, name, reason }) => [what, name, reason])).toEqual([
    ['agreement.decline', ines.name, 'Jag är bortrest.'],
    ['booking.cancel', ines.name, REASON],
    ['candidate.request', rut.name, null],
    ['candidate.take-place', rut.name, null],
  ]);
});

test('a person with a place of their own on the new day is neither suggested nor asked for another', async () => {
  const [gone, stays] = [await who('Greta'), await who('Stina')];
  const roles = [aRole({ headcount: 2, terms: WORKING_TERMS })];
  const { id } = await aProject(server, company, {
    step: 5,
    asked: [gone, stays],
    form: { dates: [work(MON)], roles },
  });
  await server.services.scribe.settled();
  await moved(id);
  const { items } = await company.api.ok('GET /projects/:id/bookings', { params: { id }, query: {} });
  expect(items.map(({ moving_to }) => moving_to)).toEqual(Array(2).fill([{ starts_on: FRI, ends_on: FRI }]));
  const booking = items.find(({ talent_name }) => talent_name === gone.name)?.id ?? '';
  await cancel(booking);
  expect(await suggested(booking)).not.toContain(stays.talent_id);
  expect((await ask(booking, [stays])).body).toMatchObject({ sent_count: 0, skipped: [{ code: 'already_requested' }] });
});

test('of a span that has begun and is moved in part, the rest and the new days are filled', async () => {
  const { id, booking } = await inesIsBooked([work(MON, WED)]);
  await moved(id, { starts_on: WED, ends_on: WED, to: FRI });
  server.setClock(`${TUE}T06:00:00Z`);
  await cancel(booking);
  expect((await look(booking)).days).toEqual([
    { starts_on: TUE, ends_on: TUE },
    { starts_on: FRI, ends_on: FRI },
  ]);
  // On Wednesday the old days are over, and the place is not.
  server.setClock(`${WED}T06:00:00Z`);
  expect(await look(booking)).toMatchObject({ may_ask: true, days: [{ starts_on: FRI, ends_on: FRI }] });
  server.setClock('2026-09-19T06:00:00Z');
  expect((await look(booking)).may_ask).toBe(false);
});

test('the days of a person who is already asked to step in follow the move, and the person is told and answers anew', async () => {
  const { id, ines, rut, candidate_id, booking } = await inesIsBooked();
  const no = await who('Nils');
  await callOff(ines, candidate_id, booking);
  await ask(booking, [rut, no]);
  const before = await requestOf(rut);
  const declined = await requestOf(no);
  await sayNo(no, declined.id);
  server.setClock('2026-09-10T11:00:00Z');
  const plan = await company.api.ok('POST /projects/:id/day-moves/plan', { params: { id }, body: { moves: [MOVE] } });
  expect(plan.people).toMatchObject([{ talent_name: rut.name, is_booked: false, hindrance: null, is_free: true }]);
  const late = await moveCall(id, MOVE, '2026-09-19');
  expect((await company.api.refusal('POST /projects/:id/day-moves', late)).code).toBe('answer_day_late');
  expect(await moved(id)).toEqual({ booked_count: 0, asked_count: 1, kept_count: 0 });

  const after = await requestOf(rut);
  expect(after).toMatchObject({
    id: before.id,
    terms: { days: [{ starts_on: FRI }] },
    former: { terms: { days: [{ starts_on: MON }] } },
  });
  expect(await told.mailsTo(rut)).toContain('Ändrade villkor: Ryttare');
  expect((await yesTo(rut, before)).body).toMatchObject({ error: { code: 'changed_meanwhile' } });
  expect((await movesOf(id))[0]?.people).toMatchObject([{ talent_name: rut.name, answer: 'waiting' }]);

  // A no to the old day is not a no to the new one: it takes one press to ask again, and a late yes books no old day.
  expect((await yesTo(no, declined)).body).toMatchObject({ error: { code: 'place_taken' } });
  const askedOf = async () => new Map((await look(booking)).asked.map((one) => [one.name, one.may_ask_again]));
  expect(await askedOf()).toEqual(
    new Map([
      [rut.name, false],
      [no.name, true],
    ]),
  );
  expect((await ask(booking, [no, rut])).body).toMatchObject({
    sent_count: 1,
    skipped: [{ code: 'already_requested' }],
  });
  expect(await askedOf()).toEqual(
    new Map([
      [rut.name, false],
      [no.name, false],
    ]),
  );
  const again = await requestOf(no);
  expect(again).toMatchObject({ id: declined.id, terms: { days: [{ starts_on: FRI }] } });
  expect(await told.mailsTo(no)).toContain('Ändrade villkor: Ryttare');

  expect((await yesTo(rut, after)).status).toBe(200);
  expect(await confirmedOf(id)).toEqual([TUE, FRI]);
  expect((await movesOf(id))[0]?.people).toMatchObject([{ talent_name: rut.name, answer: 'yes' }]);
  expect((await told.noticesOf(no)).at(-1)).toBe('candidate.close');
  expect((await look(booking)).chain.map(({ what }) => what)).toContain('candidate.change-terms');
});

test('a talent whose called-off day has moved cannot come back to the old day, and can be asked about the new one', async () => {
  const { id, ines, candidate_id, booking } = await inesIsBooked();
  await callOff(ines, candidate_id, booking);
  await moved(id);
  const back = { params: { id: candidate_id }, body: { booking_ids: [booking] } };
  expect((await ines.api.refusal('POST /talent/assignments/:id/come-back', back)).code).toBe('place_taken');
  expect((await ask(booking, [ines])).body).toMatchObject({ sent_count: 1 });
  expect((await yesTo(ines, await requestOf(ines))).status).toBe(200);
  expect(await confirmedOf(id)).toEqual([TUE, FRI]);
});

test('of a move and the yes of a replacement at the same moment, none leaves the replacement booked on the old day only', async () => {
  for (const order of ['move first', 'yes first']) {
    const { id, ines, rut, candidate_id, booking } = await inesIsBooked();
    await callOff(ines, candidate_id, booking);
    await ask(booking, [rut]);
    const [request, move] = [await requestOf(rut), await moveCall(id)];
    const calls = [() => company.api.raw('POST /projects/:id/day-moves', move), () => yesTo(rut, request)];
    const done = await Promise.all((order === 'move first' ? calls : calls.toReversed()).map((call) => call()));
    await server.services.scribe.settled();
    const [moving, yes] = order === 'move first' ? done : done.toReversed();
    expect(moving?.status).toBe(200);
    const [person] = (await movesOf(id))[0]?.people ?? [];
    // Either the yes came first, and the new day is offered by an agreement, or it was to the old day and is refused.
    expect(person).toMatchObject({ talent_name: rut.name, answer: 'waiting', is_booked: yes?.status === 200 });
    expect(await confirmedOf(id)).toEqual(yes?.status === 200 ? [MON, TUE] : [TUE]);
  }
});

test('the moved day of a talent who called off the old one is booked once: by the first of signature and yes', async () => {
  const offeredAndAsked = async () => {
    const all = await inesIsBooked();
    await moved(all.id);
    const signing = await offered(all.id, all.ines);
    await callOff(all.ines, all.candidate_id, all.booking);
    await ask(all.booking, [all.rut]);
    return { ...all, signing, request: await requestOf(all.rut) };
  };
  const signs = await offeredAndAsked();
  await signs.ines.api.ok('POST /agreements/:id/sign', signs.signing);
  expect((await yesTo(signs.rut, signs.request)).status).toBe(409);
  expect((await told.noticesOf(signs.rut)).at(-1)).toBe('candidate.close');
  expect((await look(signs.booking)).may_ask).toBe(false);
  expect(await confirmedOf(signs.id)).toEqual([TUE, FRI]);

  const says = await offeredAndAsked();
  expect((await yesTo(says.rut, says.request)).status).toBe(200);
  expect((await says.ines.api.raw('POST /agreements/:id/sign', says.signing)).status).toBe(409);
  expect((await agreementsOf(says.id, says.ines)).at(-1)?.status).toBe('void');
  expect(await confirmedOf(says.id)).toEqual([TUE, FRI]);
});
