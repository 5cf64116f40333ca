import { type RawBuilder, sql } from 'kysely';
import type { Db } from './transaction.ts';

/** What a setting or a text was last set to, as a value of a statement; null where it never was. */
export const latestVersion = (key: string): RawBuilder<string | null> =>
  sql`(select value from setting_versions where key = ${key} order by id desc limit 1)`;

/** The same asked for by itself. */
export async function readLatestVersion(db: Db, key: string): Promise<string | null> {
  const { rows } = await sql<{ value: string | null }>`select ${latestVersion(key)} as value`.execute(db);
  return rows[0]?.value ?? null;
}
