import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { createPool } from '#server/db/pool.ts';
import { onSameServer, runOnce, SERVER_VARIABLE, TEMPLATE_VARIABLE } from './database-server.ts';

export type TestDatabase = {
  url: string;
  /** Closed by `drop`. */
  pool: pg.Pool;
  drop(): Promise<void>;
};

/**
 * A database with all migrations and the platform's details, for the caller alone, copied from the template in about 70
 * ms. Works in Vitest (projects with the database) and in Playwright. Call `drop` when done.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = process.env[SERVER_VARIABLE];
  const template = process.env[TEMPLATE_VARIABLE];
  if (!server || !template) {
    throw new Error(
      'No test database server runs here: tests that need one belong in server/ or tests/ (see vitest.config.ts).',
    );
  }
  const run = template.split('_').at(-1);
  const name = `medverka_test_${run}_${randomBytes(6).toString('hex')}`;
  await runOnce(server, `create database ${name} template ${template} strategy file_copy`);
  const url = onSameServer(server, name);
  const pool = createPool(url, { max: 8 });
  return {
    url,
    pool,
    drop: async () => {
      await pool.end();
      await dropForced(server, name);
    },
  };
}

/** Drops a database by force, because the code under test may keep a connection for a moment. */
export async function dropForced(server: string, name: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const refused = await runOnce(server, `drop database ${name} with (force)`).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (refused === undefined) return;
    // Tries again: an autovacuum worker may use the database for a moment, and only the superuser may end it.
    if (!(refused instanceof pg.DatabaseError && refused.code === '42501') || tries === 50) throw refused;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
