import { json } from 'node:stream/consumers';
import type pg from 'pg';
import { migrate } from '#server/db/migrate.ts';
import { createStreamClient } from '#server/db/stream-client.ts';
import { BackupError } from './backup-error.ts';
import type { BackupPlace } from './backup-place.ts';
import { listBackups, type Manifest, nameIn, readManifest, type Whole } from './label.ts';
import { loadTables } from './load-tables.ts';
import { openPacked } from './read-object.ts';
import { compareRestored, restoreFiles, type TakeFile } from './restore-files.ts';
import { schemaOfCheckout } from './schema.ts';

/** Where a backup comes from. */
export interface Origin {
  readonly place: BackupPlace;
  readonly private_key: string;
  /** The id of the backup; the newest by default. */
  readonly id?: string | undefined;
}

/** Where a backup is restored. */
export interface Target {
  readonly url: string;
  readonly pool: pg.Pool;
  readonly take: TakeFile;
  /** Ends the restoring between two files. */
  readonly signal?: AbortSignal | undefined;
}

/** A restored backup. */
export interface Restored {
  readonly id: string;
  /** The moment of the snapshot. */
  readonly begun: string;
  readonly rows: number;
  readonly files: number;
  /**
   * Paths of files whose bytes the backup lacks, because the store lacked them, or had changed them, when it was made.
   */
  readonly missing: readonly string[];
}

async function choose({ place, id }: Origin): Promise<Whole> {
  const found = (await listBackups(place)).filter(({ label, damage }) => label ?? damage);
  const chosen = id === undefined ? found.at(-1) : found.find((one) => one.id === id);
  if (chosen?.label) return { id: chosen.id, label: chosen.label };
  const whole = found.filter(({ label }) => label);
  const others = whole.length > 0 ? `It has ${whole.map((one) => one.id).join(', ')}.` : 'It has none.';
  const lacks = `${place.title} has no whole backup${id === undefined ? '' : ` ${id}`}.`;
  throw new BackupError(`${chosen?.damage?.message ?? lacks} ${others}`);
}

/** Refuses a backup of other migrations than those of this checkout: rows fit only tables of the same migrations. */
function refuseOtherVersion({ id, label }: Whole): void {
  const own = schemaOfCheckout();
  if (label.schema.sha256 === own.sha256) return;
  const { version, migration } = label.schema;
  throw new BackupError(
    `The backup ${id} has migration ${migration} and this checkout ${own.migration}. ` +
      `Check out ${version}, restore, and start the newer version afterwards: it migrates.`,
  );
}

/** Refuses a database that somebody uses. One without tables, or with our tables but no accounts, counts as empty. */
async function refuseFull(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  );
  const names = rows.map(({ name }) => name);
  if (names.length === 0) return;
  const isOurs = names.includes('schema_migrations');
  const isUsed = names.includes('accounts') && (await pool.query('select from accounts limit 1')).rowCount !== 0;
  if (!isOurs || isUsed)
    throw new BackupError(
      'The database is not empty. A backup is restored into an empty one, so that nothing is lost.',
    );
}

/**
 * Restores a backup into an empty database and hands its files over. The rows are committed last, when everything has
 * been compared: a database with rows is whole.
 */
export async function restoreBackup(origin: Origin, { url, pool, take, signal }: Target): Promise<Restored> {
  const { place, private_key } = origin;
  const whole = await choose(origin);
  refuseOtherVersion(whole);
  const { id, label } = whole;
  const object = { ...label.manifest, name: nameIn(id, 'manifest.age') };
  const manifest: Manifest = readManifest(await json(await openPacked(place, object, private_key)));
  await refuseFull(pool);
  await migrate(pool);
  const client = createStreamClient(url, 'medverka restore');
  client.on('error', () => {}); // its statements fail with the error
  try {
    await client.connect();
    await restoreFiles({ client, place, id, private_key, signal }, manifest.files, take);
    await client.query('begin');
    await loadTables(client, manifest, { place, id, private_key });
    const compared = await compareRestored(client);
    await client.query('commit');
    await client.query('analyze');
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return { id, begun: label.begun, rows, ...compared };
  } finally {
    await client.end().catch(() => {});
  }
}
