import { readdir } from 'node:fs/promises';
import { BufferSource, BufferTarget, Conversion, Input, MP4, Mp4OutputFormat, Output } from 'mediabunny';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ADDRESS_SECONDS, RECEIVING_AT_ONCE, STALE_HOURS } from '#domain/people/recording/recording.rules.ts';
import { ATTEMPTS_AT_MOST } from '#server/features/auditions/recording/commands/claim-recording.ts';
import { tidyUploads } from '#server/features/auditions/recording/commands/tidy-uploads.ts';
import { tidyFiles } from '#server/files/tidy-files.ts';
import { createUploadTurns } from '#server/files/upload-turns.ts';
import { uploadsFolder } from '#server/files/uploads-folder.ts';
import { sweepDeadlines } from '#server/lifecycle/sweep-deadlines.ts';
import { as } from '#tests/factories/client.ts';
import { aCompany, aTalent, type Company, type Talent } from '#tests/factories/people.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { ask, begin, clip, hangingPart, type Line, offsetOf, sendPart, sendWhole } from './recording-sender.ts';

let server: TestServer;
let company: Company;
let talent: Talent;
let line: Line;
beforeAll(async () => {
  server = await startTestServer();
  company = await aCompany(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  talent = await aTalent(server);
  line = { url: server.url, cookie: talent.cookie };
});

const shown = async (id: string) =>
  (await talent.api.ok('GET /talent/recordings', { query: {} })).items.find((one) => one.id === id);
const address = (api: Talent['api'], id: string) => api.call('GET /recordings/:id/address', { params: { id } });
const play = (url: string, cookie: string, range?: string) =>
  fetch(server.url + url, { headers: { cookie, ...(range && { range }) } });
const uploads = (): Promise<string[]> => readdir(uploadsFolder(server.services.env)).catch(() => []);

/** A new session at the time of the test's clock. */
async function signedInAgain({ account_id }: Talent) {
  const cookie = await signInAs(server.services, account_id);
  return { cookie, api: as(server, cookie) };
}

/** The clip with a location in its metadata, as phones write it. */
async function withPlace(bytes: Uint8Array): Promise<Uint8Array> {
  const target = new BufferTarget();
  using input = new Input({ formats: [MP4], source: new BufferSource(bytes) });
  const output = new Output({ format: new Mp4OutputFormat({ metadataFormat: 'udta' }), target });
  const tags = { comment: '+59.3293+018.0686/' };
  await (await Conversion.init({ input, output, tags })).execute();
  return new Uint8Array(target.buffer ?? new ArrayBuffer(0));
}

test('a film whose line breaks at each place arrives whole, is looked at, and plays in pieces without where it was made', async () => {
  const bytes = await withPlace(clip('tape-1.mp4'));
  expect(Buffer.from(bytes).includes('+59.3293')).toBe(true);
  const id = await begin(talent, bytes.length);
  expect(await offsetOf(line, id)).toBe(0);
  for (const until of [1, 30_000, bytes.length - 1]) {
    const offset = await offsetOf(line, id);
    const part = hangingPart(line, id, offset, bytes.length - offset, bytes.subarray(offset, until));
    await expect.poll(() => offsetOf(line, id)).toBe(until);
    await part.cut();
    expect(await offsetOf(line, id)).toBe(until);
  }
  expect(await shown(id)).toMatchObject({ status: 'receiving', received_date: null });
  const last = await sendPart(line, id, bytes.length - 1, bytes.subarray(bytes.length - 1));
  expect([last.status, last.offset]).toEqual([204, bytes.length]);
  expect(await shown(id)).toMatchObject({ status: 'received', bytes: bytes.length });
  // A sender that did not get the last answer learns that all bytes have arrived.
  expect(await offsetOf(line, id)).toBe(bytes.length);

  await server.services.preparer.settled();
  expect(await shown(id)).toMatchObject({
    status: 'ready',
    kind: 'video',
    width: 640,
    height: 360,
    progress: 100,
    what_is_missing: ['poster'],
    duration_ms: expect.closeTo(8000, -2),
  });
  expect(await uploads()).toEqual([]);
  const { items } = await talent.api.ok('GET /notifications', { query: {} });
  expect(items[0]).toMatchObject({ title: 'Vi har tagit emot din showreel' });

  const { url } = await talent.api.ok('GET /recordings/:id/address', { params: { id } });
  const whole = await play(url, talent.cookie);
  const kept = Buffer.from(await whole.arrayBuffer());
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/mp4']);
  expect([whole.headers.get('cache-control'), whole.headers.get('content-disposition')]).toEqual([
    'private, no-store',
    expect.stringContaining('inline'),
  ]);
  expect(kept.includes('+59.3293')).toBe(false);
  // The index (moov) comes first, so that a film can play before all of it is loaded.
  expect(kept.indexOf('moov')).toBeLessThan(kept.indexOf('mdat'));
  const piece = await play(url, talent.cookie, 'bytes=100-199');
  expect([piece.status, piece.headers.get('content-range')]).toEqual([206, `bytes 100-199/${kept.length}`]);
  expect(Buffer.from(await piece.arrayBuffer())).toEqual(kept.subarray(100, 200));
});

describe('a part is refused', () => {
  test('to everybody else, as if there were none, and without the words of the protocol', async () => {
    const id = await begin(talent, 10);
    const other = await aTalent(server);
    for (const method of ['HEAD', 'PATCH', 'DELETE'] as const) {
      const headers = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };
      const more = method === 'PATCH' ? { headers, body: Buffer.from('x') } : {};
      const by = async (cookie: string) => (await ask({ url: server.url, cookie }, method, id, more)).status;
      expect([await by(other.cookie), await by(company.cookie), await by('')]).toEqual([404, 403, 401]);
      const foreign = { headers: { ...more.headers, origin: 'https://other.example' } };
      if (method !== 'HEAD') expect((await ask(line, method, id, { ...more, ...foreign })).code).toBe('forbidden');
      const plain = { ...more, headers: { ...more.headers, 'tus-resumable': '0.2.2' } };
      expect((await ask(line, method, id, plain)).status).toBe(400);
    }
    const { headers } = await ask(line, 'HEAD', id);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(await offsetOf(line, id)).toBe(0);
  });

  test('at another place, of another kind, and beyond what was told of', async () => {
    const id = await begin(talent, 10);
    expect((await sendPart(line, id, 0, Buffer.from('abcd'))).offset).toBe(4);
    expect((await sendPart(line, id, 0, Buffer.from('abcd'))).code).toBe('changed_meanwhile');
    expect((await sendPart(line, id, 5, Buffer.from('x'))).code).toBe('changed_meanwhile');
    expect((await sendPart(line, id, 4, Buffer.from('abcdefg'))).code).toBe('file_too_large');
    const json = { 'content-type': 'application/json', 'upload-offset': '4' };
    expect((await ask(line, 'PATCH', id, { headers: json, body: Buffer.from('{}') })).status).toBe(415);
    expect(await offsetOf(line, id)).toBe(4);
  });

  test('while another process writes; within one, the later request goes on, and the former may ask again', async () => {
    const id = await begin(talent, 10);
    const elsewhere = createUploadTurns(server.services.env.database_url ?? '', server.services.log);
    const turn = await elsewhere.take(id);
    expect((await sendPart(line, id, 0, Buffer.from('ab'))).code).toBe('busy');
    await turn?.end();
    await elsewhere.stop();
    const first = hangingPart(line, id, 0, 10, Buffer.from('ab'));
    await expect.poll(() => offsetOf(line, id)).toBe(2);
    expect((await sendPart(line, id, 2, Buffer.from('cd'))).offset).toBe(4);
    expect(await first.over).toBe(503);
    expect(await offsetOf(line, id)).toBe(4);
  });
});

