import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { BackupError } from './backup-error.ts';
import type { Manifest } from './label.ts';
import type { Writer } from './write-object.ts';

/**
 * The tables with their columns. Left out: `schema_migrations`, which the restored database writes itself, unlogged
 * tables, which a crash empties too, and generated columns.
 */
const TABLES = `
  select relname as name, array_agg(attname::text order by attnum) as columns
  from pg_class join pg_attribute on attrelid = pg_class.oid
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p'
    and relname <> 'schema_migrations' and attnum > 0 and not attisdropped and attgenerated = ''
  group by relname order by relname`;

export interface Table {
  readonly name: string;
  readonly columns: string[];
}

/** The text of a copy's table and columns. */
export const copied = ({ name, columns }: Table): string =>
  `${pg.escapeIdentifier(name)} (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`;

/**
 * Begins a transaction that reads one snapshot, and keeps migrations out until its end. The tables are locked first: in
 * a table that a migration has rewritten, an older snapshot sees no rows.
 * @returns the tables
 * @throws BackupError if a migration holds a table for long
 */
export async function beginSnapshot(client: pg.ClientBase): Promise<Table[]> {
  const known = await client.query<Table>(TABLES);
  const names = known.rows.map(({ name }) => pg.escapeIdentifier(name)).join(', ');
  await client.query('begin isolation level repeatable read');
  try {
    await client.query(`lock table ${names} in access share mode`);
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '55P03')
      throw new BackupError('A migration has held a table for a minute. Run the backup when it is done.');
    throw error;
  }
  // The first select takes the snapshot.
  const { rows } = await client.query<Table>(TABLES);
  return rows;
}

/** Writes the rows of all tables, as PostgreSQL's COPY writes them as text. */
export async function dumpTables(
  client: pg.ClientBase,
  tables: readonly Table[],
  writer: Writer,
  nameOf: (table: string) => string,
): Promise<Manifest['tables']> {
  const dumped: Manifest['tables'] = [];
  for (const { name, columns } of tables) {
    const rows = client.query(copyTo(`copy ${copied({ name, columns })} to stdout`));
    rows.on('error', () => {}); // the connection may end after the writing has failed
    const kept = await writer.writePacked(nameOf(name), rows);
    dumped.push({ name, columns, rows: rows.rowCount, ...kept });
  }
  return dumped;
}

/** The last numbers of all sequences that have given one. Sequences are never behind the rows of a snapshot. */
export async function readSequences(client: pg.ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  );
  return rows;
}
