import type pg from 'pg';
import { checkConnection } from '#server/db/check-connection.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { createPool } from '#server/db/pool.ts';
import { type Env, readEnv } from '#server/env.ts';

/**
 * Runs `work` on the database of DATABASE_URL. Without this setting, uses the embedded database and starts it if
 * needed.
 */
export async function withDatabase(work: (pool: pg.Pool, env: Env, url: string) => Promise<void>): Promise<void> {
  const env = readEnv(process.env);
  const embedded = env.database_url ? undefined : await startEmbedded(env.data_dir, { join: true });
  try {
    const url = env.database_url ?? embedded?.url ?? '';
    const pool = createPool(url, { max: 4 });
    try {
      await checkConnection(pool, url);
      await work(pool, env, url);
    } finally {
      await pool.end();
    }
  } finally {
    await embedded?.stop();
  }
}

/** Runs a script. Prints a known error as one sentence, any other error with its stack. */
export async function runScript(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const known = error instanceof Error && /^(Env|Embedded|Connection|Migration|Secret|Backup)Error$/.test(error.name);
    console.error(known ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}
