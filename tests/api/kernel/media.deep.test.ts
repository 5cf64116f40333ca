import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anAdmin } from '#tests/factories/people.ts';
import { nobody, startTalentApp, type TalentApp } from '../people/talent-app.ts';
import { newTalent, type TalentRow } from '../people/talent-people.ts';

let app: TalentApp;
beforeAll(async () => {
  app = await startTalentApp();
});
afterAll(() => app.stop());

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b08060' } });
// AVIF is encoded with the least effort; the default takes ten seconds.
const large = (format: 'jpeg' | 'png' | 'webp' | 'avif') =>
  canvas(3000, 2000).toFormat(format, format === 'avif' ? { effort: 0 } : {});
const jpeg = (width = 600, height = 800) => canvas(width, height).jpeg().toBuffer();

const fetchPicture = async (path: string) => {
  const response = await fetch(app.url + path);
  return { response, image: Buffer.from(await response.arrayBuffer()) };
};
const countRows = async (talent: TalentRow) =>
  (await app.db.selectFrom('media').where('talent_id', '=', talent.talent_id).select('position').execute()).length;

describe('adding a picture', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s becomes WebP in two sizes', async (format) => {
    const talent = await newTalent(app.db);
    const { status, body } = await app.upload(talent, await large(format).toBuffer());
    expect(status).toBe(200);
    expect(body.media).toEqual([
      { id: expect.any(String), url: expect.stringMatching(/\.webp$/), width: 1920, height: 1280, is_shown: true },
    ]);
    const full = await fetchPicture(body.media[0].url);
    expect(await sharp(full.image).metadata()).toMatchObject({ format: 'webp', width: 1920, height: 1280 });
    const card = await fetchPicture(body.profile_image);
    expect(await sharp(card.image).metadata()).toMatchObject({ format: 'webp', width: 640, height: 427 });
  });

  test('a small picture is not made larger', async () => {
    const { body } = await app.upload(await newTalent(app.db), await jpeg(400, 500));
    expect(body.media[0]).toMatchObject({ width: 400, height: 500 });
    expect(await sharp((await fetchPicture(body.profile_image)).image).metadata()).toMatchObject({ width: 400 });
  });

  test('the location is removed, and the picture is upright', async () => {
    // A camera that is held sideways writes orientation 6, and stores the pixels turned by a quarter.
    const taken = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#ff0000' } })
      .composite([
        { input: { create: { width: 800, height: 300, channels: 3, background: '#0000ff' } }, gravity: 'south' },
      ])
      .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '57/1 42/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const sent = await sharp(taken).metadata();
    expect(sent.orientation).toBe(6);
    expect(sent.exif).toBeDefined();
    const { body } = await app.upload(await newTalent(app.db), taken);
    expect(body.media[0]).toMatchObject({ width: 600, height: 800 });
    for (const path of [body.media[0].url, body.profile_image]) {
      const { image } = await fetchPicture(path);
      const { exif, xmp, iptc, orientation } = await sharp(image).metadata();
      expect({ exif, xmp, iptc, orientation }).toEqual({});
      expect(image.includes('SecretCamera')).toBe(false);
      // The part that was at the bottom of the file is now at the left.
      const left = await sharp(image)
        .extract({ left: 20, top: 300, width: 10, height: 10 })
        .removeAlpha()
        .raw()
        .toBuffer();
      expect([(left[0] ?? 0) < 60, (left[2] ?? 0) > 200]).toEqual([true, true]);
    }
  });

  test('the first becomes the portrait, the next ones come after it', async () => {
    const talent = await newTalent(app.db);
    const first = (await app.upload(talent, await jpeg())).body;
    const second = (await app.upload(talent, await jpeg())).body;
    expect(second.media.map(({ id }: { id: string }) => id)[0]).toBe(first.media[0].id);
    expect(second.profile_image).toBe(first.profile_image);
    expect(second.completeness).toBe(first.completeness + 4);
  });

  test('several at once each get their place', async () => {
    const talent = await newTalent(app.db);
    const bytes = await jpeg();
    const answers = await Promise.all(Array.from({ length: 5 }, () => app.upload(talent, bytes)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const rows = await app.db
      .selectFrom('media')
      .where('talent_id', '=', talent.talent_id)
      .select('position')
      .orderBy('position')
      .execute();
    expect(rows.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4]);
  });

  test('twenty are enough, also when two come at once', async () => {
    const talent = await newTalent(app.db);
    await app.db
      .insertInto('media')
      .values(
        Array.from({ length: 19 }, (_, position) => ({
          talent_id: talent.talent_id,
          path: `public/${randomUUID()}.webp`,
          width: 800,
          height: 1000,
          position,
        })),
      )
      .execute();
    const before = await app.keptFiles();
    const bytes = await jpeg();
    const both = await Promise.all([app.upload(talent, bytes), app.upload(talent, bytes)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await app.upload(talent, bytes)).body.error.code).toBe('too_many_images');
    expect(await countRows(talent)).toBe(20);
    expect(await app.keptFiles()).toHaveLength(before.length + 2);
  });
});

