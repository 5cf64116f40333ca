import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { seedPlatform } from '#demo/platform.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { findOwner } from '#server/db/embedded-owner.ts';
import { migrate, readMigrations } from '#server/db/migrate.ts';
import { createKysely, createPool } from '#server/db/pool.ts';
import { hasRoomInMemory, MEMORY } from './memory-room.ts';

/** A PostgreSQL for tests, and the template from which every test database is copied. */
export type DatabaseServer = {
  url: string;
  template: string;
  /** Removes the test databases and the template of the run, and the server if the run started it. */
  stop(): Promise<void>;
};

// `createTestDatabase` reads these variables in the workers of Vitest and Playwright, which inherit the environment.
export const SERVER_VARIABLE = 'TEST_DATABASE_SERVER';
export const TEMPLATE_VARIABLE = 'TEST_DATABASE_TEMPLATE';

/** The URL of another database on the same server. */
export function onSameServer(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}

/** Runs a statement on a new connection, because `create database` and `drop database` cannot run in a transaction. */
export async function runOnce(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/**
 * Starts one PostgreSQL for a whole test run, or uses the server of `DATABASE_URL`, whose role must be allowed to
 * create databases. Makes the template, which has all migrations and the platform's details.
 */
export async function startDatabaseServer(): Promise<DatabaseServer> {
  const given = process.env.DATABASE_URL;
  const server = given ? { url: given, stop: async () => {} } : await startTemporary();
  const run = randomBytes(4).toString('hex');
  const hash = createHash('sha256')
    .update(
      readMigrations()
        .map(({ sha256 }) => sha256)
        .join(),
    )
    .digest('hex')
    .slice(0, 12);
  const template = `medverka_template_${hash}_${run}`;
  const stop = async () => {
    if (given) await dropDatabases(given, run);
    await server.stop();
  };
  try {
    await runOnce(server.url, `create database ${template}`);
    await fillTemplate(onSameServer(server.url, template));
  } catch (error) {
    await stop();
    throw error;
  }
  process.env[SERVER_VARIABLE] = server.url;
  process.env[TEMPLATE_VARIABLE] = template;
  return { url: server.url, template, stop };
}

async function fillTemplate(url: string): Promise<void> {
  const pool = createPool(url, { max: 2, library: true });
  try {
    await migrate(pool);
    await seedPlatform(createKysely(pool));
  } finally {
    // PostgreSQL cannot copy a database that has an open connection.
    await pool.end();
  }
}

async function dropDatabases(url: string, run: string): Promise<void> {
  const rows = await runOnce(url, `select datname from pg_database where datname like 'medverka\\_t%\\_${run}%'`);
  for (const { datname } of rows) await runOnce(url, `drop database if exists "${String(datname)}" with (force)`);
}

const PREFIX = 'medverka-test-';
const ROOM_NEEDED = 4 * 2 ** 30;

/**
 * The folder for the run's cluster: in memory if there is room. A database has a thousand small files; copying them on
 * a disk takes five to ten times the processor time (about 600 ms instead of 70).
 */
export const findRoom = (): string => (hasRoomInMemory(ROOM_NEEDED) ? MEMORY : tmpdir());

async function startTemporary(): Promise<{ url: string; stop(): Promise<void> }> {
  const room = findRoom();
  await removeAbandoned(room);
  const folder = fs.mkdtempSync(join(room, PREFIX));
  fs.chmodSync(folder, 0o711); // if root runs the tests, PostgreSQL runs as another user, who must be able to enter
  const remove = () => fs.rmSync(folder, { recursive: true, force: true });
  const { url, stop, stopNow } = await startEmbedded(folder, { fast: true }).catch((error: unknown) => {
    remove();
    throw error;
  });
  const endNow = () => {
    stopNow();
    remove();
  };
  const endWith = (code: number) => () => process.exit(code); // the exit calls endNow
  const signals = { SIGINT: endWith(130), SIGTERM: endWith(143), SIGHUP: endWith(129) };
  process.once('exit', endNow);
  for (const [signal, listener] of Object.entries(signals)) process.once(signal, listener);
  return {
    url,
    stop: async () => {
      process.off('exit', endNow);
      for (const [signal, listener] of Object.entries(signals)) process.off(signal, listener);
      await stop();
      remove();
    },
  };
}

/** The time of the file system in milliseconds: the clock of the process may be moved (`npm run test:dates`). */
function timeInRoom(room: string): number {
  const made = fs.mkdtempSync(join(room, 'medverka-time-'));
  const { mtimeMs } = fs.statSync(made);
  fs.rmdirSync(made);
  return mtimeMs;
}

/** Stops and removes the clusters of killed test runs. */
async function removeAbandoned(room: string): Promise<void> {
  const now = timeInRoom(room);
  for (const name of fs.readdirSync(room).filter((entry) => entry.startsWith(PREFIX))) {
    const folder = join(room, name);
    const { uid, mtimeMs } = fs.statSync(folder, { throwIfNoEntry: false }) ?? {};
    // Leaves folders of other users, and new folders, whose run may not have locked them yet.
    if (uid !== process.getuid?.() || mtimeMs === undefined || now - mtimeMs < 60_000) continue;
    if (findOwner(folder) !== undefined) continue;
    const abandoned = fs.existsSync(join(folder, 'postgres', 'PG_VERSION'))
      ? await startEmbedded(folder, { fast: true })
      : undefined;
    await abandoned?.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
