/**
 * `node bench/measure-uploads.ts [count]`: measures the memory of a server process while `count` pictures of 15 MB are
 * uploaded at once.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { API_PREFIX } from '#contract/kernel/route.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { createKysely, createPool } from '#server/db/pool.ts';
import { readEnv } from '#server/env.ts';
import { newTalent } from '#tests/api/people/talent-people.ts';
import { startBare } from './bare-process.ts';
import { signIn } from './session-cookie.ts';

const COUNT = Number(process.argv[2] ?? 40);
const SIZE = 15 * 1024 * 1024;

/** A JPEG of 24 megapixels with zeros after it, as cameras append other data, 15 MB in all. */
async function largestPhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 140, sigma: 30 } as const;
  const photo = sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#888', noise } });
  const jpeg = await photo.jpeg({ quality: 70 }).toBuffer();
  if (jpeg.length > SIZE) throw new Error(`The photo has ${jpeg.length} bytes, which is too many.`);
  return Buffer.concat([jpeg, Buffer.alloc(SIZE - jpeg.length)]);
}

const folder = mkdtempSync(join(tmpdir(), 'medverka-uploads-'));
const stack = new AsyncDisposableStack();
stack.defer(() => rmSync(folder, { recursive: true, force: true }));
try {
  const database = await startEmbedded(folder);
  stack.defer(() => database.stop());
  const pool = createPool(database.url);
  stack.defer(() => pool.end());
  await migrate(pool);
  const settings = {
    NODE_ENV: 'test',
    PORT: '0',
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    DEMO: '0',
    RATE_LIMITS: '0',
    LOG_LEVEL: 'silent',
    SESSION_SECRET: 'a secret of at least thirty-two characters',
  };
  const server = await startBare('scripts/serve.ts', settings);
  stack.defer(() => server.stop());
  const memory = (name: 'VmRSS' | 'VmHWM') => {
    const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
    return Math.round(Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024);
  };
  const env = readEnv(settings);
  const cookies: string[] = [];
  for (let n = 0; n < COUNT; n++) {
    const { account_id } = await newTalent(createKysely(pool));
    cookies.push(await signIn(pool, env, account_id));
  }
  const body = new Uint8Array(await largestPhoto());
  const before = memory('VmRSS');
  const started = performance.now();
  const answers = await Promise.all(
    cookies.map(async (cookie) => {
      const headers = { cookie, 'content-type': 'application/octet-stream' };
      const response = await fetch(`${server.url}${API_PREFIX}/talent/media`, { method: 'POST', headers, body });
      await response.arrayBuffer();
      return response.status;
    }),
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const told = Object.entries(Object.groupBy(answers, String)).map(([status, all]) => `${all?.length} × ${status}`);
  console.log(`${COUNT} uploads of 15 MB at once: ${told.join(', ')}, ${seconds} s`);
  console.log(`memory of the server (resident): ${before} MB before, ${memory('VmHWM')} MB at most`);
} finally {
  await stack.disposeAsync();
}