test('the talent’s open screens are notified when a recording can be played', async () => {
  const found: Promise<string | undefined>[] = [];
  const stop = server.services.live.subscribe(`talent:${talent.talent_id}`, ({ recording }) => {
    for (const id of recording ?? []) found.push(shown(id).then((one) => one?.status));
  });
  await sendWhole(line, talent, clip('tape-1.mp4'));
  await server.services.preparer.settled();
  await expect.poll(() => Promise.all(found)).toContain('ready');
  stop();
});

test('an unplayable or wrong file is refused with its reason, and the talent is mailed', async () => {
  const [text, cut, sound] = [
    await sendWhole(line, talent, Buffer.from('<svg onload="alert(1)">')),
    await sendWhole(line, talent, clip('tape-1.mp4').subarray(0, 40_000)),
    await sendWhole(line, talent, clip('voice.webm')),
  ];
  await server.services.preparer.settled();
  const reason = async (id: string) => (await shown(id))?.refused_for;
  expect([await reason(text), await reason(sound)]).toEqual(['not_media', 'no_picture']);
  expect(await reason(cut)).toBe('no_duration');
  expect((await address(talent.api, text)).status).toBe(409);
  const { rows } = await server.services.pool.query(
    `select from outbox where kind = 'mail' and content::text like $1`,
    ['%varken film eller ljud%'],
  );
  expect(rows).toHaveLength(1);

  const voice = await sendWhole(line, talent, clip('voice.webm'), { purpose: 'voice' });
  await server.services.preparer.settled();
  expect(await shown(voice)).toMatchObject({ status: 'ready', kind: 'audio', width: null, what_is_missing: [] });
});

