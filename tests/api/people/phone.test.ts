/** A talent's mobile number is confirmed by a code in a text message. A stand-in receives the messages. */
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { PHONE_CODE_MINUTES, PHONE_CODE_TRIES_MAX } from '#domain/people/phone/phone-code.rules.ts';
import { aTalent, type Talent } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const START = '2026-12-01T09:00:00Z';
const later = (minutes: number) => new Date(Date.parse(START) + minutes * 60_000).toISOString();

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: '1' });
  server.setClock(START);
});
afterAll(() => server.stop());
afterEach(() => {
  vi.restoreAllMocks();
  server.setClock(START);
});

let numbers = 0;
/** A number that no other test uses. */
function aNumber(): string {
  numbers += 1;
  return `+4670${String(numbers).padStart(7, '0')}`;
}
const phoneOf = (talent: Talent) => talent.api.ok('GET /talent/phone');
const ask = (talent: Talent, number: string) => talent.api.call('POST /talent/phone/code', { body: { number } });
const confirm = (talent: Talent, code: string) => talent.api.call('POST /talent/phone/confirm', { body: { code } });
const codeTo = (number: string) =>
  /^\d{6}/.exec(server.services.texts?.newest().find(({ to }) => to === number)?.text ?? '')?.[0] ?? '';
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('a number is typed as people write it, and counts once its code is typed', async () => {
  const talent = await aTalent(server);
  expect(await phoneOf(talent)).toEqual({ is_asked: true, number: null, waiting: null });
  const number = aNumber();
  expect((await ask(talent, `0${number.slice(3, 5)}-${number.slice(5)}`)).body).toMatchObject({
    number: null,
    waiting: { number },
  });
  expect((await confirm(talent, codeTo(number))).body).toEqual({ is_asked: true, number, waiting: null });
  expect(await phoneOf(talent)).toMatchObject({ number });
});

test('a number that cannot receive a text message is refused beside the field, and nothing is sent', async () => {
  const talent = await aTalent(server);
  const before = server.services.texts?.newest().length;
  expect(await ask(talent, '08-123 45 67')).toMatchObject({
    status: 422,
    body: { error: { fields: { number: 'Skriv ett mobilnummer, till exempel 070-123 45 67.' } } },
  });
  expect(server.services.texts?.newest().length).toBe(before);
});

test('the fifth wrong try kills the code, also for the right one', async () => {
  const talent = await aTalent(server);
  const number = aNumber();
  await ask(talent, number);
  const code = codeTo(number);
  const codes: unknown[] = [];
  for (let tries = 0; tries < PHONE_CODE_TRIES_MAX; tries += 1)
    codes.push(((await confirm(talent, wrong(code))).body as { error: { code: string } }).error.code);
  expect(codes).toEqual([...Array(PHONE_CODE_TRIES_MAX - 1).fill('wrong_code'), 'too_many_tries']);
  expect(await confirm(talent, code)).toMatchObject({ body: { error: { code: 'dead_code' } } });
  expect(await phoneOf(talent)).toMatchObject({ number: null });
});

test('of many simultaneous codes no more are checked than may be wrong', async () => {
  const talent = await aTalent(server);
  const number = aNumber();
  await ask(talent, number);
  const code = codeTo(number);
  const answers = await Promise.all(Array.from({ length: 12 }, () => confirm(talent, wrong(code))));
  const codes = answers.map(({ body }) => (body as { error: { code: string } }).error.code);
  expect(codes.filter((each) => each !== 'dead_code')).toHaveLength(PHONE_CODE_TRIES_MAX);
});

test('a code pressed twice at once confirms once', async () => {
  const talent = await aTalent(server);
  const number = aNumber();
  await ask(talent, number);
  const code = codeTo(number);
  const statuses = (await Promise.all([confirm(talent, code), confirm(talent, code)])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 422]);
  expect(await phoneOf(talent)).toMatchObject({ number, waiting: null });
});

test('a code is dead when its minutes are over, and when another is sent', async () => {
  const talent = await aTalent(server);
  const number = aNumber();
  await ask(talent, number);
  const first = codeTo(number);
  server.setClock(later(PHONE_CODE_MINUTES));
  expect(await confirm(talent, first)).toMatchObject({ body: { error: { code: 'dead_code' } } });
  expect(await phoneOf(talent)).toMatchObject({ waiting: null });
  await ask(talent, number);
  const second = codeTo(number);
  if (first !== second) expect(await confirm(talent, first)).toMatchObject({ body: { error: { code: 'wrong_code' } } });
  expect(await confirm(talent, second)).toMatchObject({ status: 200 });
});

test('a confirmed number stays until the new one is confirmed, and a removed one is gone', async () => {
  const talent = await aTalent(server);
  const [old, next] = [aNumber(), aNumber()];
  await ask(talent, old);
  await confirm(talent, codeTo(old));
  expect((await ask(talent, next)).body).toMatchObject({ number: old, waiting: { number: next } });
  expect((await confirm(talent, codeTo(next))).body).toMatchObject({ number: next, waiting: null });
  expect(await talent.api.ok('DELETE /talent/phone')).toEqual({ is_asked: true, number: null, waiting: null });
  expect(await talent.api.ok('DELETE /talent/phone')).toMatchObject({ number: null });
});

test('the code of one talent is none of another, who asked for the same number', async () => {
  const [one, other] = [await aTalent(server), await aTalent(server)];
  const number = aNumber();
  await ask(one, number);
  const code = codeTo(number);
  await ask(other, number);
  if (codeTo(number) !== code)
    expect(await confirm(other, code)).toMatchObject({ body: { error: { code: 'wrong_code' } } });
  expect(await confirm(one, code)).toMatchObject({ status: 200 });
  expect(await phoneOf(other)).toMatchObject({ number: null });
});

test('a number gets five codes a day, whoever asks for them', async () => {
  const [one, other] = [await aTalent(server), await aTalent(server)];
  const number = aNumber();
  for (const talent of [one, other, one, other, one]) expect(await ask(talent, number)).toMatchObject({ status: 200 });
  expect(await ask(other, number)).toMatchObject({ status: 429, body: { error: { code: 'too_many_requests' } } });
});

test('talents under 18 are not asked for a number, since their guardian’s counts', async () => {
  const minor = await aTalent(server, { birth_date: '2012-05-01' });
  expect(await phoneOf(minor)).toEqual({ is_asked: false, number: null, waiting: null });
  expect(await ask(minor, aNumber())).toMatchObject({ status: 409, body: { error: { code: 'not_allowed_now' } } });
});

test('a message that cannot be delivered is reported, and can be asked for again', async () => {
  const talent = await aTalent(server);
  const number = aNumber();
  const { texts } = server.services;
  if (!texts) throw new Error('No text messages are sent');
  vi.spyOn(texts, 'send').mockRejectedValueOnce(new Error('gone'));
  expect(await ask(talent, number)).toMatchObject({ status: 503, body: { error: { code: 'text_not_sent' } } });
  expect(await ask(talent, number)).toMatchObject({ status: 200 });
  expect(await confirm(talent, codeTo(number))).toMatchObject({ status: 200 });
});
