import type pg from 'pg';

/**
 * Makes bulk inserts into these tables faster: disables their triggers, and drops their foreign keys and all indexes
 * that are neither unique nor of an exclusion.
 * @returns a function that restores all of this
 */
export async function lighten(pool: pg.Pool, tables: readonly string[]): Promise<() => Promise<void>> {
  const { rows: indexes } = await pool.query<{ name: string; made: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as made from pg_index i
     where i.indrelid = any($1::regclass[]) and not i.indisunique and not i.indisexclusion`,
    [tables],
  );
  const { rows: references } = await pool.query<{ on_table: string; name: string; made: string }>(
    `select conrelid::regclass::text as on_table, quote_ident(conname) as name, pg_get_constraintdef(oid) as made from pg_constraint
     where conrelid = any($1::regclass[]) and contype = 'f'`,
    [tables],
  );
  for (const table of tables) await pool.query(`alter table ${table} disable trigger user`);
  for (const { name } of indexes) await pool.query(`drop index ${name}`);
  for (const { on_table, name } of references) await pool.query(`alter table ${on_table} drop constraint ${name}`);
  return async () => {
    for (const { made } of indexes) await pool.query(made);
    for (const { on_table, name, made } of references)
      await pool.query(`alter table ${on_table} add constraint ${name} ${made}`);
    for (const table of tables) await pool.query(`alter table ${table} enable trigger user`);
  };
}