describe('a refused picture leaves nothing behind', () => {
  const noise = Buffer.from(Array.from({ length: 2000 }, (_, index) => (index * 7919) % 256));
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><rect/></svg>');

  test.each<[string, () => Promise<Uint8Array> | Uint8Array, number, string]>([
    ['a text file named .jpg', () => Buffer.from('Jag är ingen bild. '.repeat(100)), 415, 'file_not_image'],
    ['nothing at all', () => Buffer.alloc(0), 415, 'file_not_image'],
    [
      'noise behind the mark of a JPEG',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), noise]),
      415,
      'file_not_image',
    ],
    ['a JPEG cut off half-way', async () => (await jpeg(900, 900)).subarray(0, 1500), 415, 'file_not_image'],
    ['a PNG cut off', async () => (await canvas(900, 900).png().toBuffer()).subarray(0, -40), 415, 'file_not_image'],
    ['a GIF', () => canvas(800, 800).gif().toBuffer(), 415, 'file_not_image'],
    ['a TIFF', () => canvas(800, 800).tiff().toBuffer(), 415, 'file_not_image'],
    ['an SVG', () => svg, 415, 'file_not_image'],
    ['a picture that is too narrow', () => jpeg(399, 900), 422, 'image_too_small'],
    ['a picture that is too low', () => jpeg(900, 399), 422, 'image_too_small'],
    [
      'a small file that unfolds to a hundred megapixels',
      () => canvas(10_000, 10_000).png().toBuffer(),
      415,
      'file_not_image',
    ],
    ['16 MB', () => Buffer.alloc(16 * 1024 * 1024, 1), 413, 'file_too_large'],
  ])('%s', async (_name, make, status, code) => {
    const talent = await newTalent(app.db);
    const before = await app.keptFiles();
    const answer = await app.upload(talent, await make());
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
    expect(await countRows(talent)).toBe(0);
    expect(await app.keptFiles()).toEqual(before);
  });

  test('a call without a file', async () => {
    const talent = await newTalent(app.db);
    for (const body of [undefined, { file: 'x' }]) {
      const answer = await app.call(talent, 'POST', '/talent/media', body);
      expect([answer.status, answer.body.error.code]).toEqual([415, 'file_not_image']);
    }
  });

  test('only talents may', async () => {
    expect((await app.upload(nobody, await jpeg())).status).toBe(401);
    expect((await app.upload(await anAdmin(app.server), await jpeg())).status).toBe(403);
  });
});

