/** Audition times over HTTP: planned, published, confirmed, swapped, wished for, with reminders and check-in. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { instantAt } from '#domain/kernel/time/instant.ts';
import { sweepDeadlines } from '#server/lifecycle/sweep-deadlines.ts';
import { anAuditionDay, standing } from '#tests/factories/audition-times.ts';
import { aCompany, aTalent, type Company, type Talent } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { START } from '../people/guardian-acts.ts';
import { type Told, toldBy } from '../talk/consequences.ts';

let server: TestServer;
let told: Told;
let company: Company;
beforeAll(async () => {
  server = await startTestServer();
  told = toldBy(server);
  company = await aCompany(server);
});
afterAll(() => server.stop());
beforeEach(() => server.setClock(START));

const three = () => Promise.all(['Anna', 'Bo', 'Cia'].map((first_name) => aTalent(server, { first_name })));
const newsOf = async (talent: Talent) =>
  (await told.noticesOf(talent)).filter((type) => /^(appointment|slot_wish)\./.test(type));
const timeOf = ({ api }: Talent, id = '') => api.ok('GET /talent/invitations/:id/time', { params: { id } });
const confirm = async (talent: Talent, id = '') => {
  const starts_date = (await timeOf(talent, id)).appointment?.starts_date ?? '';
  return talent.api.call('POST /talent/invitations/:id/time/confirm', { params: { id }, body: { starts_date } });
};
const ask = ({ api }: Talent, id = '') =>
  api.ok('POST /talent/invitations/:id/wish', { params: { id }, body: { words: 'Helst.', is_in_line: true } });
const wishOf = async (talent: Talent, id = '') => (await timeOf(talent, id)).wish?.status;
const unconfirmedOf = async ({ api }: Talent) =>
  (await api.ok('GET /talent/invitations', { query: {} })).items.map(({ unconfirmed_date }) => unconfirmed_date);
const sweep = () => sweepDeadlines(server.services);

test('all talents are told their times at once, later only moved talents are, and a swap moves two', async () => {
  const talents = await three();
  const [anna, bo, cia] = talents as [Talent, Talent, Talent];
  const day = await anAuditionDay(server, company, talents);
  const [ofAnna, ofBo] = day.called;
  await day.place([0, 0, null], [1, 1, null], [2, 2, null]);
  expect([await newsOf(anna), (await day.times()).unsaved_count]).toEqual([[], 3]);
  expect(await day.publish()).toEqual({ told_count: 3 });
  expect([await newsOf(anna), (await day.times()).unsaved_count]).toEqual([['appointment.tell'], 0]);
  // A yes to the time is also a yes to the invitation; the answer contains nothing about other talents.
  const yes = await confirm(anna, ofAnna);
  expect(yes.body).toMatchObject({ appointment: { status: 'confirmed', room: 'Sal 1' } });
  expect(JSON.stringify(yes.body)).not.toMatch(new RegExp(`${bo.name}|${cia.name}|${bo.talent_id}`));
  expect((await anna.api.ok('GET /talent/invitations/:id', { params: { id: ofAnna ?? '' } })).status).toBe('accepted');
  expect((await bo.api.raw('GET /talent/invitations/:id/time', { params: { id: ofAnna ?? '' } })).status).toBe(404);
  expect(await Promise.all([anna, bo].map(unconfirmedOf))).toEqual([[null], [day.slots[1]?.starts_date]]);

  expect((await day.place([0, 1, 0], [1, 0, 1])).status).toBe(200);
  expect(await timeOf(anna, ofAnna)).toEqual(yes.body);
  expect(await day.publish()).toEqual({ told_count: 2 });
  expect(await Promise.all(talents.map(newsOf))).toEqual([
    ['appointment.tell', 'appointment.move'],
    ['appointment.tell', 'appointment.move'],
    ['appointment.tell'],
  ]);
  expect((await timeOf(bo, ofBo)).appointment).toMatchObject({
    status: 'told',
    starts_date: day.slots[0]?.starts_date,
  });
  // Confirming the earlier time does not confirm the new one.
  const old = { params: { id: ofBo ?? '' }, body: { starts_date: day.slots[1]?.starts_date ?? '' } };
  expect((await bo.api.refusal('POST /talent/invitations/:id/time/confirm', old)).code).toBe('changed_meanwhile');
});

test('nothing is planned over a full time, a break, a taken time, or another member’s move', async () => {
  const talents = await three();
  const day = await anAuditionDay(server, company, talents);
  await day.place([0, 0, null]);
  expect((await day.place([1, 0, null])).body).toMatchObject({ error: { code: 'time_full' } });
  expect((await day.place([0, 1, null])).body).toMatchObject({ error: { code: 'changed_meanwhile' } });
  const lunch = (await day.times()).slots.find(({ kind }) => kind === 'break');
  const params = { id: day.id };
  const intoLunch = { places: [{ invitation_id: day.called[1] ?? '', slot_id: lunch?.id ?? '', was: null }] };
  expect((await company.api.refusal('POST /auditions/:id/places', { params, body: intoLunch })).code).toBe(
    'changed_meanwhile',
  );
  const slot = { params: { id: day.slots[0]?.id ?? '' } };
  const toBreak = { ...slot, body: { kind: 'break' as const } };
  expect((await company.api.refusal('PATCH /audition-slots/:id', toBreak)).code).toBe('time_in_use');
  const again = {
    day: day.day,
    from: '11:00',
    to: '11:30',
    minutes: 10,
    rooms: ['Sal 1'],
  };
  expect((await company.api.refusal('POST /auditions/:id/times', { params, body: again })).code).toBe('times_overlap');
  // Of two simultaneous moves of the same talent, one is refused.
  const answers = await Promise.all([day.place([0, 1, 0]), day.place([0, 2, 0])]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('a swap and the no of one of the two at once leave neither in a time they cannot come to', async () => {
  const talents = await three();
  const [, bo] = talents as [Talent, Talent, Talent];
  const day = await anAuditionDay(server, company, talents);
  await day.place([0, 0, null], [1, 1, null]);
  await day.publish();
  const [, ofBo = ''] = day.called;
  const decline = bo.api.raw('POST /talent/invitations/:id/decline', { params: { id: ofBo }, body: {} });
  const [swapped, declined] = await Promise.all([day.place([0, 1, 0], [1, 0, 1]), decline]);
  expect(declined.status).toBe(200);
  expect(standing(await day.times(), day.called)).toEqual([swapped.status === 200 ? 1 : 0, null, null]);
});

test('free times are assigned automatically as previewed, and the assignment can be undone', async () => {
  const talents = await three();
  const day = await anAuditionDay(server, company, talents);
  await talents[0]?.api.ok('POST /talent/busy-days', { body: { starts_on: day.day, ends_on: day.day } });
  await day.place([2, 0, null]);
  const filling = await company.api.ok('GET /auditions/:id/filling', {
    params: { id: day.id },
    query: { order: 'given' },
  });
  expect(filling.left).toMatchObject([{ invitation_id: day.called[0], why: 'unfit' }]);
  expect(filling.placed).toMatchObject([{ invitation_id: day.called[1], slot_id: day.slots[1]?.id }]);
  const places = filling.placed.map(({ invitation_id, slot_id }) => ({ invitation_id, slot_id, was: null }));
  const send = (body: { places: { invitation_id: string; slot_id: string | null; was: string | null }[] }) =>
    company.api.ok('POST /auditions/:id/places', { params: { id: day.id }, body });
  await send({ places });
  expect(standing(await day.times(), day.called)).toEqual([null, 1, 0]);
  await send({ places: places.map((one) => ({ ...one, slot_id: null, was: one.slot_id })) });
  expect(standing(await day.times(), day.called)).toEqual([null, null, 0]);
});

test('of two talents who take the last free time one gets it, and a talent without permission to choose gets none', async () => {
  const talents = await three();
  const [anna, bo, cia] = talents as [Talent, Talent, Talent];
  const day = await anAuditionDay(server, company, talents, { may_choose_time: true }, { to: '09:30', lunch: null });
  const [ofAnna = '', ofBo = '', ofCia = ''] = day.called;
  const freeOf = ({ api }: Talent, id: string) =>
    api.ok('GET /talent/invitations/:id/free-times', { params: { id }, query: {} });
  // No time is free before the publication.
  expect((await freeOf(anna, ofAnna)).items).toEqual([]);
  await day.publish();
  const { items } = await freeOf(anna, ofAnna);
  expect(items).toEqual([
    {
      id: day.slots[0]?.id,
      starts_date: instantAt(day.day, '09:00'),
      ends_date: instantAt(day.day, '09:30'),
      room: 'Sal 1',
    },
  ]);
  const take = ({ api }: Talent, id: string) =>
    api.raw('POST /talent/invitations/:id/time', { params: { id }, body: { slot_id: day.slots[0]?.id ?? '' } });
  const answers = await Promise.all([take(anna, ofAnna), take(bo, ofBo), take(cia, ofCia)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect((await day.times()).slots.flatMap(({ people }) => people)).toHaveLength(1);
  const closed = await anAuditionDay(server, company, [anna]);
  await closed.publish();
  const body = { slot_id: closed.slots[0]?.id ?? '' };
  expect(
    (await anna.api.refusal('POST /talent/invitations/:id/time', { params: { id: closed.called[0] ?? '' }, body }))
      .code,
  ).toBe('not_allowed_now');
});

test('a waiting talent is offered a free time, one at a time and until an end, and it is kept for them', async () => {
  const talents = await three();
  const [anna, bo, cia] = talents as [Talent, Talent, Talent];
  const day = await anAuditionDay(server, company, talents, { may_choose_time: true }, { to: '09:30', lunch: null });
  const [ofAnna = '', ofBo = '', ofCia = ''] = day.called;
  await day.place([0, 0, null]);
  await day.publish();
  expect((await ask(bo, ofBo)).wish).toMatchObject({ status: 'open', offered: null });
  server.setClock(new Date(Date.parse(START) + 60_000).toISOString());
  await ask(cia, ofCia);
  const { items } = await company.api.ok('GET /auditions/:id/wishes', { params: { id: day.id }, query: {} });
  expect(items.map(({ id, wish }) => [id, wish?.words, wish?.actions])).toEqual([
    [ofBo, 'Helst.', ['decline']],
    [ofCia, 'Helst.', ['decline']],
  ]);
  await anna.api.ok('POST /talent/invitations/:id/time/decline', { params: { id: ofAnna } });
  expect((await timeOf(bo, ofBo)).wish).toMatchObject({
    status: 'offered',
    offered: { starts_date: day.slots[0]?.starts_date },
    actions: ['take', 'pass', 'take-back'],
  });
  expect((await timeOf(cia, ofCia)).wish).toMatchObject({ status: 'open' });
  // The offered time is reserved: no other talent can take it, and the company cannot assign it.
  const grab = { params: { id: ofCia }, body: { slot_id: day.slots[0]?.id ?? '' } };
  expect((await cia.api.refusal('POST /talent/invitations/:id/time', grab)).code).toBe('time_full');
  expect((await day.place([2, 0, null])).body).toMatchObject({ error: { code: 'time_full' } });
  // After a day without an answer, the next talent gets the offer. The first talent does not get the same offer again.
  server.setClock(new Date(Date.parse(START) + 25 * 3_600_000).toISOString());
  await sweep();
  expect((await timeOf(bo, ofBo)).wish).toMatchObject({ status: 'open' });
  expect((await bo.api.refusal('POST /talent/invitations/:id/wish/take', { params: { id: ofBo } })).code).toBe(
    'offer_over',
  );
  const taken = await cia.api.ok('POST /talent/invitations/:id/wish/take', { params: { id: ofCia } });
  expect(taken).toMatchObject({ wish: null, appointment: { status: 'confirmed' } });
  expect(await newsOf(bo)).toEqual(['slot_wish.offer', 'slot_wish.lapse']);
  expect(standing(await day.times(), day.called)).toEqual([null, null, 0]);
});

test('a declined time is offered back neither at once nor in the other room, and a no to it can be taken back', async () => {
  const talents = await three();
  const [anna, bo] = talents as [Talent, Talent, Talent];
  const rooms = ['Sal 1', 'Sal 2'];
  const day = await anAuditionDay(server, company, talents, {}, { to: '09:30', lunch: null, rooms });
  const [ofAnna = '', ofBo = ''] = day.called;
  const own = { params: { id: ofAnna } };
  const decline = () => anna.api.ok('POST /talent/invitations/:id/time/decline', own);
  const takeBackDecline = 'POST /talent/invitations/:id/time/take-back-decline';
  await day.place([0, 0, null]);
  await day.publish();
  expect((await anna.api.refusal(takeBackDecline, own)).code).toBe('not_allowed_now');
  expect((await decline()).appointment).toMatchObject({
    status: 'declined',
    actions: ['take-back-decline', 'choose-other'],
  });
  // Both rooms are free at the declined time, for a second wish too.
  expect((await ask(anna, ofAnna)).wish).toMatchObject({ status: 'open', offered: null });
  await anna.api.ok('POST /talent/invitations/:id/wish/take-back', own);
  server.setClock(new Date(Date.parse(START) + 60_000).toISOString());
  expect((await ask(anna, ofAnna)).wish).toMatchObject({ status: 'open', offered: null });
  const [starts_date, taken] = [instantAt(day.day, '09:00'), await anna.api.ok(takeBackDecline, own)];
  expect(taken).toMatchObject({ wish: null, appointment: { status: 'confirmed', starts_date } });
  // An offered time that does not suit is declined as well.
  expect((await ask(bo, ofBo)).wish).toMatchObject({ status: 'offered', offered: { starts_date } });
  await bo.api.ok('POST /talent/invitations/:id/wish/pass', { params: { id: ofBo } });
  await bo.api.ok('POST /talent/invitations/:id/wish/take-back', { params: { id: ofBo } });
  server.setClock(new Date(Date.parse(START) + 120_000).toISOString());
  expect((await ask(bo, ofBo)).wish).toMatchObject({ status: 'open', offered: null });
  await decline();
  expect((await day.place([1, 0, null], [2, 1, null])).status).toBe(200);
  expect((await anna.api.refusal(takeBackDecline, own)).code).toBe('time_full');
});

test('newly published times are offered to the waiting line, but not to a talent about to be told another', async () => {
  const talents = await three();
  const [anna, bo, cia] = talents as [Talent, Talent, Talent];
  const day = await anAuditionDay(server, company, talents, {}, { to: '09:30', lunch: null });
  const [, ofBo, ofCia] = day.called;
  await day.place([1, 0, null]);
  await day.publish();
  await ask(bo, ofBo);
  server.setClock(new Date(Date.parse(START) + 60_000).toISOString());
  await ask(cia, ofCia);
  expect(await wishOf(cia, ofCia)).toBe('open');
  const cut = { day: day.day, from: '13:00', to: '14:30', minutes: 30, rooms: ['Sal 1'] };
  await company.api.ok('POST /auditions/:id/times', { params: { id: day.id }, body: cut });
  // Audition times that are not published are not offered.
  expect(await wishOf(cia, ofCia)).toBe('open');
  const slots = (await day.times()).slots.filter(({ kind }) => kind === 'slot');
  const moved = (person: number, to: number, was: string | null) => ({
    invitation_id: day.called[person] ?? '',
    slot_id: slots[to]?.id ?? '',
    was,
  });
  const places = [moved(1, 1, slots[0]?.id ?? ''), moved(0, 2, null)];
  await company.api.ok('POST /auditions/:id/places', { params: { id: day.id }, body: { places } });
  await day.publish();
  expect(await newsOf(bo)).toEqual(['appointment.tell', 'appointment.move']);
  expect(await newsOf(anna)).toEqual(['appointment.tell']);
  expect((await timeOf(cia, ofCia)).wish).toMatchObject({
    status: 'offered',
    offered: { starts_date: slots[0]?.starts_date },
  });
});

test('a kept time is offered to the next when its talent is given or takes another', async () => {
  for (const way of ['told', 'chosen', 'chosen by who had none'] as const) {
    server.setClock(START);
    const talents = await three();
    const [, bo, cia] = talents as [Talent, Talent, Talent];
    const day = await anAuditionDay(server, company, talents, { may_choose_time: true }, { to: '10:00', lunch: null });
    const [, ofBo = '', ofCia] = day.called;
    await day.place([0, 0, null], ...(way === 'chosen' ? [[1, 1, null] as [number, number, null]] : []));
    await day.publish();
    if (way === 'chosen') {
      const cut = { day: day.day, from: '11:00', to: '11:30', minutes: 30, rooms: ['Sal 1'] };
      await company.api.ok('POST /auditions/:id/times', { params: { id: day.id }, body: cut });
      await day.publish();
    }
    await ask(bo, ofBo);
    server.setClock(new Date(Date.parse(START) + 60_000).toISOString());
    await ask(cia, ofCia);
    expect([await wishOf(bo, ofBo), await wishOf(cia, ofCia)]).toEqual(['offered', 'open']);
    const cut = { day: day.day, from: '13:00', to: '13:30', minutes: 30, rooms: ['Sal 1'] };
    await company.api.ok('POST /auditions/:id/times', { params: { id: day.id }, body: cut });
    const slot_id = (await day.times()).slots.filter(({ kind }) => kind === 'slot').at(-1)?.id ?? '';
    const was = way === 'chosen' ? (day.slots[1]?.id ?? '') : null;
    if (way === 'told') {
      const places = [{ invitation_id: ofBo, slot_id, was }];
      await company.api.ok('POST /auditions/:id/places', { params: { id: day.id }, body: { places } });
      await day.publish();
    } else {
      // The time is published by SQL, because the command would also offer it.
      await server.services.pool.query('update audition_slots set published_date = app_now() where id = $1', [slot_id]);
      await bo.api.ok('POST /talent/invitations/:id/time', { params: { id: ofBo }, body: { slot_id } });
    }
    expect([way, await wishOf(bo, ofBo), await wishOf(cia, ofCia)]).toEqual([way, undefined, 'offered']);
  }
});

test('a place that was planned and not told is offered when its person says no to the call', async () => {
  const talents = await three();
  const [anna, bo] = talents as [Talent, Talent, Talent];
  const day = await anAuditionDay(server, company, talents, {}, { to: '09:30', lunch: null });
  const [ofAnna = '', ofBo] = day.called;
  await day.publish();
  await day.place([0, 0, null]);
  await ask(bo, ofBo);
  expect(await wishOf(bo, ofBo)).toBe('open');
  await anna.api.ok('POST /talent/invitations/:id/decline', { params: { id: ofAnna }, body: {} });
  expect(await wishOf(bo, ofBo)).toBe('offered');
});

test('a time that holds more is offered, and holds no fewer than have it, were told it or are offered it', async () => {
  const talents = await three();
  const [, bo, cia] = talents as [Talent, Talent, Talent];
  const day = await anAuditionDay(server, company, talents, {}, { to: '09:30', lunch: null });
  const [, ofBo = '', ofCia] = day.called;
  await day.place([0, 0, null]);
  await day.publish();
  await ask(bo, ofBo);
  server.setClock(new Date(Date.parse(START) + 60_000).toISOString());
  await ask(cia, ofCia);
  const change = (body: { capacity?: number; video_link?: string }) =>
    company.api.raw('PATCH /audition-slots/:id', { params: { id: day.slots[0]?.id ?? '' }, body });
  expect((await change({ capacity: 2 })).status).toBe(200);
  expect([await wishOf(bo, ofBo), await wishOf(cia, ofCia)]).toEqual(['offered', 'open']);
  expect((await change({ capacity: 1 })).body).toMatchObject({ error: { code: 'time_in_use' } });
  // A talent keeps the published time until the company publishes a new one.
  await day.place([0, null, 0]);
  expect((await change({ capacity: 1 })).body).toMatchObject({ error: { code: 'time_in_use' } });
  expect((await change({ video_link: 'https://example.com/rum' })).status).toBe(200);
  const taken = await bo.api.ok('POST /talent/invitations/:id/wish/take', { params: { id: ofBo } });
  expect(taken).toMatchObject({ wish: null, appointment: { status: 'confirmed' } });
  // After the publication the time that became free goes to the next talent in the queue.
  await day.publish();
  expect(await wishOf(cia, ofCia)).toBe('offered');
});

test('reminders come 48, 24 and 2 hours before, once each, and none for an hour that was over when they were told', async () => {
  const talents = await three();
  const [anna, bo] = talents as [Talent, Talent, Talent];
  const day = await anAuditionDay(server, company, talents);
  await day.place([0, 0, null]);
  await day.publish();
  const starts = Date.parse(day.slots[0]?.starts_date ?? '');
  const at = async (hours: number) => {
    server.setClock(new Date(starts - hours * 3_600_000).toISOString());
    await sweep();
    await sweep();
  };
  await at(49);
  expect(await newsOf(anna)).toEqual(['appointment.tell']);
  await at(47);
  // Published thirty hours before the appointment, so the reminder two days before is not sent.
  await at(30);
  await day.place([1, 1, null]);
  await day.publish();
  await at(29);
  await at(23);
  await at(1.5);
  await at(-1);
  const reminders = ['appointment.remind-24', 'appointment.remind-2'];
  expect(await newsOf(anna)).toEqual(['appointment.tell', 'appointment.remind-48', ...reminders]);
  expect(await newsOf(bo)).toEqual(['appointment.tell', ...reminders]);
});

test('on the day the company checks people in by code or name; a call shows its link to a confirmed talent', async () => {
  const [anna, bo] = (await three()) as [Talent, Talent, Talent];
  const day = await anAuditionDay(server, company, [anna, bo]);
  const [ofAnna = '', ofBo = ''] = day.called;
  await day.place([0, 0, null], [1, 1, null]);
  await day.publish();
  expect((await timeOf(anna, ofAnna)).appointment?.code).toBe(null);
  await confirm(anna, ofAnna);
  const code = (await timeOf(anna, ofAnna)).appointment?.code ?? '';
  const signIn = (by: Company, said = code) => by.api.raw('POST /appointments/sign-in', { body: { code: said } });
  expect((await signIn(company)).body).toMatchObject({ error: { code: 'not_allowed_now' } });
  server.setClock(instantAt(day.day, '08:40'));
  expect((await signIn(await aCompany(server))).status).toBe(404);
  for (const other of [`${code.slice(1)}x`, code.slice(0, 3)]) expect((await signIn(company, other)).status).toBe(404);
  for (const _ of [1, 2]) {
    const { body } = await signIn(company);
    expect(body).toEqual({ invitation_id: ofAnna, audition_id: day.id, day: day.day });
  }
  const people = (await day.times()).slots.flatMap((slot) => slot.people);
  const appointmentOf = (id: string) => people.find((one) => one.id === id)?.appointment;
  expect(appointmentOf(ofAnna)).toMatchObject({ status: 'arrived', actions: ['enter', 'take-back-arrival'] });
  await company.api.ok('POST /appointments/:id/arrive', { params: { id: appointmentOf(ofBo)?.id ?? '' } });
  await company.api.ok('POST /invitations/:id/miss', { params: { id: ofBo } });
  // A talent whom the company has marked as missing, or who has arrived, can no longer decline the time.
  expect((await bo.api.raw('POST /talent/invitations/:id/time/decline', { params: { id: ofBo } })).status).toBe(409);

  server.setClock(START);
  const cia = await aTalent(server);
  const call = await anAuditionDay(server, company, [cia], {
    kind: 'video_call',
    video_link: 'https://example.com/rum',
  });
  const [ofCia = ''] = call.called;
  await call.place([0, 0, null]);
  await call.publish();
  expect((await timeOf(cia, ofCia)).appointment).toMatchObject({ video_link: '', code: null });
  await confirm(cia, ofCia);
  expect((await timeOf(cia, ofCia)).appointment).toMatchObject({ video_link: 'https://example.com/rum', code: null });
});
