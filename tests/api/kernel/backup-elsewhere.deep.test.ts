/**
 * Backups between the embedded PostgreSQL and an older one of Debian, opened by Debian's `age`, and point in time by
 * pgBackRest with the commands of docs/operating.md. Needs the programs that scripts/install-deep.sh installs.
 */
import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createFolderPlace } from '#server/backup/folder-place.ts';
import { makeBackup } from '#server/backup/make-backup.ts';
import { newKeyPair } from '#server/backup/seal.ts';
import { systemClock } from '#server/clock.ts';
import { createPool } from '#server/db/pool.ts';
import { createDiskStore } from '#server/files/disk-store.ts';
import { runOnce } from '#tests/support/database-server.ts';
import { startDebianPostgres } from '#tests/support/debian-postgres.ts';
import { startTestServer } from '#tests/support/test-server.ts';
import { newTalent } from '../people/talent-people.ts';
import { aFolder, anEmptyDatabase, aPlace, backUp, PAIR, restore } from './backed-up.ts';

/** The folder of Debian's initdb; set where pgBackRest and age are installed too. */
const tools = process.env.DEBIAN_POSTGRES;

/** An empty database of a role that owns it and may do nothing else, as with managed PostgreSQL. */
async function aManagedDatabase() {
  const folder = aFolder();
  const postgres = startDebianPostgres(tools ?? '', folder);
  const admin = postgres.url('postgres', 'postgres');
  await runOnce(admin, 'create role medverka login nosuperuser nocreatedb nocreaterole');
  await runOnce(admin, 'create database medverka owner medverka template template0');
  const url = postgres.url('medverka', 'medverka');
  const pool = createPool(url, { max: 2 });
  onTestFinished(async () => {
    await pool.end();
    postgres.stop();
  });
  return { folder, url, pool, files: createDiskStore(join(folder, 'files')) };
}

test.skipIf(!tools)(
  'a backup of the embedded PostgreSQL is restored by a mere owner of an older one, and back (needs DEBIAN_POSTGRES)',
  async () => {
    const server = await startTestServer({ LOG_LEVEL: 'silent' });
    onTestFinished(() => server.stop());
    const { talent_id } = await newTalent(server.services.db, { first_name: 'Åsa\t\\N"\n', skills: { riding: 2 } });
    const [place, back] = [aPlace(), aPlace()];
    const made = await backUp(server, place);
    const managed = await aManagedDatabase();
    expect((await restore(place, managed)).rows).toBe(made.rows);
    const { url, pool, files } = managed;
    const destination = { place: back, public_key: PAIR.public_key };
    const again = await makeBackup({ url, pool, files, clock: systemClock }, destination);
    // The row of the first backup is not in its own snapshot.
    expect(again.rows).toBe(made.rows);
    const empty = await anEmptyDatabase();
    await restore(back, empty);
    const { rows } = await empty.pool.query('select first_name from talents where id = $1', [talent_id]);
    expect(rows).toEqual([{ first_name: 'Åsa\t\\N"\n' }]);
    // The restored database has all constraints, and every trigger is on.
    const rules = `select conrelid::regclass::text || conname || pg_get_constraintdef(oid) as rule
      from pg_constraint where connamespace = 'public'::regnamespace order by 1`;
    expect((await empty.pool.query(rules)).rows).toEqual((await server.services.pool.query(rules)).rows);
    const off = `select from pg_trigger where not tgisinternal and tgenabled <> 'O'`;
    expect((await empty.pool.query(off)).rowCount).toBe(0);
  },
);

test.skipIf(!tools)('a table of a backup is opened by the program age alone (needs DEBIAN_POSTGRES)', async () => {
  const server = await startTestServer({ LOG_LEVEL: 'silent' });
  onTestFinished(() => server.stop());
  const { talent_id } = await newTalent(server.services.db);
  const folder = aFolder();
  const { id } = await backUp(server, createFolderPlace(folder));
  const key = join(aFolder(), 'key.txt');
  writeFileSync(key, `${PAIR.private_key}\n`);
  const table = join(folder, 'backups', id, 'tables/talents.age');
  const { stdout } = spawnSync('age', ['--decrypt', '--identity', key, table]);
  expect(gunzipSync(stdout).toString()).toContain(talent_id);
  const other = join(aFolder(), 'key.txt');
  writeFileSync(other, (await newKeyPair()).private_key);
  expect(spawnSync('age', ['--decrypt', '--identity', other, table]).status).not.toBe(0);
});

test.skipIf(!tools)('pgBackRest goes back to a moment before rows were deleted (needs DEBIAN_POSTGRES)', async () => {
  const folder = aFolder();
  const config = join(folder, 'pgbackrest.conf');
  // The files of ops/, with the folders of this test.
  const archive = readFileSync('ops/postgresql-archive.conf', 'utf8');
  const settings = archive.replace("'pgbackrest", `'pgbackrest --config=${config}`);
  const postgres = startDebianPostgres(tools ?? '', folder, settings.split('\n'));
  onTestFinished(() => postgres.stop());
  const { cluster, sockets } = postgres;
  const configured = readFileSync('ops/pgbackrest.conf', 'utf8')
    .replace(/^pg1-path=.*$/m, `pg1-path=${cluster}\npg1-socket-path=${sockets}`)
    .replaceAll('=/var/', `=${folder}/var/`)
    .replace('[main]', `lock-path=${folder}/var/lock/pgbackrest\n[main]`);
  writeFileSync(config, configured, { mode: 0o644 });
  const { uid, gid } = statSync(cluster);
  for (const each of ['lib', 'log', 'spool', 'lock']) {
    const made = join(folder, 'var', each, 'pgbackrest');
    mkdirSync(made, { recursive: true });
    chownSync(made, uid, gid);
  }
  const pgbackrest = (...args: string[]) => postgres.run('pgbackrest', `--config=${config}`, '--stanza=main', ...args);
  const url = postgres.url('postgres', 'postgres');
  await runOnce(url, 'create table kept as select generate_series(1, 60) as number');
  pgbackrest('stanza-create');
  pgbackrest('check');
  pgbackrest('--type=full', 'backup');
  await runOnce(url, 'insert into kept select generate_series(61, 70)');
  const timeOf = async () => String((await runOnce(url, 'select clock_timestamp()::text as at'))[0]?.at);
  // pgBackRest knows the end of a backup to the second, and takes a backup that ended before the second of the moment.
  const ended = await timeOf();
  const moment = await vi.waitUntil(
    async () => {
      const at = await timeOf();
      return at.slice(0, 19) > ended.slice(0, 19) && at;
    },
    { timeout: 5_000 },
  );
  await runOnce(url, 'delete from kept');
  await runOnce(url, 'select pg_switch_wal()');
  postgres.stop();
  for (const name of readdirSync(cluster)) rmSync(join(cluster, name), { recursive: true });
  pgbackrest('--type=time', `--target=${moment}`, '--target-action=promote', 'restore');
  postgres.start();
  expect(await runOnce(url, 'select count(*)::int as count from kept')).toEqual([{ count: 70 }]);
});
