/** The browser makes large pictures smaller before sending them (spec, section 5). */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { aTalentWithPicture, expect, test } from './fixtures.ts';
import { largePhoto } from './pictures.ts';

/** The file that the page sends, which Playwright cannot read from the request, and the quality of each encoding. */
interface Watched {
  file?: Blob;
  encoded: (number | undefined)[];
}

async function watchUploads(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { encoded: [] };
    Object.assign(window, { watched });
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof Blob) watched.file = body;
      send.call(this, body);
    };
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function (callback, type, quality) {
      watched.encoded.push(quality);
      toBlob.call(this, callback, type, quality);
    };
  });
}

/**
 * Chooses a picture.
 * @returns type, bytes and pixels of the sent file, and the qualities that the encoder was given
 */
async function sentFor(page: Page, buffer: Buffer) {
  const answer = page.waitForResponse(
    (one) => one.request().method() === 'POST' && one.url().endsWith('/talent/media'),
    // Making the picture smaller takes seconds without a graphics card, and longer on a busy machine.
    { timeout: 50_000 },
  );
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Välj filer' }).click();
  await (await chooser).setFiles({ name: 'bild.jpg', mimeType: 'image/jpeg', buffer });
  expect((await answer).status()).toBe(200);
  return page.evaluate(async () => {
    const { watched } = window as unknown as { watched: Watched };
    const encoded = watched.encoded.splice(0);
    if (!watched.file) return { encoded };
    const { width, height } = await createImageBitmap(watched.file);
    return { type: watched.file.type, bytes: watched.file.size, width, height, encoded };
  });
}

test('over 0.5 MB a picture is sent with 1920 pixels at most, otherwise as it is', async ({ newPerson, server }) => {
  const page = await newPerson({ as: await aTalentWithPicture(server) });
  await watchUploads(page);
  await page.goto('/TalentProfile?part=pictures');
  for (const [sides, sent] of [
    [[2400, 1800], { width: 1920, height: 1440 }],
    [[1800, 2400], { width: 1440, height: 1920 }],
  ] as const) {
    const photo = await largePhoto(...sides);
    expect(photo.length).toBeGreaterThan(524_288);
    expect(await sentFor(page, photo)).toMatchObject({ ...sent, type: 'image/jpeg', encoded: [0.85] });
  }
  // A picture of many pixels in a small file is sent unchanged.
  const plain = await sharp({ create: { width: 2400, height: 3000, channels: 3, background: '#b08060' } })
    .jpeg()
    .toBuffer();
  expect(plain.length).toBeLessThan(524_288);
  expect(await sentFor(page, plain)).toMatchObject({ width: 2400, height: 3000, bytes: plain.length, encoded: [] });
});
