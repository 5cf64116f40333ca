/** Profile pictures sent from a phone: several at once, small and large. */
import sharp from 'sharp';
import { aTalentWithPicture, expect, test } from './fixtures.ts';

/** A picture whose colour identifies it. Noise makes the file large. */
async function picture(red: number, isLarge: boolean): Promise<Buffer> {
  const [width, height] = isLarge ? [800, 1000] : [500, 600];
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const plain = sharp({ create: { width, height, channels: 3, background: { r: red, g: 0, b: 0 } } });
  if (!isLarge) return plain.jpeg().toBuffer();
  const dots = await sharp({ create: { width, height: height / 2, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer();
  return plain
    .composite([{ input: dots, gravity: 'south' }])
    .jpeg({ quality: 90 })
    .toBuffer();
}

test('four pictures of different sizes come in the order in which they were chosen', async ({ newPerson, server }) => {
  const talent = await aTalentWithPicture(server);
  const page = await newPerson({ as: talent });
  await page.goto('/TalentProfile');
  const chooser = page.locator('input[type=file][multiple]');
  await chooser.waitFor({ state: 'attached' });
  const reds = [60, 120, 180, 240];
  const files = await Promise.all(
    reds.map(async (red, at) => ({
      name: `${at + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await picture(red, at % 2 === 0),
    })),
  );
  const underWay = new Set<unknown>();
  let most = 0;
  page.on('request', (request) => {
    if (!request.url().endsWith('/talent/media')) return;
    underWay.add(request);
    most = Math.max(most, underWay.size);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  await chooser.setInputFiles(files);
  await expect(page.getByRole('list', { name: 'Filer' }).getByText('Klar')).toHaveCount(4, { timeout: 60_000 });
  expect(most).toBe(1);
  // The new pictures come after the existing one.
  const { media } = await talent.api.ok('GET /talent/profile');
  const shown = await Promise.all(
    media.slice(1).map(async ({ url }) => {
      const answer = await fetch(server.url + url);
      const { data } = await sharp(Buffer.from(await answer.arrayBuffer()))
        .extract({ left: 5, top: 5, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      return reds.findIndex((red) => Math.abs(red - (data[0] ?? 0)) < 20) + 1;
    }),
  );
  expect(shown).toEqual([1, 2, 3, 4]);
});
