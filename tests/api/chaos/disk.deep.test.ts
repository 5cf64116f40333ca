/** The disk of DATA_DIR is full, and then read-only. Needs a root that may mount a small disk in memory. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_PREFIX } from '#contract/kernel/route.ts';
import { becomesWhole, beginLoad, type House, lostOf, openHouse, STARTED_WITHIN_MS } from './house.ts';

const folder = mkdtempSync(join(tmpdir(), 'medverka-disk-'));
const run = (...[command = '', ...rest]: string[]) => spawnSync(command, rest).status === 0;
const isMounted = process.platform === 'linux' && run('mount', '-t', 'tmpfs', '-o', 'size=32m', 'tmpfs', folder);
if (!isMounted) console.warn('Not run: the full disk needs a user who may mount one (root on Linux).');

let house: House;
let picture: Buffer;
beforeAll(async () => {
  if (!isMounted) return;
  house = await openHouse({ data_dir: folder });
  picture = await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#b08060' } })
    .jpeg()
    .toBuffer();
}, STARTED_WITHIN_MS);
afterAll(async () => {
  await house?.stop();
  if (isMounted) run('umount', folder);
  rmSync(folder, { recursive: true });
});

async function upload() {
  const answer = await fetch(`${house.process().url}${API_PREFIX}/talent/media`, {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg', cookie: house.talent.cookie },
    body: new Uint8Array(picture),
  });
  return { status: answer.status, body: await answer.json() };
}
const NO_ROOM = {
  status: 507,
  body: { error: { code: 'no_space', message: 'Det finns ingen plats för filen just nu. Försök igen om en stund.' } },
};

/** Takes all room that is left. */
function fill(): string {
  const filler = join(folder, 'filler');
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(filler, Buffer.alloc(bavail * bsize));
  return filler;
}

test.skipIf(!isMounted).each([
  ['full', (): void => void fill(), (): void => rmSync(join(folder, 'filler'))],
  [
    'read-only',
    (): void => void run('mount', '-o', 'remount,ro', folder),
    (): void => void run('mount', '-o', 'remount,rw', folder),
  ],
] as const)('a disk that is %s: uploads are refused in words, everything else goes on', async (what, begin, end) => {
  const load = beginLoad(house);
  const first = await upload();
  expect(first.status).toBe(200);
  begin();
  expect(await upload()).toMatchObject(NO_ROOM);
  await load.more(20);
  await house.process().kill();
  await house.restart();
  await becomesWhole(house, `started with a disk that is ${what}`);
  expect(await upload()).toMatchObject(NO_ROOM);
  end();
  const again = await upload();
  expect(again.status).toBe(200);
  await becomesWhole(house, `disk ${what}`);
  await load.end();
  expect(await lostOf(house, load)).toEqual([]);
  for (const { url } of [...again.body.media].slice(-2))
    expect((await fetch(house.process().url + url)).status).toBe(200);
  expect([...load.statuses.keys()].filter((key) => !/^(write|search) (200|0)$/.test(key))).toEqual([]);
});
