import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { holdLock } from '#server/backup/hold-lock.ts';
import { systemClock } from '#server/clock.ts';
import { createKysely } from '#server/db/pool.ts';
import type { Services } from '#server/services.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createDiskStore } from './disk-store.ts';
import { newPrivatePath } from './file-store.ts';
import { isBackupRunning, removeHeld, removeOrHold } from './held-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'medverka-held-'));
let database: TestDatabase;
let services: Pick<Services, 'db' | 'files'>;
let path: string;
beforeAll(async () => {
  database = await createTestDatabase();
  services = { db: createKysely(database.pool), files: createDiskStore(folder) };
});
beforeEach(async () => {
  path = newPrivatePath(systemClock);
  await services.files.put(path, Buffer.from('x'), { max_bytes: 1 });
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

const stands = async () => (await services.files.stat(path)) !== null;

test('without a backup, a file is removed at once', async () => {
  await removeOrHold(services, [path]);
  expect(await stands()).toBe(false);
});

test('a file that is removed while a backup runs stays until its end', async () => {
  const lock = await holdLock(database.url);
  await removeOrHold(services, [path]);
  expect([await isBackupRunning(services.db), await removeHeld(services), await stands()]).toEqual([true, 0, true]);
  await lock.release();
  expect([await removeHeld(services), await stands(), await removeHeld(services)]).toEqual([1, false, 0]);
});

test('a second backup of the same database is refused, and the end of the first is told', async () => {
  const lock = await holdLock(database.url);
  await expect(holdLock(database.url)).rejects.toThrow('Another backup of this database is running');
  expect(lock.signal.aborted).toBe(false);
  const lost = new Promise<void>((done) => lock.signal.addEventListener('abort', () => done()));
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'medverka backup'`,
  );
  await lost;
  // PostgreSQL tells the end of a connection before it gives back the connection's locks.
  await expect.poll(() => isBackupRunning(services.db)).toBe(false);
});
