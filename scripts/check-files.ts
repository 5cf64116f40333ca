import { systemClock } from '#server/clock.ts';
import { createKysely } from '#server/db/pool.ts';
import { compareFiles } from '#server/files/compare-files.ts';
import { createFileStore } from '#server/files/create-file-store.ts';
import { isSuspicious } from '#server/files/tidy-files.ts';
import { runScript, withDatabase } from './database-session.ts';

const SHOWN = 20;

function print(title: string, { count, paths }: { count: number; paths: readonly string[] }): void {
  console.log(`${title}: ${count}`);
  for (const path of paths.slice(0, SHOWN)) console.log(`  ${path}`);
  if (count > SHOWN) console.log(`  and ${count - SHOWN} more`);
}

// `npm run files:check`: counts the files older than a day without a row and the rows without a file, and prints the
// paths of the first 20 of each. Changes nothing.
await runScript(() =>
  withDatabase(async (pool, env) => {
    const files = await createFileStore(env);
    const found = await compareFiles({ db: createKysely(pool), files, clock: systemClock });
    console.log(`Files: ${found.files}`);
    print('Files older than a day that no row refers to; the daily job removes them', found.orphans);
    if (isSuspicious(found))
      console.log('  These are most of the files, so the job removes none. Check that this is the right database.');
    print('Rows whose file is missing; restore the files from a backup', found.missing);
    if (found.missing.count > 0) process.exitCode = 1;
  }),
);
