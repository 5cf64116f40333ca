import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, readMigrations } from '#server/db/migrate.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

const FOLDER = join(import.meta.dirname, '../../server/db/migrations');

/**
 * A database in the state before a migration with this number ('0022'). A test inserts old rows and calls
 * `migrate(pool)` to migrate them.
 */
export async function createDatabaseBefore(number: string): Promise<TestDatabase> {
  const database = await createTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  try {
    for (const { name } of readMigrations(FOLDER)) {
      if (name < number) cpSync(join(FOLDER, name), join(folder, name));
    }
    await database.pool.query('drop schema public cascade; create schema public');
    await migrate(database.pool, { folder });
  } finally {
    rmSync(folder, { recursive: true });
  }
  return database;
}
