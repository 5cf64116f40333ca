/**
 * `node bench/measure-tape-uploads.ts [count] [megabytes]`: measures the memory of a server process while `count` films
 * are uploaded at once.
 */

import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { API_PREFIX } from '#contract/kernel/route.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { createKysely, createPool } from '#server/db/pool.ts';
import { readEnv } from '#server/env.ts';
import { newTalent } from '#tests/api/people/talent-people.ts';
import { startBare } from './bare-process.ts';
import { NOW } from './moment.ts';
import { signIn } from './session-cookie.ts';

const MB = 1024 * 1024;
const COUNT = Number(process.argv[2] ?? 5);
const SIZE = Number(process.argv[3] ?? 1024) * MB;

/** The bytes are no film: only receiving and the check at the end are measured. */
function* chunks(): Generator<Buffer> {
  const chunk = Buffer.alloc(MB, 'film');
  for (let sent = 0; sent < SIZE; sent += MB) yield chunk;
}

/**
 * Sends a whole upload in one request.
 * @returns the status of the answer
 */
async function send(url: string, id: string, cookie: string): Promise<number> {
  const headers = {
    cookie,
    'tus-resumable': '1.0.0',
    'upload-offset': '0',
    'content-length': String(SIZE),
    'content-type': 'application/offset+octet-stream',
  };
  const sending = request(`${url}${API_PREFIX}/uploads/${id}`, { method: 'PATCH', headers });
  const answered = new Promise<number>((resolve, reject) => {
    sending.once('response', (response) => resolve(response.resume().statusCode ?? 0));
    sending.once('error', reject);
  });
  await pipeline(Readable.from(chunks()), sending);
  return answered;
}

const folder = mkdtempSync(join(tmpdir(), 'medverka-tapes-'));
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
  const uploads: { id: string; cookie: string }[] = [];
  for (let n = 0; n < COUNT; n++) {
    const { account_id } = await newTalent(createKysely(pool));
    const id = randomUUID();
    // The row that the route would insert, but larger than a showreel may be. Only tapes may be so large, and a tape
    // would need a whole casting.
    await pool.query(
      `insert into recordings (id, talent_id, purpose, position, status, bytes, begun_date, stale_date)
       select $1, t.id, 'showreel', 1, 'receiving', $3, ${NOW}, ${NOW} + interval '1 day' from talents t where t.account_id = $2`,
      [id, account_id, SIZE],
    );
    uploads.push({ id, cookie: await signIn(pool, env, account_id) });
  }
  const before = memory('VmRSS');
  const started = performance.now();
  const answers = await Promise.all(uploads.map(({ id, cookie }) => send(server.url, id, cookie)));
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const peak = memory('VmHWM');
  const told = Object.entries(Object.groupBy(answers, String)).map(([status, all]) => `${all?.length} × ${status}`);
  console.log(`${COUNT} uploads of ${SIZE / MB} MB at once: ${told.join(', ')}, ${seconds} s`);
  console.log(`memory of the server (resident): ${before} MB before, ${peak} MB at most, ${peak - before} MB more`);
} finally {
  await stack.disposeAsync();
}