describe('order and removal', () => {
  async function withThree() {
    const talent = await newTalent(app.db);
    const bytes = await jpeg();
    for (const _ of [1, 2]) await app.upload(talent, bytes);
    const { body } = await app.upload(talent, bytes);
    return { talent, media: body.media as { id: string; url: string }[] };
  }
  const order = (actor: TalentRow, ids: unknown) => app.call(actor, 'PUT', '/talent/media/order', { ids });

  test('the first in the order is the portrait', async () => {
    const { talent, media } = await withThree();
    const reversed = media.map(({ id }) => id).reverse();
    const { status, body } = await order(talent, reversed);
    expect(status).toBe(200);
    expect(body.media.map(({ id }: { id: string }) => id)).toEqual(reversed);
    expect(body.profile_image).toBe(media[2]?.url.replace('.webp', '-card.webp'));
  });

  test('an order that does not name each picture once is out of date', async () => {
    const { talent, media } = await withThree();
    const [a, b, c] = media.map(({ id }) => id);
    const foreign = (await withThree()).media[0]?.id;
    for (const ids of [[a, b], [a, b, b], [a, b, c, foreign], [a, b, foreign], []]) {
      const { status, body } = await order(talent, ids);
      expect([status, body.error.code]).toEqual([409, 'changed_meanwhile']);
    }
    expect((await order(talent, ['no-id'])).status).toBe(422);
  });

  test('the other pictures move up, the files are deleted, and a second removal changes nothing', async () => {
    const { talent, media } = await withThree();
    const [first, second, third] = media;
    const remove = (actor: TalentRow, id = first?.id) => app.call(actor, 'DELETE', `/talent/media/${id}`);
    expect((await fetchPicture(first?.url ?? '')).response.status).toBe(200);
    const { body } = await remove(talent);
    expect(body.media.map(({ id }: { id: string }) => id)).toEqual([second?.id, third?.id]);
    expect(body.profile_image).toBe(second?.url.replace('.webp', '-card.webp'));
    expect((await fetchPicture(first?.url ?? '')).response.status).toBe(404);
    expect((await fetchPicture((first?.url ?? '').replace('.webp', '-card.webp'))).response.status).toBe(404);
    expect((await remove(talent)).body.media).toHaveLength(2);
    expect((await remove(talent, 'no-id')).status).toBe(404);
    const next = (await app.upload(talent, await jpeg())).body;
    expect(next.media).toHaveLength(3);
  });

  test('a picture of another talent stays', async () => {
    const { media } = await withThree();
    const other = await newTalent(app.db);
    expect((await app.call(other, 'DELETE', `/talent/media/${media[0]?.id}`)).body.media).toEqual([]);
    expect((await fetchPicture(media[0]?.url ?? '')).response.status).toBe(200);
  });

  test('without its last picture a completed profile would not be complete', async () => {
    const talent = await newTalent(app.db, {
      categories: ['actor'],
      plays_genders: ['male'],
      playing_age_min: 20,
      playing_age_max: 30,
      municipality_id: '0180',
      height_cm: 180,
      hair_color: 'black',
      eye_color: 'brown',
      bio: 'Hej',
      languages: { sv: 4 },
    });
    const { id, url } = (await app.upload(talent, await jpeg())).body.media[0];
    expect((await app.call(talent, 'POST', '/talent/profile/complete')).status).toBe(200);
    const refused = await app.call(talent, 'DELETE', `/talent/media/${id}`);
    expect([refused.status, refused.body.error.code]).toEqual([409, 'profile_incomplete']);
    expect((await fetchPicture(url)).response.status).toBe(200);
  });
});

describe('the files', () => {
  test('are kept by browsers for a year and never looked into for another type', async () => {
    const { body } = await app.upload(await newTalent(app.db), await jpeg());
    const { response, image } = await fetchPicture(body.profile_image);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/webp',
      'content-length': String(image.length),
      'x-content-type-options': 'nosniff',
    });
    const etag = response.headers.get('etag') ?? '';
    const again = await fetch(app.url + body.profile_image, { headers: { 'if-none-match': `"other", W/${etag}` } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const head = await fetch(app.url + body.profile_image, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(image.length)]);
  });

  test.each([
    '/files/profile-media/public/1786701600000-0123456789abcdef.webp',
    '/files/profile-media/public/..%2f..%2f..%2fsession-secret',
    '/files/profile-media/public/%2e%2e',
    '/files/profile-media/public/.0123.part',
    '/files/profile-media/public/a%00.webp',
    '/files/profile-media/public/',
    '/files/profile-media/private/x.webp',
    '/files/other',
  ])('%s is not found', async (path) => {
    const response = await fetch(app.url + path);
    expect([response.status, (await response.json()).error.code]).toEqual([404, 'not_found']);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});
