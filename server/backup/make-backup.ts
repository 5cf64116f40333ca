import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Clock } from '#server/clock.ts';
import type { HeldLock } from '#server/db/hold-database-lock.ts';
import { createKysely } from '#server/db/pool.ts';
import { createStreamClient } from '#server/db/stream-client.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { removeHeld } from '#server/files/held-files.ts';
import { BackupError } from './backup-error.ts';
import type { BackupPlace } from './backup-place.ts';
import { copyFiles } from './copy-files.ts';
import { beginSnapshot, dumpTables, readSequences, type Table } from './dump-tables.ts';
import { countFiles, createFileList, listFiles, storedFiles } from './file-list.ts';
import { holdLock } from './hold-lock.ts';
import { type Label, listBackups, type Manifest, nameIn, newId } from './label.ts';
import { asLines } from './lines.ts';
import { type BackupRecord, createRecord } from './record.ts';
import { refuseEmptied } from './refuse-emptied.ts';
import { removeCutOff, removeOld, removeOwn } from './remove-old.ts';
import { schemaOfCheckout, schemaOfDatabase } from './schema.ts';
import { asJson, createWriter, gzipped, type Writer } from './write-object.ts';

/** What a backup is made from. */
export interface BackedUp {
  readonly url: string;
  /** The same database, for short statements beside the snapshot. */
  readonly pool: pg.Pool;
  readonly files: FileStore;
  readonly clock: Clock;
}

/** Where a backup goes. */
export interface Destination {
  readonly place: BackupPlace;
  readonly public_key: string;
}

/** A finished backup. */
export interface Made {
  readonly id: string;
  /** Bytes that were written to the place. */
  readonly bytes: number;
  readonly rows: number;
  readonly files: number;
  /** Paths of files whose bytes the store lacks, or has changed. */
  readonly missing: readonly string[];
  /** Ids of backups that were removed by the rule. */
  readonly removed: readonly string[];
}

interface Making extends BackedUp, Destination {
  readonly client: pg.ClientBase;
  readonly tables: readonly Table[];
  readonly writer: Writer;
  readonly lock: HeldLock;
  readonly id: string;
  readonly begun: Date;
}

/** Writes all rows of one snapshot, and lists the files that they name. */
async function dumpDatabase({ client, tables, writer, id }: Making): Promise<Omit<Manifest, 'files'>> {
  const { migration, sha256 } = await schemaOfDatabase(client);
  const own = schemaOfCheckout();
  if (sha256 !== own.sha256) {
    throw new BackupError(
      `The database has migration ${migration} and this checkout ${own.migration}. Run the backup from the version that serves.`,
    );
  }
  const dumped = await dumpTables(client, tables, writer, (table) => nameIn(id, `tables/${table}.age`));
  const sequences = await readSequences(client);
  await listFiles(client);
  return { tables: dumped, sequences };
}

async function copy(making: Making): Promise<Omit<Made, 'removed'>> {
  const { client, writer, place, public_key, id, begun, lock } = making;
  const dumped = await dumpDatabase(making);
  // The snapshot ends before the files are copied: an open one keeps PostgreSQL from removing dead rows.
  await client.query('commit');
  const found = await listBackups(place);
  const previous = found.findLast(({ label }) => label?.key === public_key);
  await copyFiles({ ...making, signal: lock.signal }, previous);
  const { files, missing } = await countFiles(client);
  const list = await writer.writePacked(nameIn(id, 'files.age'), asLines(storedFiles(client)));
  const entries = async function* () {
    for await (const { name, bytes, sha256 } of storedFiles(client)) yield [name, bytes, sha256];
  };
  const catalogue = await writer.write(nameIn(id, 'catalogue.gz'), gzipped(asLines(entries())));
  const contents: Manifest = { ...dumped, files: { ...list, count: files } };
  const manifest = await writer.writePacked(nameIn(id, 'manifest.age'), asJson(contents));
  lock.signal.throwIfAborted();
  const schema = schemaOfCheckout();
  const label: Label = { format: 1, begun: begun.toISOString(), schema, key: public_key, manifest, catalogue };
  await writer.write(nameIn(id, 'label.json'), asJson(label));
  const rows = dumped.tables.reduce((sum, table) => sum + table.rows, 0);
  return { id, bytes: writer.bytes, rows, files, missing };
}

/** Makes a backup while its lock is held, and removes old ones. */
async function copyHeld(
  backedUp: BackedUp,
  destination: Destination,
  lock: HeldLock,
  record: BackupRecord,
): Promise<Made> {
  const { url, pool, clock } = backedUp;
  const { place, public_key } = destination;
  const client = createStreamClient(url, 'medverka backup');
  client.on('error', () => {}); // its statements fail with the error
  try {
    await client.connect();
    await refuseEmptied(pool, place);
    await place.removeDrafts(clock());
    await removeCutOff(client, place);
    await createFileList(client);
    const tables = await beginSnapshot(client);
    const begun = clock();
    await record.begin(begun);
    const id = newId(begun, randomBytes(2).toString('hex'));
    const writer = createWriter(place, public_key);
    const making = { ...backedUp, ...destination, client, tables, writer, lock, id, begun };
    const made = await copy(making).catch(async (error: unknown) => {
      // Without its remains, the next backup finds room on a place that was full. A place that cannot be reached keeps
      // them.
      await removeOwn(place, id).catch(() => {});
      throw error;
    });
    return { ...made, removed: await removeOld(client, place, begun) };
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Makes a backup of the database and of the files that its rows name, and removes backups that the rule no longer keeps.
 * The product may run meanwhile. A failure is noted in the table `backups` and passes through.
 */
export async function makeBackup(backedUp: BackedUp, destination: Destination): Promise<Made> {
  const { url, pool, files, clock } = backedUp;
  const db = createKysely(pool, clock);
  const lock = await holdLock(url);
  const record = createRecord(db, destination.place.title, clock);
  try {
    const made = await copyHeld(backedUp, destination, lock, record);
    await record.end(made);
    return made;
  } catch (error) {
    // A database that is gone takes no note; the next backup notes that this one was cut off.
    await record.fail(error).catch(() => {});
    throw error;
  } finally {
    await lock.release().catch(() => {});
    // The daily job removes the files whose removal fails here.
    await removeHeld({ db, files }).catch(() => {});
  }
}
