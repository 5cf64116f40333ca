import { systemClock } from '#server/clock.ts';
import { migrate } from '#server/db/migrate.ts';
import { createKysely } from '#server/db/pool.ts';
import { idOfSecret } from '#server/sealed/seal.ts';
import { holdRotation, requireKnownSecret } from '#server/secrets/begin-rotation.ts';
import { countSealed, resealAll, type SealedCounts } from '#server/secrets/rotate-secrets.ts';
import { settleCanaries } from '#server/secrets/settle-canaries.ts';
import { runScript, withDatabase } from './database-session.ts';

function adviceOn(values: number, isUnneeded: boolean): string {
  if (isUnneeded)
    return 'no longer needed, if every process has the first secret as its first: take it out of the list';
  const reason = values > 0 ? 'some process has it as its first secret' : 'a process has begun to seal with it';
  return `still needed: ${reason}. Give it the new list and run this again`;
}

/** Prints for each secret how many sealed values it opens, and whether the secret is still needed. */
function tellCounts([first, ...others]: readonly string[], counts: SealedCounts, unneeded: ReadonlySet<string>) {
  const valuesOf = (id = '') => counts.by_secret.get(id) ?? 0;
  console.log('Secrets of PERSONAL_DATA_SECRET, by id:');
  console.log(`  ${first} (the first): ${valuesOf(first)} values`);
  for (const id of others) console.log(`  ${id}: ${valuesOf(id)} values, ${adviceOn(valuesOf(id), unneeded.has(id))}`);
  if (counts.unreadable === 0) return;
  console.log(`${counts.unreadable} values open with none of these secrets. Put the missing one into the list.`);
  process.exitCode = 1;
}

// `npm run secrets:rotate`: seals every value anew with the first secret of PERSONAL_DATA_SECRET, while the product
// runs, and says which secrets are no longer needed. May be broken off and started again.
await runScript(() =>
  withDatabase(async (pool, env, url) => {
    await migrate(pool);
    const db = createKysely(pool);
    const lock = await holdRotation(url);
    try {
      const before = await requireKnownSecret({ db, env });
      await resealAll({ db, env, tell: console.log });
      const counts = await countSealed({ db, env });
      lock.signal.throwIfAborted();
      const unneeded = await settleCanaries({ db, env, clock: systemClock }, { before, counts });
      tellCounts(env.personal_data_secrets.map(idOfSecret), counts, unneeded);
    } finally {
      await lock.release();
    }
  }),
);
