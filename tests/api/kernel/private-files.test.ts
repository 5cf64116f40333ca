/** Private files over HTTP: who may read them, their addresses, and their headers. */
import { randomUUID } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isRefusal } from '#domain/kernel/refusal.ts';
import {
  deletePrivateFile,
  findPrivateFilesOf,
  keepPrivateFile,
  type PrivateFile,
  writePrivateFile,
} from '#server/files/private-files.ts';
import { signedUrl } from '#server/files/signed-url.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { startTalentApp, type TalentApp } from '../people/talent-app.ts';
import { newTalent, type TalentRow } from '../people/talent-people.ts';

const NOW = '2026-08-14T10:00:00Z';
const CONTENT = 'Ett avtal mellan två parter.';

let app: TalentApp;
let owner: TalentRow;
let cookie: string;
beforeAll(async () => {
  app = await startTalentApp({ LOG_LEVEL: 'silent' });
  owner = await newTalent(app.db);
  cookie = await signInAs(app.server.services, owner.account_id);
});
afterAll(() => app.stop());

async function keep(fields: Partial<Parameters<typeof keepPrivateFile>[1]> = {}, content = CONTENT) {
  const written = await writePrivateFile(app.server.services, Buffer.from(content), { max_bytes: 10_000_000 });
  if (isRefusal(written)) throw new Error(written.refused);
  return keepPrivateFile(app.db, {
    written,
    noun: 'document',
    subject_id: randomUUID(),
    kind: 'original',
    name: 'Avtal Åsa.pdf',
    content_type: 'application/pdf',
    ...fields,
  });
}
const addressOf = (file: PrivateFile, options: Partial<Parameters<typeof signedUrl>[2]> = {}) =>
  signedUrl(app.server.services, file, { purpose: 'download', account_id: owner.account_id, ...options });

