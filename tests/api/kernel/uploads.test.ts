/**
 * Uploads are written to disk as they arrive, leave no files behind, and are refused as busy when too many pictures
 * wait to be processed.
 */
import { writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_PREFIX } from '#contract/kernel/route.ts';
import { incomingFolder } from '#server/files/incoming.ts';
import { processImage } from '#server/files/process-image.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { startTalentApp, type TalentApp } from '../people/talent-app.ts';
import { newTalent, type TalentRow } from '../people/talent-people.ts';

let app: TalentApp;
let talent: TalentRow;
beforeAll(async () => {
  app = await startTalentApp();
  talent = await newTalent(app.db);
});
afterAll(() => app.stop());

const incoming = () => readdir(incomingFolder(app.server.services.env)).catch(() => []);
const portrait = () => sharp({ create: { width: 480, height: 600, channels: 3, background: '#b08060' } }).jpeg();

/** A request that sends its body in pieces, without a length. */
async function open() {
  const cookie = await signInAs(app.server.services, talent.account_id);
  const headers = { cookie, 'content-type': 'image/jpeg', 'transfer-encoding': 'chunked' };
  const sending = httpRequest(`${app.url}${API_PREFIX}/talent/media`, { method: 'POST', headers });
  const answer = new Promise<{ status: number | undefined; text: string }>((found, fail) => {
    sending.on('error', fail);
    sending.on('response', async (response) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      found({ status: response.statusCode, text });
    });
  });
  return { sending, answer };
}

test('a file of unknown length is received as it arrives', async () => {
  const { sending, answer } = await open();
  const bytes = await portrait().toBuffer();
  sending.write(bytes.subarray(0, 1000));
  await expect.poll(incoming).toHaveLength(1);
  sending.end(bytes.subarray(1000));
  expect((await answer).status).toBe(200);
  await expect.poll(incoming).toEqual([]);
});

test('a file that grows too large is refused while it is still being sent', async () => {
  const { sending, answer } = await open();
  for (let sent = 0; sent <= 16; sent++) sending.write(Buffer.alloc(1024 * 1024, 1));
  const { status, text } = await answer;
  expect([status, JSON.parse(text).error.code]).toEqual([413, 'file_too_large']);
  sending.destroy();
  await expect.poll(incoming).toEqual([]);
});

test('an upload that is cut off leaves nothing', async () => {
  const { sending, answer } = await open();
  sending.write(await portrait().toBuffer());
  await expect.poll(incoming).toHaveLength(1);
  sending.destroy();
  await expect(answer).rejects.toThrow();
  await expect.poll(incoming).toEqual([]);
  expect(await app.keptFiles()).toHaveLength(2);
});

test('a file where fields belong is not read', async () => {
  const cookie = await signInAs(app.server.services, talent.account_id);
  const headers = { cookie, 'content-type': 'image/jpeg' };
  const body = new Uint8Array(await portrait().toBuffer());
  const response = await fetch(`${app.url}${API_PREFIX}/talent/profile`, { method: 'PATCH', headers, body });
  expect([response.status, (await response.json()).error.code]).toEqual([415, 'wrong_content_type']);
  expect(await incoming()).toEqual([]);
});

test('when too many uploads wait, the sender is told at once and in Swedish, and later ones succeed', async () => {
  const place = join(app.server.services.env.data_dir, 'portrait.jpg');
  // The picture is too small to be accepted, so that its processing is short.
  writeFileSync(place, await portrait().resize(40).toBuffer());
  const bytes = await portrait().toBuffer();
  let isAnswered = false;
  // Two pictures are processed and forty wait; each of the 42 queues its next picture before a new caller can.
  const others = Array.from({ length: 42 }, async () => {
    while (!isAnswered) await processImage(place);
  });
  const refused = await app.upload(talent, bytes);
  isAnswered = true;
  await Promise.all(others);
  expect([refused.status, refused.body.error.code, refused.headers['retry-after']]).toEqual([503, 'busy', '20']);
  expect(refused.body.error.message).toBe('Många laddar upp filer just nu. Vänta en halv minut och försök igen.');
  expect((await app.upload(talent, bytes)).status).toBe(200);
  await expect.poll(incoming).toEqual([]);
});
