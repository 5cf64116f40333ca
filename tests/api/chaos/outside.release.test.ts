/** The bucket and the mail server accept connections and say nothing. */
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_PREFIX } from '#contract/kernel/route.ts';
import { type S3Double, startS3Double } from '#tests/support/s3-double.ts';
import { type SilentServer, startSilentServer } from '../kernel/silent-server.ts';
import { becomesWhole, beginLoad, type House, lostOf, openHouse, STARTED_WITHIN_MS } from './house.ts';

let [double, mails, house]: [S3Double, SilentServer, House] = [] as never;
beforeAll(async () => {
  [double, mails] = [await startS3Double(), await startSilentServer()];
  const { bucket, region, endpoint = '', credentials } = double.options;
  house = await openHouse({
    settings: {
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
      SMTP_URL: mails.url,
    },
  });
}, STARTED_WITHIN_MS);
afterAll(async () => {
  await house.stop();
  await Promise.all([double.stop(), mails.stop()]);
});

async function upload(picture: Uint8Array<ArrayBuffer>) {
  const answer = await fetch(`${house.process().url}${API_PREFIX}/talent/media`, {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg', cookie: house.talent.cookie },
    body: picture,
  });
  return { status: answer.status, body: await answer.json() };
}

test('a silent bucket and a silent mail server: uploads and mails wait, everything else goes on', async () => {
  const create = { width: 800, height: 1000, channels: 3, background: '#b08060' } as const;
  const picture = new Uint8Array(await sharp({ create }).jpeg().toBuffer());
  expect((await upload(picture)).status).toBe(200);
  const load = beginLoad(house);
  double.fault = 'silent';
  const waiting = upload(picture);
  await house.api('nobody').raw('POST /account/password/forgot', { body: { email: house.talent.email } });
  await mails.accepted(1);
  await load.more(50);
  expect(await house.look()).toMatchObject({ status: 200 });
  const outcome = await waiting;
  expect(outcome).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } });
  double.fault = null;
  const again = await upload(picture);
  expect(again.status).toBe(200);
  await becomesWhole(house, 'bucket and mail server silent');
  await load.end();
  expect(await lostOf(house, load)).toEqual([]);
  expect([...load.statuses.keys()].sort()).toEqual(['search 200', 'write 200']);
  expect((await fetch(house.process().url + again.body.media.at(-1).url)).status).toBe(200);
  // The mail is not lost: its entry waits for the mail server.
  const { rows } = await house.sound.services.pool.query('select state from outbox where recipient = $1', [
    house.talent.email,
  ]);
  expect(rows).toContainEqual({ state: 'waiting' });
});