test('the address of a recording is good for one person and half an hour, and ends when it is withdrawn', async () => {
  const id = await sendWhole(line, talent, clip('tape-2.mp4'));
  expect((await address(company.api, id)).status).toBe(404);
  await server.services.preparer.settled();
  const { url } = await company.api.ok('GET /recordings/:id/address', { params: { id } });
  const { items } = await company.api.ok('GET /talents/:id/recordings', { params: { id: talent.talent_id } });
  expect(items).toMatchObject([{ id, actions: [] }]);
  const heard = async (cookie: string) => (await play(url, cookie, 'bytes=0-9')).status;
  expect([await heard(company.cookie), await heard(talent.cookie), await heard('')]).toEqual([206, 404, 404]);

  const now = server.services.clock().getTime();
  const heardAfter = async (seconds: number) => {
    server.setClock(new Date(now + seconds * 1000).toISOString());
    return heard(await signInAs(server.services, company.account_id));
  };
  expect(await heardAfter(ADDRESS_SECONDS - 60)).toBe(206);
  expect(await heardAfter(ADDRESS_SECONDS + 60)).toBe(404);
  company = await aCompany(server);
  talent = { ...talent, ...(await signedInAgain(talent)) };

  // The recording is hidden from companies and then deleted.
  await server.services.pool.query('update talents set is_paused = true where id = $1', [talent.talent_id]);
  expect((await address(company.api, id)).status).toBe(404);
  expect((await company.api.call('GET /talents/:id/recordings', { params: { id: talent.talent_id } })).status).toBe(
    404,
  );
  expect((await address((await aTalent(server)).api, id)).status).toBe(404);
  const own = await talent.api.ok('GET /recordings/:id/address', { params: { id } });
  expect((await talent.api.ok('POST /talent/recordings/:id/remove', { params: { id } })).status).toBe('deleted');
  expect((await play(own.url, talent.cookie)).status).toBe(404);
  expect((await address(talent.api, id)).status).toBe(404);
  const { rows } = await server.services.pool.query<{ path: string }>(
    `select path from private_files where noun = 'recording' and subject_id = $1 and deleted_date is not null`,
    [id],
  );
  expect(rows).toHaveLength(1);
  await tidyFiles({ ...server.services, clock: () => new Date(server.services.clock().getTime() + 36 * 86_400_000) });
  expect(await server.services.files.stat(rows[0]?.path ?? '')).toBeNull();
});

test('a recording sent in the place of another takes it when it is whole, and not before', async () => {
  const first = await sendWhole(line, talent, clip('tape-1.mp4'));
  await server.services.preparer.settled();
  const bytes = clip('tape-2.mp4');
  const second = await begin(talent, bytes.length, { replaces_id: first });
  await sendPart(line, second, 0, bytes.subarray(0, 1000));
  expect([(await shown(first))?.status, (await shown(second))?.position]).toEqual(['ready', 1]);
  // An unfinished recording cannot be replaced: both would arrive, and the talent would have one too many.
  const onto = { id: crypto.randomUUID(), purpose: 'showreel' as const, invitation_id: null, bytes: 5 };
  const late = await talent.api.refusal('POST /talent/recordings', { body: { ...onto, replaces_id: second } });
  expect(late.code).toBe('not_allowed_now');
  await sendPart(line, second, 1000, bytes.subarray(1000));
  expect([await shown(first), (await shown(second))?.status]).toEqual([undefined, 'received']);
  // A second call with the id of this recording but another size is refused. So is a call for an invitation that does
  // not exist.
  const body = { id: second, purpose: 'showreel' as const, invitation_id: null, replaces_id: null, bytes: 5 };
  expect((await talent.api.call('POST /talent/recordings', { body })).status).toBe(409);
  const answers_no_call = { ...body, id: crypto.randomUUID(), invitation_id: second };
  expect((await talent.api.refusal('POST /talent/recordings', { body: answers_no_call })).code).toBe('not_found');
});

