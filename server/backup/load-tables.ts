import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { BackupError } from './backup-error.ts';
import type { BackupPlace } from './backup-place.ts';
import { copied } from './dump-tables.ts';
import { type Manifest, nameIn } from './label.ts';
import { openPacked } from './read-object.ts';

const FOREIGN_KEYS = `
  select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`;

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

interface Source {
  readonly place: BackupPlace;
  readonly id: string;
  readonly private_key: string;
}

/**
 * Replaces the rows of all tables by those of a backup, within the caller's transaction. The database role of the
 * connection needs to own the tables and nothing more: foreign keys are dropped and made again, which checks them,
 * because only a superuser may switch them off.
 */
export async function loadTables(
  client: pg.ClientBase,
  { tables, sequences }: Manifest,
  { place, id, private_key }: Source,
): Promise<void> {
  const names = tables.map(({ name }) => pg.escapeIdentifier(name));
  const { rows: keys } = await client.query<ForeignKey>(FOREIGN_KEYS);
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(', ')}`);
  for (const table of tables) {
    const object = { ...table, name: nameIn(id, `tables/${table.name}.age`) };
    const rows = client.query(copyFrom(`copy ${copied(table)} from stdin`));
    rows.on('error', () => {}); // the connection may end after the pipeline has failed
    await pipeline(await openPacked(place, object, private_key), rows);
    if (rows.rowCount !== table.rows)
      throw new BackupError(
        `The table ${table.name} has ${rows.rowCount} rows in the backup instead of ${table.rows}.`,
      );
  }
  for (const { name, value } of sequences)
    await client.query('select setval($1::regclass, $2::bigint)', [pg.escapeIdentifier(name), value]);
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
}
