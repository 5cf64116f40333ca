/** The address of an uploaded picture (spec, section 7). */
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTalentApp, type TalentApp } from './talent-app.ts';
import { newTalent, type TalentRow } from './talent-people.ts';

let app: TalentApp;
let bytes: Buffer;
beforeAll(async () => {
  app = await startTalentApp();
  bytes = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#b08060' } })
    .png()
    .toBuffer();
});
afterAll(() => app.stop());

const ADDRESS = /^\/files\/profile-media\/public\/\d{13}-[0-9a-f]{16}\.webp$/;

test('a picture lies in the public bucket, under the time and a random number, named by its content (S-233, S-236)', async () => {
  const talent = await newTalent(app.db);
  const first = (await app.upload(talent, bytes)).body.media[0].url;
  const both = (await app.upload(talent, bytes)).body.media.map(({ url }: { url: string }) => url);
  // The same file uploaded again is another picture with another address. The server has converted the PNG to WebP.
  expect(new Set([first, ...both]).size).toBe(2);
  for (const url of both) {
    expect(url).toMatch(ADDRESS);
    const response = await fetch(app.url + url);
    await response.arrayBuffer();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
  }
  expect(Number(/\d{13}/.exec(first)?.[0])).toBe(Date.parse('2026-08-14T10:00:00Z'));
});

test('the address of a picture takes no upload, neither over the picture nor beside it (S-235)', async () => {
  const talent = await newTalent(app.db);
  const { url } = (await app.upload(talent, bytes)).body.media[0];
  const before = [await app.keptFiles(), Buffer.from(await (await fetch(app.url + url)).arrayBuffer())];
  for (const path of [url, url.replace(/\d{13}/, '1786701600001')])
    for (const method of ['PUT', 'POST', 'PATCH', 'DELETE']) {
      const response = await fetch(app.url + path, { method, body: new Uint8Array(bytes) });
      // Reads the whole body, because an open connection would keep the server from stopping.
      await response.arrayBuffer();
      expect([method, response.status >= 400 && response.status < 500]).toEqual([method, true]);
    }
  expect([await app.keptFiles(), Buffer.from(await (await fetch(app.url + url)).arrayBuffer())]).toEqual(before);
});

test('deleting a picture removes its files, and no other picture', async () => {
  const [one, other] = [await newTalent(app.db), await newTalent(app.db)];
  const before = await app.keptFiles();
  for (const talent of [one, one, other]) await app.upload(talent, bytes);
  const mediaOf = async (talent: TalentRow): Promise<{ id: string; url: string }[]> =>
    (await app.call(talent, 'GET', '/talent/profile')).body.media;
  const [own, others] = [await mediaOf(one), await mediaOf(other)];
  const kept = await app.keptFiles();
  await app.call(one, 'DELETE', `/talent/media/${others[0]?.id}`);
  expect([await mediaOf(one), await mediaOf(other), await app.keptFiles()]).toEqual([own, others, kept]);
  await app.call(one, 'DELETE', `/talent/media/${own[0]?.id}`);
  expect([await mediaOf(one), await mediaOf(other)]).toEqual([own.slice(1), others]);
  const gone = kept.filter((name) => !before.includes(name));
  expect([gone.length, (await app.keptFiles()).filter((name) => !before.includes(name)).length]).toEqual([6, 4]);
});
