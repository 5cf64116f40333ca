import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { createPool } from '#server/db/pool.ts';
import { WAITS } from '#server/db/waits.ts';
import { type Env, readEnv } from '#server/env.ts';
import { cookieName, signCookie } from '#server/http/cookies.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { startBare } from './bare-process.ts';
import { COMPANY_TOKEN, fill, TALENT_TOKEN, WRITER_TOKEN } from './fill.ts';
import type { Endpoint } from './measure-endpoints.ts';
import { piecesOfWork } from './pieces-of-work.ts';
import { INSPECTED } from './profile-endpoints.ts';
import { deliverSources } from './start-delivered.ts';

const FILLING_MS = 600_000;

/** Our server on a database with many talents. */
export interface FullMarket {
  readonly pool: pg.Pool;
  /** The URL of the database; its role is no superuser. */
  readonly databaseUrl: string;
  readonly ours: ServerProcess;
  /** Starts another of our servers on the same database, with these settings in addition. */
  readonly another: (settings: Readonly<Record<string, string>>) => Promise<ServerProcess>;
  /** The signed cookie of a session that `fill` inserted. */
  readonly cookieOf: (token: string) => { readonly name: string; readonly value: string };
  /** Starts the bare server, and returns the requests to measure on our server and on the bare one. */
  readonly pieces: () => Promise<Endpoint[]>;
}

/** Reads the inserted sessions and signs their cookies. */
async function cookiesOf(pool: pg.Pool, env: Env): Promise<FullMarket['cookieOf']> {
  const { rows: sessions } = await pool.query<{ id: string; token: string; expires_date: string }>(
    'select id, token, expires_date from sessions',
  );
  return (token) => {
    const session = sessions.find((row) => row.token === token);
    const value = `${session?.id}.${Date.parse(session?.expires_date ?? '')}`;
    return { name: cookieName(env, 'session'), value: signCookie(env, 'session', value) };
  };
}

/** Fills a database and starts our server on it. `stack` stops the server and removes the database. */
export async function startFullMarket(stack: AsyncDisposableStack, isInspected: boolean): Promise<FullMarket> {
  const folder = mkdtempSync(join(tmpdir(), 'medverka-bench-'));
  stack.defer(() => rmSync(folder, { recursive: true, force: true }));
  const database = await startEmbedded(folder);
  stack.defer(() => database.stop());
  // Filling takes statements of minutes on a machine that others use.
  const pool = createPool(database.url, { max: 32, waits: { ...WAITS, answer: FILLING_MS } });
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
  const start = deliverSources(join(folder, 'delivered'));
  const another = async (more: Readonly<Record<string, string>>) => {
    const server = await start({ ...settings, ...more });
    stack.defer(() => server.stop());
    return server;
  };
  const ours = await another({ ...(isInspected ? INSPECTED : {}), LOG_LEVEL: 'silent' });
  const cookieOf = await cookiesOf(pool, readEnv({ NODE_ENV: 'test', ...settings }));
  const header = (token: string) => `${cookieOf(token).name}=${cookieOf(token).value}`;
  const pieces = async () => {
    const bare = await startBare('bench/bare-server.ts', { DATABASE_URL: database.url });
    stack.defer(bare.stop);
    const cookies = { talent: header(TALENT_TOKEN), company: header(COMPANY_TOKEN), writer: header(WRITER_TOKEN) };
    return piecesOfWork(pool, { ours, bare, cookies });
  };
  return { pool, databaseUrl: database.url, ours, another, cookieOf, pieces };
}