async function get(address: string, headers: Record<string, string> = { cookie }, method = 'GET') {
  const response = await fetch(app.url + address, { method, headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

test('a person gets their private file as a download that runs no code and is not cached', async () => {
  const file = await keep();
  expect(file).toMatchObject({ bytes: Buffer.byteLength(CONTENT), name: 'Avtal Åsa.pdf', deleted_date: null });
  const answer = await get(addressOf(file));
  expect([answer.status, answer.text]).toEqual([200, CONTENT]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'content-disposition': `attachment; filename="Avtal Asa.pdf"; filename*=UTF-8''Avtal%20%C3%85sa.pdf`,
    'content-length': String(file.bytes),
    'content-security-policy': "sandbox; default-src 'none'",
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
  });
  const head = await get(addressOf(file), { cookie }, 'HEAD');
  expect([head.status, head.headers.get('content-length'), head.text]).toEqual([200, String(file.bytes), '']);
});

test.each(['video/mp4', 'audio/mpeg', 'image/webp'])('no cache keeps %s, nor a part of it', async (content_type) => {
  const file = await keep({ content_type });
  for (const headers of [{ cookie }, { cookie, range: 'bytes=0-3' }]) {
    const answer = await get(addressOf(file, { purpose: 'view' }), headers);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  }
});

test.each([
  ['image/webp', 'view', 'inline'],
  ['image/webp', 'download', 'attachment'],
  ['text/html', 'view', 'attachment'],
  ['image/svg+xml', 'view', 'attachment'],
] as const)('%s to %s is %s', async (content_type, purpose, disposition) => {
  const file = await keep({ content_type });
  const answer = await get(addressOf(file, { purpose }));
  expect(answer.headers.get('content-disposition')).toMatch(new RegExp(`^${disposition};`));
});

describe('an address without access is not found, and all such answers are alike:', () => {
  /** The parts of an answer that a caller can compare. */
  const told = ({ status, headers, text }: Awaited<ReturnType<typeof get>>) => {
    const { error } = JSON.parse(text);
    return [status, error.code, error.message, headers.get('cache-control'), headers.get('content-type')];
  };
  const change = (address: string, name: string, value: string) => {
    const url = new URL(address, 'http://x');
    url.searchParams.set(name, value);
    return url.pathname + url.search;
  };

  test('expired, forged, of another, without a session, deleted and unknown', async () => {
    const [file, other] = [await keep(), await keep()];
    const address = addressOf(file);
    const stranger = await newTalent(app.db);
    const strangers = await signInAs(app.server.services, stranger.account_id);
    const deleted = await keep();
    await deletePrivateFile(app.db, deleted.id, { now: NOW });
    const signature = new URL(address, 'http://x').searchParams.get('signature') ?? '';
    // Another last letter for a signature: it differs only in a bit after the signature's 256 bits.
    const neighbourOf = (text: string) => {
      const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
      return letters[letters.indexOf(text.at(-1) ?? '') ^ 1];
    };
    const flipped = (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1);
    const unknown = told(
      await get(`/files/private/${randomUUID()}?purpose=download&until=9999999999&signature=${flipped}`),
    );
    expect(unknown).toEqual([404, 'not_found', expect.any(String), 'no-store', 'application/json; charset=utf-8']);
    const asked = {
      expired: get(addressOf(file, { seconds: 0 })),
      'forged signature': get(change(address, 'signature', flipped)),
      'later than signed': get(change(address, 'until', '9999999999')),
      'another purpose': get(change(address, 'purpose', 'view')),
      'another last character': get(change(address, 'signature', signature.slice(0, -1) + neighbourOf(signature))),
      'a longer signature': get(change(address, 'signature', `${signature}=`)),
      'a shorter signature': get(change(address, 'signature', signature.slice(1))),
      'no signature': get(change(address, 'signature', '')),
      'another name of the purpose': get(change(address, 'purpose', 'Download')),
      'a day that is written otherwise': get(
        change(address, 'until', `0${new URL(address, 'http://x').searchParams.get('until')}`),
      ),
      'something more': get(`${address}&path=../session-secret`),
      'another file': get(address.replace(file.id, other.id)),
      'another person': get(address, { cookie: strangers }),
      'made for another person': get(addressOf(file, { account_id: stranger.account_id })),
      'without a session': get(address, {}),
      'without a signature': get(`/files/private/${file.id}`),
      'a parameter twice': get(`${address}&purpose=view`),
      deleted: get(addressOf(deleted)),
      'no id': get(address.replace(file.id, '..%2f..%2fsession-secret')),
      'the path in the store': get(`/files/${file.path}`),
      'the path as a public file': get(`/files/profile-media/public/${file.path.slice('private/'.length)}`),
    };
    for (const [why, answer] of Object.entries(asked)) expect([why, told(await answer)]).toEqual([why, unknown]);
    expect((await get(address)).status).toBe(200);
  });

  test('after five minutes', async () => {
    const address = addressOf(await keep());
    app.setClock('2026-08-14T10:04:59Z');
    expect((await get(address)).status).toBe(200);
    app.setClock('2026-08-14T10:05:00Z');
    expect((await get(address)).status).toBe(404);
    app.setClock(NOW);
  });
});

describe('ranges', () => {
  const LETTERS = 'abcdefghij';
  const ask = async (range: string, more: Record<string, string> = {}) => {
    const { status, headers, text } = await get(addressOf(await keep({}, LETTERS)), { cookie, range, ...more });
    return [status, headers.get('content-range'), text];
  };

  test('one is answered with its bytes, several with all', async () => {
    expect(await ask('bytes=0-')).toEqual([206, 'bytes 0-9/10', LETTERS]);
    expect(await ask('bytes=2-4')).toEqual([206, 'bytes 2-4/10', 'cde']);
    expect(await ask('bytes=-5')).toEqual([206, 'bytes 5-9/10', 'fghij']);
    expect(await ask('bytes=0-1,3-4')).toEqual([200, null, LETTERS]);
    expect(await ask('bytes=10-')).toEqual([416, 'bytes */10', '']);
  });

  test('a played file is sent in parts, and the right is checked for each', async () => {
    const content = 'x'.repeat(5 * 1024 * 1024);
    const film = await keep({ content_type: 'video/mp4' }, content);
    const part = async (range: string) => {
      const { status, headers, text } = await get(addressOf(film, { purpose: 'view' }), { cookie, range });
      return [status, headers.get('content-range'), text.length];
    };
    expect(await part('bytes=0-')).toEqual([206, 'bytes 0-4194303/5242880', 4_194_304]);
    expect(await part('bytes=4194304-')).toEqual([206, 'bytes 4194304-5242879/5242880', 1_048_576]);
  });

  test('are not given of another version', async () => {
    expect(await ask('bytes=2-4', { 'if-range': '"other"' })).toEqual([200, null, LETTERS]);
    const file = await keep({}, LETTERS);
    expect(await ask('bytes=2-4', { 'if-range': `"${file.sha256}"` })).toEqual([206, 'bytes 2-4/10', 'cde']);
  });
});

test('bytes that are not those that were kept never arrive whole, and missing ones are an error', async () => {
  const [small, large] = [await keep(), await keep({}, CONTENT.repeat(10_000))];
  const failed = { status: 500, text: expect.stringContaining('"internal"') };
  const place = ({ path }: PrivateFile) => join(app.server.services.env.data_dir, 'files', path);
  await writeFile(place(small), CONTENT.replace('två', 'tre'));
  expect(await get(addressOf(small))).toMatchObject(failed);
  await writeFile(place(large), CONTENT.repeat(10_000).replace(/r\.$/, 'r!'));
  // The headers are sent before the server finds the last bytes to be wrong; the server does not send those bytes.
  await expect(get(addressOf(large))).rejects.toThrow();
  await app.server.services.files.remove(small.path);
  expect(await get(addressOf(small))).toMatchObject(failed);
});

test('a row is never changed, and a deleted file does not come back', async () => {
  const file = await keep();
  const change = (set: object) => app.db.updateTable('private_files').where('id', '=', file.id).set(set).execute();
  await expect(change({ subject_id: randomUUID() })).rejects.toThrow('only be deleted');
  await expect(change({ path: file.path })).rejects.toThrow('only be deleted');
  expect(await findPrivateFilesOf(app.db, 'document', file.subject_id)).toEqual([file]);
  for (const now of [NOW, '2026-08-15T10:00:00Z']) await deletePrivateFile(app.db, file.id, { now });
  expect(await findPrivateFilesOf(app.db, 'document', file.subject_id)).toEqual([]);
  await expect(change({ deleted_date: null })).rejects.toThrow('only be deleted');
});

test('a file that is too large is refused and leaves nothing', async () => {
  const folder = join(app.server.services.env.data_dir, 'files', 'private');
  const before = await readdir(folder);
  const refused = await writePrivateFile(app.server.services, Buffer.alloc(11), { max_bytes: 10 });
  expect(refused).toEqual({ refused: 'file_too_large' });
  expect(await readdir(folder)).toEqual(before);
});
