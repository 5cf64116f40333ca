/** A talent's mobile number is confirmed by a code in a text message. The messages stay in the outbox. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
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
afterEach(() => server.setClock(START));

let numbers = 0;
/** A number that no other test uses. */
function aNumber(): string {
  numbers += 1;
  return `+4670${String(numbers).padStart(7, '0')}`;
}
const phoneOf = (talent: Talent) => talent.api.ok('GET /talent/phone');
const ask = (talent: Talent, number: string) => talent.api.call('POST /talent/phone/code', { body: { number } });
const change = (talent: Talent, number: string) => talent.api.call('PUT /talent/phone', { body: { number } });
const remove = (talent: Talent) => talent.api.call('DELETE /talent/phone', { body: {} });
const confirm = (talent: Talent, code: string) => talent.api.call('POST /talent/phone/confirm', { body: { code } });
/** The words of the messages in the outbox to a number that waits for its code, the newest first. */
async function wordsTo(number: string): Promise<string[]> {
  const { rows } = await server.services.pool.query<{ words: string }>(
    `select content ->> 'words' as words from outbox where kind = 'sms' and content ->> 'to' = $1
     order by created_date desc, id desc`,
    [number],
  );
  return rows.map(({ words }) => words);
}
const codeTo = async (number: string) => /^\d{6}/.exec((await wordsTo(number))[0] ?? '')?.[0] ?? '';
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('a number is typed as people write it, and counts once its code is typed', async () => {
  const talent = await aTalent(server);
  expect(await phoneOf(talent)).toEqual({ is_asked: true, number: null, waiting: null, kinds: [] });
  const number = aNumber();
  expect((await ask(talent, `0${number.slice(3, 5)}-${number.slice(5)}`)).body).toMatchObject({
    number: null,
    waiting: { number },
  });
  expect((await confirm(talent, await codeTo(number))).body).toEqual({
    is_asked: true,
    number,
    waiting: null,
    kinds: [],
  });
  expect(await phoneOf(talent)).toMatchObject({ number });
});

test('a number that cannot receive a text message is refused beside the field, and nothing is sent', async () => {
  const talent = await aTalent(server);
  expect(await ask(talent, '08-123 45 67')).toMatchObject({
    status: 422,
    body: { error: { fields: { number: 'Skriv ett mobilnummer, till exempel 070-123 45 67.' } } },
  });
  expect(await wordsTo('08-123 45 67')).toEqual([]);
});

test('the fifth wrong try kills the code, also for the right one', async () => {
  const talent = await aTalent(server);
  const number = aNumber();
  await ask(talent, number);
  const code = await codeTo(number);
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
  const code = await codeTo(number);
  const answers = await Promise.all(Array.from({ length: 12 }, () => confirm(talent, wrong(code))));
  const codes = answers.map(({ body }) => (body as { error: { code: string } }).error.code);
  expect(codes.filter((each) => each !== 'dead_code')).toHaveLength(PHONE_CODE_TRIES_MAX);
});

test('a code pressed twice at once confirms once', async () => {
  const talent = await aTalent(server);
  const number = aNumber();
  await ask(talent, number);
  const code = await codeTo(number);
  const statuses = (await Promise.all([confirm(talent, code), confirm(talent, code)])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 422]);
  expect(await phoneOf(talent)).toMatchObject({ number, waiting: null, kinds: [] });
});

test('a code is dead when its minutes are over, and when another is sent', async () => {
  const talent = await aTalent(server);
  const number = aNumber();
  await ask(talent, number);
  const first = await codeTo(number);
  server.setClock(later(PHONE_CODE_MINUTES));
  expect(await confirm(talent, first)).toMatchObject({ body: { error: { code: 'dead_code' } } });
  expect(await phoneOf(talent)).toMatchObject({ waiting: null });
  await ask(talent, number);
  const second = await codeTo(number);
  if (first !== second) expect(await confirm(talent, first)).toMatchObject({ body: { error: { code: 'wrong_code' } } });
  expect(await confirm(talent, second)).toMatchObject({ status: 200 });
});

test('a confirmed number stays until the new one is confirmed, and a removed one is gone', async () => {
  const talent = await aTalent(server);
  const [old, next] = [aNumber(), aNumber()];
  await ask(talent, old);
  await confirm(talent, await codeTo(old));
  expect((await change(talent, next)).body).toMatchObject({ number: old, waiting: { number: next } });
  expect((await confirm(talent, await codeTo(next))).body).toMatchObject({ number: next, waiting: null });
  expect((await remove(talent)).body).toEqual({ is_asked: true, number: null, waiting: null, kinds: [] });
  expect((await remove(talent)).body).toMatchObject({ number: null });
});

test('the code of one talent is none of another, who asked for the same number', async () => {
  const [one, other] = [await aTalent(server), await aTalent(server)];
  const number = aNumber();
  await ask(one, number);
  const code = await codeTo(number);
  await ask(other, number);
  if ((await codeTo(number)) !== code)
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
  expect(await phoneOf(minor)).toEqual({ is_asked: false, number: null, waiting: null, kinds: [] });
  expect(await ask(minor, aNumber())).toMatchObject({ status: 409, body: { error: { code: 'not_allowed_now' } } });
});

test('a number in place of a confirmed one is asked for again, and so is a removal', async () => {
  const talent = await aTalent(server);
  const [old, next] = [aNumber(), aNumber()];
  await ask(talent, old);
  await confirm(talent, await codeTo(old));
  expect(await ask(talent, next)).toMatchObject({ status: 409, body: { error: { code: 'not_allowed_now' } } });
  server.setClock(later(60 * 24));
  expect(await change(talent, next)).toMatchObject({ body: { error: { code: 'wrong_password' } } });
  expect(await remove(talent)).toMatchObject({ body: { error: { code: 'wrong_password' } } });
  expect(await phoneOf(talent)).toMatchObject({ number: old, waiting: null });
});

test('the talent is mailed when a number is confirmed and when it is removed, and no mail has the number', async () => {
  const talent = await aTalent(server);
  const number = aNumber();
  await ask(talent, number);
  await confirm(talent, await codeTo(number));
  await remove(talent);
  const { rows } = await server.services.pool.query<{ content: { title: string } }>(
    `select content from outbox where kind = 'mail' and recipient = $1 order by created_date, id`,
    [talent.email],
  );
  const titles = rows.map(({ content }) => content.title).filter((title) => title.includes('mobilnummer'));
  expect(titles).toEqual(['Ditt mobilnummer är sparat', 'Ditt mobilnummer är borttaget']);
  expect(JSON.stringify(rows)).not.toContain(number.slice(3));
});

test('a number is sealed, and what has been sent leaves neither number nor words', async () => {
  const talent = await aTalent(server);
  const number = aNumber();
  await ask(talent, number);
  await confirm(talent, await codeTo(number));
  const { rows } = await server.services.pool.query(
    `select p::text, m::text from phone_numbers p join sms_messages m on m.phone_id = p.id where p.talent_id = $1`,
    [talent.talent_id],
  );
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(number.slice(3));
});
