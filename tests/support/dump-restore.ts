import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

const TABLES = `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public' order by tablename`;
const FOREIGN_KEYS = `
  select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`;
/** Sets each sequence to the next free number: copied rows do not advance sequences. */
const SEQUENCES = `
  select format('select setval(%L, coalesce((select max(%I) from %s), 0) + 1, false)',
    pg_get_serial_sequence(attrelid::regclass::text, attname), attname, attrelid::regclass) as set
  from pg_attribute where attidentity <> '' and attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`;

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/**
 * Copies the tables of one database into another migrated one, as pg_dump and a restore do: all rows from one snapshot,
 * without triggers, and foreign keys after the rows. The rows that the other database had are lost.
 */
export async function dumpAndRestore(fromUrl: string, toUrl: string): Promise<void> {
  const [source, target] = [new pg.Client(fromUrl), new pg.Client(toUrl)];
  await Promise.all([source.connect(), target.connect()]);
  try {
    await source.query('begin isolation level repeatable read read only');
    await target.query('begin');
    const tables = (await source.query<{ name: string }>(TABLES)).rows.map(({ name }) => name);
    const keys = (await target.query<ForeignKey>(FOREIGN_KEYS)).rows;
    for (const { table, name } of keys) await target.query(`alter table ${table} drop constraint ${name}`);
    for (const table of tables) await target.query(`alter table ${table} disable trigger user`);
    await target.query(`truncate ${tables.join(', ')}`);
    for (const table of tables) {
      await pipeline(
        source.query(copyTo(`copy ${table} to stdout`)),
        target.query(copyFrom(`copy ${table} from stdin`)),
      );
      await target.query(`alter table ${table} enable trigger user`);
    }
    for (const { table, name, definition } of keys)
      await target.query(`alter table ${table} add constraint ${name} ${definition}`);
    for (const { set } of (await target.query<{ set: string }>(SEQUENCES)).rows) await target.query(set);
    await target.query('commit');
  } finally {
    await Promise.all([source.end(), target.end()]);
  }
}