test('a recording begun twice at once is begun once, and no more are uploaded at once than allowed', async () => {
  const body = {
    id: crypto.randomUUID(),
    purpose: 'voice' as const,
    invitation_id: null,
    replaces_id: null,
    bytes: 5,
  };
  const both = await Promise.all([1, 2].map(() => talent.api.call('POST /talent/recordings', { body })));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const asked = Array.from({ length: 3 }, (_, n) => ({ ...body, id: crypto.randomUUID(), bytes: n + 1 }));
  const more = await Promise.all(asked.map((each) => talent.api.call('POST /talent/recordings', { body: each })));
  // A talent may have three voice samples; one exists already.
  expect(more.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
  for (let n = 3; n < RECEIVING_AT_ONCE; n++) await begin(talent, 1);
  const late = { ...body, id: crypto.randomUUID(), purpose: 'showreel' as const };
  expect((await talent.api.refusal('POST /talent/recordings', { body: late })).code).toBe('recordings_at_once');
  const large = { ...late, bytes: 501 * 1024 * 1024 };
  expect((await talent.api.call('POST /talent/recordings', { body: large })).status).toBe(413);
});

test('an id in capital letters is the same recording, when it is begun and when it is sent', async () => {
  const id = crypto.randomUUID();
  const body = { purpose: 'voice' as const, invitation_id: null, replaces_id: null, bytes: 5, id: id.toUpperCase() };
  expect((await talent.api.call('POST /talent/recordings', { body })).status).toBe(200);
  const elsewhere = createUploadTurns(server.services.env.database_url ?? '', server.services.log);
  const turn = await elsewhere.take(id);
  expect((await sendPart(line, body.id, 0, Buffer.from('ab'))).code).toBe('busy');
  await turn?.end();
  await elsewhere.stop();
  expect((await sendPart(line, body.id, 0, Buffer.from('ab'))).offset).toBe(2);
});

test('an upload of a part each day stays open for three days at most', async () => {
  const id = await begin(talent, 10);
  const now = server.services.clock().getTime();
  const statusAfter = async (hours: number) => {
    server.setClock(new Date(now + hours * 3_600_000).toISOString());
    const { cookie } = await signedInAgain(talent);
    await sendPart({ ...line, cookie }, id, hours / 20 - 1, Buffer.from('x'));
    await sweepDeadlines(server.services, ['recording']);
    const { rows } = await server.services.pool.query('select status from recordings where id = $1', [id]);
    return rows[0]?.status;
  };
  expect([await statusAfter(20), await statusAfter(40), await statusAfter(60)]).toEqual(Array(3).fill('receiving'));
  expect(await statusAfter(80)).toBe('deleted');
});

test('a disk that is full costs no film: it is prepared when there is room again', async () => {
  const { files, preparer, pool } = server.services;
  const put = files.put;
  Object.assign(files, { put: () => Promise.reject(Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })) });
  const id = await sendWhole(line, talent, clip('tape-2.mp4'));
  for (let tries = 0; tries < ATTEMPTS_AT_MOST + 1; tries++) {
    await pool.query('update recordings set lease_until = now() where id = $1', [id]);
    await preparer.settled();
  }
  expect(await shown(id)).toMatchObject({ status: 'preparing', refused_for: null });
  Object.assign(files, { put });
  await pool.query('update recordings set lease_until = now() where id = $1', [id]);
  await preparer.settled();
  expect(await shown(id)).toMatchObject({ status: 'ready' });
});

test('an upload that stops half way is given up after a day, with the bytes that have arrived', async () => {
  const id = await begin(talent, 10);
  await sendPart(line, id, 0, Buffer.from('abc'));
  const now = server.services.clock().getTime();
  const later = (hours: number) => server.setClock(new Date(now + hours * 3_600_000).toISOString());
  later(STALE_HOURS - 1);
  await sweepDeadlines(server.services, ['recording']);
  await tidyUploads(server.services);
  expect(await uploads()).toContain(id);
  later(STALE_HOURS + 1);
  await sweepDeadlines(server.services, ['recording']);
  await tidyUploads(server.services);
  const { rows } = await server.services.pool.query('select status from recordings where id = $1', [id]);
  expect(rows).toEqual([{ status: 'deleted' }]);
  expect(await uploads()).not.toContain(id);
});

test('films of a profile are named and ordered by their talent, and companies see them so', async () => {
  const ids: string[] = [];
  for (const position of [1, 2]) {
    const { rows } = await server.services.pool.query<{ id: string }>(
      `insert into recordings (id, talent_id, purpose, position, status, bytes, begun_date, stale_date)
       values (gen_random_uuid(), $1, 'showreel', $2, 'ready', 1, app_now(), app_now()) returning id`,
      [talent.talent_id, position],
    );
    ids.push(rows[0]?.id ?? '');
  }
  const [first = '', second = ''] = ids;
  const params = { id: second };
  await talent.api.ok('POST /talent/recordings/:id/caption', { params, body: { caption: ' Komedi ' } });
  const order = (named: string[]) => ({ body: { purpose: 'showreel' as const, ids: named } });
  await talent.api.ok('PUT /talent/recordings/order', order([second, first]));
  const { items } = await company.api.ok('GET /talents/:id/recordings', { params: { id: talent.talent_id } });
  expect(items.map(({ id, caption }) => [id, caption])).toEqual([
    [second, 'Komedi'],
    [first, ''],
  ]);
  // A list that lacks a recording, repeats one or has an unknown one is refused as outdated.
  for (const wrong of [[first], [first, first], [first, crypto.randomUUID()], [second, first, first]]) {
    const { code } = await talent.api.refusal('PUT /talent/recordings/order', order(wrong));
    expect(code).toBe('changed_meanwhile');
  }
});
