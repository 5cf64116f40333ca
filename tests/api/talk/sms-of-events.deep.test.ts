/** A changed call time reaches a talent, or the guardian of a talent under 18, by a text message, if they want it. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDrainer } from '#server/outbox/drainer.ts';
import { aMinor, askedGuardian, tokenFor, yes } from '#tests/api/people/guardian-acts.ts';
import { as } from '#tests/factories/client.ts';
import { aCompany, aTalent, type Talent } from '#tests/factories/people.ts';
import { aNumber, aPhone, codeTo } from '#tests/factories/phones.ts';
import { aProject, candidateOf } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { passTime } from './outbox-entries.ts';

const NOON = '2026-08-17T10:00:00Z';
const LATE = '2026-08-17T20:30:00Z';
const [TOMORROW, LATER] = ['2026-08-18', '2026-08-20'];
const SHEET = { call_time: '08:00', place: 'Studion', contact_name: 'Ina Ek', contact_phone: '070-999 88 77' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.setClock(NOON));

/** A talent booked from tomorrow on; `tell` publishes the next version of the call sheet of a day. */
async function booked(talent: Talent) {
  const company = await aCompany(server);
  const { api } = company;
  const dates = [{ kind: 'work' as const, starts_on: TOMORROW, ends_on: LATER }];
  const { id } = await aProject(server, company, { step: 5, asked: [talent], form: { dates } });
  const tell = async (call_time: string, day = TOMORROW) => {
    const params = { id, day };
    const { revision } = await api.ok('GET /projects/:id/call-sheets/:day', { params });
    const body = { content: { ...SHEET, call_time }, revision };
    const written = await api.ok('PUT /projects/:id/call-sheets/:day', { params, body });
    await api.ok('POST /projects/:id/call-sheets/:day/publish', { params, body: { revision: written.revision } });
  };
  return { api, company, id, tell };
}

/** The words of a talent's messages but codes, with the state of their entries. */
async function told({ talent_id }: Talent) {
  const { rows } = await server.services.pool.query<{ words: string; state: string }>(
    `select o.content ->> 'words' as words, o.state from sms_messages m join outbox o on o.recipient = m.id::text
     where m.talent_id = $1 and m.what <> 'code' order by o.created_date, o.id`,
    [talent_id],
  );
  return rows;
}
const wordsTo = async (talent: Talent) => (await told(talent)).map(({ words }) => words);

/** Sends what may be sent now, as if the time of what waits had come. */
async function drain() {
  await passTime(server);
  const { env, log, pool, clock } = server.services;
  const drainer = createDrainer({ url: String(pool.options.connectionString), env, clock, log });
  await drainer.drain();
  await drainer.stop();
}

test('a talent who wants it is told of a call and of its change, once each, and others are told nothing', async () => {
  const [wanting, silent] = [await aTalent(server), await aTalent(server)];
  await aPhone(server, wanting);
  await aPhone(server, silent);
  expect(await wanting.api.ok('PUT /talent/phone/kinds', { body: { kinds: ['calls'] } })).toMatchObject({
    kinds: ['calls'],
  });
  for (const talent of [wanting, silent]) {
    const { tell } = await booked(talent);
    await tell('08:00');
    await drain();
    await tell('07:15');
  }
  expect(await wordsTo(wanting)).toEqual([
    'Dagsbesked för tis 18 aug kl. 08.00. Läs mer hos Medverka.',
    'Ändrat dagsbesked. Nu gäller tis 18 aug kl. 07.15. Läs mer hos Medverka.',
  ]);
  expect(await told(silent)).toEqual([]);
  await wanting.api.ok('DELETE /talent/phone', { body: {} });
  expect(await wanting.api.call('PUT /talent/phone/kinds', { body: { kinds: ['calls'] } })).toMatchObject({
    body: { error: { code: 'not_allowed_now' } },
  });
});

