import { parseArgs } from 'node:util';
import { BackupError } from '#server/backup/backup-error.ts';
import { makeBackup } from '#server/backup/make-backup.ts';
import { openPlace } from '#server/backup/open-place.ts';
import { isPublicKey, newKeyPair } from '#server/backup/seal.ts';
import { systemClock } from '#server/clock.ts';
import { createFileStore } from '#server/files/create-file-store.ts';
import { createClockGuard } from '#server/jobs/clock-guard.ts';
import { runScript, withDatabase } from './database-session.ts';

const SHOWN = 20;

// `npm run backup -- --to /mnt/backups` or `--to s3://bucket/prefix`: backs up database and files while the product runs.
// `npm run backup -- --new-key` prints a pair of keys.
await runScript(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' }, 'new-key': { type: 'boolean' } } });
  const { to } = values;
  if (values['new-key']) return await printNewKey();
  if (!to) {
    console.error('Usage: npm run backup -- --to <folder or s3://bucket/prefix>, or npm run backup -- --new-key');
    process.exitCode = 1;
    return;
  }
  await withDatabase(async (pool, env, url) => {
    const { backup_key: public_key } = env;
    if (!public_key || !isPublicKey(public_key))
      throw new BackupError('Set BACKUP_KEY to a public key. npm run backup -- --new-key makes a pair.');
    // makeBackup removes old backups by this machine's clock, so a wrong clock would remove the wrong ones.
    const clock = createClockGuard({ pool, machine: systemClock, tell: async () => {} });
    if (env.clock_check && !(await clock.isRight()))
      throw new BackupError("The clock of this machine is over a minute from the database's. Set it first.");
    const [place, files] = await Promise.all([openPlace(to, env), createFileStore(env)]);
    const made = await makeBackup({ url, pool, files, clock: systemClock }, { place, public_key });
    console.log(
      `The backup ${made.id} is whole: ${made.rows} rows and ${made.files} files, ${made.bytes} bytes added to ${place.title}.`,
    );
    if (made.removed.length > 0) console.log(`Removed by the rule: ${made.removed.join(', ')}.`);
    if (made.missing.length > 0) {
      console.error(
        `The file store had lost ${made.missing.length} files, or changed them; they are not in the backup:`,
      );
      for (const path of made.missing.slice(0, SHOWN)) console.error(`  ${path}`);
    }
  });
});

async function printNewKey(): Promise<void> {
  const { public_key, private_key } = await newKeyPair();
  console.log(`The setting BACKUP_KEY of the machine:\n\n  ${public_key}\n`);
  console.log('The private key. Keep it away from the machine and from the backups; it is not shown again,');
  console.log(`and without it nobody reads the backups:\n\n  ${private_key}\n`);
}
