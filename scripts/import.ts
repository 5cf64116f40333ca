import { parseArgs } from 'node:util';
import pino from 'pino';
import { z } from 'zod';
import { IMPORT_KINDS } from '#contract/people/import.ts';
import { systemClock } from '#server/clock.ts';
import { migrate } from '#server/db/migrate.ts';
import { createKysely } from '#server/db/pool.ts';
import { importFile, OUTCOMES, type Outcome } from '#server/features/people/import/commands/import-file.ts';
import { createFileStore } from '#server/files/create-file-store.ts';
import { runScript, withDatabase } from './database-session.ts';

// `npm run import -- talents people.csv --source Rollbanken --pictures pictures`: a trial run, which imports nothing
// and reports all invalid lines. With `--apply`, imports the valid lines. docs/import.md describes the format.
await runScript(async () => {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    options: { source: text, pictures: text, apply: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const input = z
    .object({ kind: z.enum(IMPORT_KINDS), file: z.string(), source: z.string().trim().min(1).max(60) })
    .safeParse({ kind: positionals[0], file: positionals[1], source: values.source });
  if (!input.success) {
    console.error('Usage: npm run import -- talents|companies <file> --source <name> [--pictures <folder>] [--apply]');
    process.exitCode = 1;
    return;
  }
  await withDatabase(async (pool, env) => {
    await migrate(pool);
    const parts = {
      env,
      db: createKysely(pool),
      files: await createFileStore(env),
      clock: systemClock,
      log: pino({ base: null }, pino.destination(2)),
    };
    const counts = new Map<Outcome, number>(OUTCOMES.map((outcome) => [outcome, 0]));
    const options = { ...input.data, pictures: values.pictures, is_applied: values.apply };
    for await (const { number, outcome, problems } of importFile(parts, options)) {
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
      for (const { field, words } of problems) console.log(`line ${number}: ${field ? `${field}: ` : ''}${words}`);
      if (outcome === 'held') console.log(`line ${number}: already has an account, which was not changed`);
    }
    console.log([...counts].map(([outcome, count]) => `${outcome} ${count}`).join(', '));
    if (!values.apply) console.log('Trial run: nothing was written. Run it again with --apply to import.');
    if ((counts.get('bad') ?? 0) > 0) process.exitCode = 1;
  });
});