test('at night a message waits until seven, unless the day begins before nine', async () => {
  const talent = await aTalent(server);
  await aPhone(server, talent);
  await talent.api.ok('PUT /talent/phone/kinds', { body: { kinds: ['calls'] } });
  const { tell } = await booked(talent);
  await drain();
  server.setClock(LATE);
  await tell('09:30');
  await tell('08:30', LATER);
  await drain();
  expect((await told(talent)).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  await tell('07:30');
  await drain();
  // The time that was to be told at seven no longer holds, so only the other day's message waits.
  const [other, urgent] = await told(talent);
  expect(other).toMatchObject({ state: 'waiting', words: expect.stringContaining('tors 20 aug kl. 08.30') });
  expect(urgent).toMatchObject({ state: 'sent', words: expect.stringContaining('kl. 07.30') });
  server.setClock('2026-08-18T05:00:00Z');
  await drain();
  expect((await told(talent)).map(({ state }) => state)).toEqual(['sent', 'sent']);
  const { rows } = await server.services.pool.query(
    `select count(*)::int from sms_messages where talent_id = $1 and what <> 'code'`,
    [talent.talent_id],
  );
  expect(rows).toEqual([{ count: 2 }]);
});

test('a removed number gets nothing that waited for it', async () => {
  const talent = await aTalent(server);
  await aPhone(server, talent);
  await talent.api.ok('PUT /talent/phone/kinds', { body: { kinds: ['calls'] } });
  const { tell } = await booked(talent);
  server.setClock(LATE);
  await tell('10:00');
  await drain();
  expect(await told(talent)).toMatchObject([{ state: 'waiting' }]);
  server.setClock(NOON);
  await talent.api.ok('DELETE /talent/phone', { body: {} });
  expect(await told(talent)).toEqual([]);
});

test('for a talent under 18 the guardian is told, with the name of the child, and only while the consent holds', async () => {
  const minor = await aMinor(server, 'Alva');
  const guardian = await askedGuardian(server, minor);
  await guardian.give();
  const number = aNumber();
  const step = (body: object) =>
    as(server).ok('POST /guardian-consents/phone', { body: { token: guardian.token, ...body } as never });
  await step({ step: 'send_code', number });
  await step({ step: 'confirm', code: await codeTo(server, number) });
  expect(await step({ step: 'choose', kinds: ['calls'] })).toMatchObject({ phone: { kinds: ['calls'] } });
  const { tell } = await booked(minor);
  await tell('08:00');
  expect(await wordsTo(minor)).toEqual(['Alva: Dagsbesked för tis 18 aug kl. 08.00. Läs mer hos Medverka.']);
  await guardian.withdraw();
  await tell('07:15');
  expect(await wordsTo(minor)).toHaveLength(1);
});

test('what waits about a day that is called off in the same night is dropped, and the other days wait still', async () => {
  const talent = await aTalent(server);
  await aPhone(server, talent);
  await talent.api.ok('PUT /talent/phone/kinds', { body: { kinds: ['calls'] } });
  const company = await aCompany(server);
  const day = (on: string) => ({ kind: 'work' as const, starts_on: on, ends_on: on });
  const form = { dates: [day(LATER), day('2026-08-24')] };
  const { id } = await aProject(server, company, { step: 5, asked: [talent], form });
  await drain();
  server.setClock(LATE);
  for (const on of [LATER, '2026-08-24']) {
    const params = { id, day: on };
    const { revision } = await company.api.ok('GET /projects/:id/call-sheets/:day', { params });
    const body = { content: SHEET, revision };
    const written = await company.api.ok('PUT /projects/:id/call-sheets/:day', { params, body });
    await company.api.ok('POST /projects/:id/call-sheets/:day/publish', {
      params,
      body: { revision: written.revision },
    });
  }
  expect(await told(talent)).toHaveLength(2);
  const { items } = await company.api.ok('GET /projects/:id/bookings', { params: { id }, query: {} });
  const booking_id = items.find(({ starts_on }) => starts_on === LATER)?.id ?? '';
  await company.api.ok('POST /bookings/:id/cancel', { params: { id: booking_id }, body: { reason: 'Det regnar.' } });
  expect((await wordsTo(talent)).sort()).toEqual([
    expect.stringContaining('Dagsbesked för mån 24 aug'),
    expect.stringContaining('är inställt'),
  ]);
  const { rows } = await server.services.pool.query(
    `select what from sms_messages where talent_id = $1 and what <> 'code' order by what`,
    [talent.talent_id],
  );
  expect(rows).toEqual([{ what: 'called_off_day' }, { what: 'new_call' }]);
  server.setClock('2026-08-18T05:00:00Z');
  await drain();
  expect((await told(talent)).map(({ state }) => state)).toEqual(['sent', 'sent']);
});

test('a talent who calls off at night gets no call of that day in the morning', async () => {
  const talent = await aTalent(server);
  await aPhone(server, talent);
  await talent.api.ok('PUT /talent/phone/kinds', { body: { kinds: ['calls'] } });
  const { id, api, company, tell } = await booked(talent);
  await drain();
  server.setClock(LATE);
  await tell('10:00', LATER);
  expect(await told(talent)).toMatchObject([{ state: 'waiting' }]);
  const { items } = await api.ok('GET /projects/:id/bookings', { params: { id }, query: {} });
  const booking_ids = items.map((booking) => booking.id);
  const assignment = await candidateOf(company, id, talent);
  await talent.api.ok('POST /talent/assignments/:id/call-off', {
    params: { id: assignment.id },
    body: { booking_ids, reason: 'Jag är sjuk.' },
  });
  expect(await told(talent)).toEqual([]);
});

test('a consent that is withdrawn and given anew has no number until one is confirmed again', async () => {
  const minor = await aMinor(server, 'Alva');
  const guardian = await askedGuardian(server, minor);
  await guardian.give();
  const number = aNumber();
  const step = (body: object) =>
    as(server).ok('POST /guardian-consents/phone', { body: { token: guardian.token, ...body } as never });
  await step({ step: 'send_code', number });
  await step({ step: 'confirm', code: await codeTo(server, number) });
  await guardian.withdraw();
  server.setClock('2026-08-18T10:00:00Z');
  await minor.api.ok('POST /talent/guardian/remind');
  const token = await tokenFor(server, guardian.email);
  const given = await as(server).ok('POST /guardian-consents/answer', { body: yes(token) });
  expect(given).toMatchObject({ status: 'given', phone: { number: null, kinds: [] } });
});
