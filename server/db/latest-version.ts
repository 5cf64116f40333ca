import { type RawBuilder, sql } from 'kysely';
import type { Db } from './transaction.ts';

/** The latest value of a setting or a text, as a subquery; null if it was never set. */
export const latestVersion = (key: string): RawBuilder<string | null> =>
  sql`(select value from setting_versions where key = ${key} order by id desc limit 1)`;

/** The latest value of a setting or a text, read alone. */
export async function readLatestVersion(db: Db, key: string): Promise<string | null> {
  const { rows } = await sql<{ value: string | null }>`select ${latestVersion(key)} as value`.execute(db);
  return rows[0]?.value ?? null;
}
