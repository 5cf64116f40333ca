/** `npm run bench`: fills a database of its own, measures, prints the report. Nothing here asserts a time. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from '#scripts/build.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { createKysely, createPool } from '#server/db/pool.ts';
import { readEnv } from '#server/env.ts';
import { cookieName, signCookie } from '#server/http/cookies.ts';
import { startServer } from '#tests/support/server-process.ts';
import { COMPANY_TOKEN, fill, TALENT_TOKEN, TALENTS } from './fill.ts';
import { measureEndpoint } from './measure-endpoints.ts';
import { measureFirstLoads } from './measure-first-load.ts';
import { measureTransitions } from './measure-transitions.ts';

const SEARCH = '/api/v1/talents?genders=female&age_min=25&age_max=35&skills=riding:2';

async function startBare(DATABASE_URL: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, ['bench/bare-server.ts'], {
    env: { ...process.env, DATABASE_URL },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((found) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const ready = /^ready (\S+)$/m.exec(chunk.toString())?.[1];
      if (ready) found(ready);
    });
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { url, stop };
}

const folder = mkdtempSync(join(tmpdir(), 'medverka-bench-'));
const stack = new AsyncDisposableStack();
stack.defer(() => rmSync(folder, { recursive: true, force: true }));
try {
  await buildWeb();
  const database = await startEmbedded(folder);
  stack.defer(() => database.stop());
  const pool = createPool(database.url, { max: 32 });
  stack.defer(() => pool.end());
  await migrate(pool);
  await fill(pool);
  const settings = {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    DEMO: '0',
    RATE_LIMITS: '0',
    SESSION_SECRET: 'a secret of at least thirty-two characters',
  };
  const env = readEnv({ NODE_ENV: 'test', ...settings });
  const ours = await startServer({ ...settings, LOG_LEVEL: 'silent' });
  stack.defer(() => ours.stop());
  const bare = await startBare(database.url);
  stack.defer(bare.stop);
  const { rows: sessions } = await pool.query<{ id: string; token: string; expires_date: string }>(
    'select id, token, expires_date from sessions',
  );
  const cookieOf = (token: string) => {
    const session = sessions.find((row) => row.token === token);
    const value = `${session?.id}.${Date.parse(session?.expires_date ?? '')}`;
    return { name: cookieName(env, 'session'), value: signCookie(value, env) };
  };
  const header = (token: string) => `${cookieOf(token).name}=${cookieOf(token).value}`;

  console.log(`## Endpoints: ${TALENTS.toLocaleString('en')} talents, 16 connections, 5 rounds in turn\n`);
  console.log(
    '| endpoint | ours req/s | bare node:http + SQL req/s | ratio | ours p99 ms | bare p99 ms |\n|---|---|---|---|---|---|',
  );
  console.log(
    await measureEndpoint({
      name: 'GET /talent/poll',
      ours: { url: `${ours.url}/api/v1/talent/poll`, cookie: header(TALENT_TOKEN) },
      bare: { url: `${bare.url}/poll` },
    }),
  );
  console.log(
    await measureEndpoint({
      name: 'GET /talents (4 conditions)',
      ours: { url: ours.url + SEARCH, cookie: header(COMPANY_TOKEN) },
      bare: { url: `${bare.url}/search` },
    }),
  );
  console.log('\n## The transition runner\n\n| | transitions/s | bare update + event/s | ratio |\n|---|---|---|---|');
  for (const line of await measureTransitions(createKysely(pool))) console.log(line);
  console.log(
    '\n## First visit, kB as sent\n\n| page | document | script | style | fonts | all |\n|---|---|---|---|---|---|',
  );
  const pages = [{ path: '/' }, { path: '/TalentRequests', cookie: cookieOf(TALENT_TOKEN) }];
  for (const line of await measureFirstLoads(ours.url, pages)) console.log(line);
} finally {
  await stack.disposeAsync();
}
