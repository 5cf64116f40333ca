/** A recorded or chosen film survives a denied camera, a broken connection and a reload. */
import type { Page, Request } from '@playwright/test';
import { API_PREFIX } from '#contract/kernel/route.ts';
import type { UploadTurns } from '#server/files/upload-turns.ts';
import type { TestServer } from '#tests/support/test-server.ts';
import { clip, sendPart } from '../api/people/recording-sender.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';

const UPLOADS = `**${API_PREFIX}/uploads/*`;

/** The offset in the file of the next part that the page sends. */
const firstOffset = async (page: Page): Promise<string | undefined> => {
  const isPart = (request: Request) => request.method() === 'PATCH' && request.url().includes('/uploads/');
  return (await page.waitForRequest(isPart)).headers()['upload-offset'];
};

type Turn = NonNullable<Awaited<ReturnType<UploadTurns['take']>>>;

/**
 * Takes the turn of an upload, so that the server receives no part from a browser. The route of a test is not enough:
 * while a page is being left, Chromium sends some of its requests without asking the route.
 */
async function takeTurn({ services }: TestServer, id: string): Promise<Turn> {
  // The server ends the turn of the last part after answering it.
  for (;;) {
    const turn = await services.upload_turns.take(id);
    if (turn) return turn;
  }
}

test('a film is recorded and another chosen; both go on after a reload, and no other file in the place of one', async ({
  newPerson,
  server,
}) => {
  const talent = await aTalentWithPicture(server);
  const page = await newPerson({ as: talent, expects: [/net::ERR_/, /Failed to load resource/] });
  const open = async () => {
    await page.goto('/TalentProfile');
    await page.getByRole('button', { name: 'Visa och lägg till' }).click();
  };
  const bytes = clip('tape-1.mp4');
  let isCut = false;
  /** The bytes that reach the server before the connection breaks. */
  let first: Buffer = Buffer.alloc(0);
  /** The turn of the cut upload. */
  let turn: Promise<Turn> | undefined;
  const mend = async () => {
    isCut = false;
    await (await turn)?.end();
    turn = undefined;
  };
  await page.route(UPLOADS, async (route) => {
    const request = route.request();
    if (!isCut || request.method() !== 'PATCH') return route.continue();
    if (request.headers()['upload-offset'] === '0') {
      const id = request.url().split('/').at(-1) ?? '';
      await sendPart({ url: server.url, cookie: talent.cookie }, id, 0, first);
      if (isCut) turn ??= takeTurn(server, id);
      await turn;
    }
    await route.abort('connectionreset');
  });
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await open();
  // The browser denies the camera once.
  await page.evaluate(() => {
    const devices = navigator.mediaDevices;
    devices.getUserMedia = () => {
      Reflect.deleteProperty(devices, 'getUserMedia');
      return Promise.reject(new DOMException('No', 'NotAllowedError'));
    };
  });
  await page.getByRole('button', { name: 'Spela in här' }).first().click();
  await expect(page.getByRole('alert')).toContainText('får inte använda kamera och mikrofon');
  await page.getByRole('button', { name: 'Försök igen' }).click();
  await page.getByRole('button', { name: 'Spela in', exact: true }).click();
  // A later second counts too: a busy machine may never draw the first one.
  await expect(page.getByText(/^Spelar in, 0\.0[1-9] av 3\.00$/)).toBeVisible();
  await page.getByRole('button', { name: 'Stoppa' }).click();
  await expect(page.getByText('Se igenom den innan du skickar.')).toBeVisible({ timeout: 30_000 });
  const look = page.getByLabel('Det du spelade in');
  await expect.poll(() => look.evaluate((one: HTMLVideoElement) => one.readyState)).toBeGreaterThan(0);

  // Without a connection the recording stays in the page.
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Skicka den här' }).click();
  await expect(page.getByText('når inte')).toBeVisible();
  await page.context().setOffline(false);
  isCut = true;
  await page.getByRole('button', { name: 'Skicka den här' }).click();
  await expect(row('Showreel').getByText('Skickas', { exact: true })).toBeVisible();
  await open();
  await mend();
  await expect(row('Showreel').getByText('Framme', { exact: false })).toBeVisible();

  // The tab closes after part of a chosen file has been sent.
  const chosen = { name: 'prov.mp4', mimeType: 'video/mp4', buffer: bytes };
  isCut = true;
  first = bytes.subarray(0, 20_000);
  await page.getByLabel('Välj film').setInputFiles(chosen);
  await expect(row('Showreel 2').getByText('Uppkopplingen är bruten', { exact: false })).toBeVisible();
  await open();
  await mend();
  const again = row('Showreel 2').getByLabel('Fortsätt med samma fil');
  const other = Buffer.from(bytes).fill(0, 1000, 2000);
  await again.setInputFiles({ ...chosen, buffer: other });
  await expect(page.getByText('Det är inte filen som du började skicka.', { exact: false })).toBeVisible();
  const offset = firstOffset(page);
  await again.setInputFiles({ ...chosen, name: 'samma.mp4' });
  await expect(row('Showreel 2').getByText('Framme', { exact: false })).toBeVisible();
  expect(await offset).toBe('20000');
});

test('a press on pause also holds a part that waits for its turn to be sent, until the talent goes on', async ({
  newPerson,
  server,
}) => {
  const page = await newPerson({ as: await aTalentWithPicture(server) });
  await page.goto('/TalentProfile');
  await page.getByRole('button', { name: 'Visa och lägg till' }).click();
  const line = Promise.withResolvers<void>();
  let isSilent = false;
  let parts = 0;
  await page.route(UPLOADS, (route) => {
    const method = route.request().method();
    // The session is asked for again before each part; from here on there is no answer.
    isSilent ||= method === 'HEAD';
    if (method === 'PATCH') parts += 1;
    return route.continue();
  });
  await page.route(`**${API_PREFIX}/account/session`, async (route) => {
    if (isSilent) await line.promise;
    await route.continue();
  });
  const asked = page.waitForRequest((request) => isSilent && request.url().endsWith('/account/session'));
  const chosen = { name: 'prov.mp4', mimeType: 'video/mp4', buffer: clip('tape-1.mp4') };
  await page.getByLabel('Välj film').setInputFiles(chosen);
  await asked;
  await page.getByRole('button', { name: 'Pausa showreel' }).click();
  const answered = page.waitForResponse((response) => response.url().endsWith('/account/session'));
  line.resolve();
  await answered;
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await expect(page.getByText('Pausad.', { exact: false })).toBeVisible();
  expect(parts).toBe(0);
  await page.getByRole('button', { name: 'Fortsätt' }).click();
  await expect(page.getByRole('listitem').getByText('Framme', { exact: false })).toBeVisible();
});
