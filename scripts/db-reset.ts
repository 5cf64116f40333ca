import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { readDatabaseUrl, shownDatabase } from '#server/database-url.ts';
import { migrate } from '#server/db/migrate.ts';
import { runScript, withDatabase } from './database-session.ts';

// `npm run db:reset [-- --yes]`: deletes everything in the database and the stored files in DATA_DIR, and applies all
// migrations. Stop the server first. Files in a bucket (S3_*) stay.
async function isMeant(url: string): Promise<boolean> {
  if (process.argv.includes('--yes')) return true;
  const shown = shownDatabase(readDatabaseUrl(url));
  if (!process.stdin.isTTY) {
    console.error(`This would delete everything in ${shown}. To do it, run the command again with -- --yes.`);
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`Delete everything in ${shown}? Type yes: `);
  terminal.close();
  return answer.trim() === 'yes';
}

await runScript(() =>
  withDatabase(async (pool, env, url) => {
    if (env.node_env === 'production' || !(await isMeant(url))) {
      if (env.node_env === 'production') console.error('A production database is never reset.');
      process.exitCode = 1;
      return;
    }
    await pool.query('drop schema public cascade; create schema public');
    // The files belong to rows that no longer exist.
    rmSync(join(env.data_dir, 'files'), { recursive: true, force: true });
    const applied = await migrate(pool);
    console.log(`The database is empty again, with ${applied.length} migrations applied.`);
  }),
);
