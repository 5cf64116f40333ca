import { sql } from 'kysely';
import { type Refusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { announce } from '#server/live/announce.ts';

export interface NewVersion {
  readonly key: string;
  readonly value: string;
  readonly why: string;
  /** Id of the latest version when the administrator opened the screen; null before the first version. */
  readonly seen_version_id: number | null;
}

/**
 * Writes a new version of a setting, which counts from the commit on. If two administrators change the same version,
 * the second is refused. An unchanged value writes nothing, so that sending it again has no effect.
 * @param initial the value before the first version
 */
export async function writeVersion(
  trx: Trx,
  { account_id, name }: AdminActor,
  { key, value, why, seen_version_id }: NewVersion,
  initial: string,
  { now }: Moment,
): Promise<true | Refusal<'changed_meanwhile'>> {
  // An advisory lock, because before the first version the table has no row to lock.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`setting ${key}`}, 0))`.execute(trx);
  const { rows } = await sql<{ id: number; value: string }>`
    select id, value from setting_versions where key = ${key} order by id desc limit 1`.execute(trx);
  if ((rows[0]?.value ?? initial) === value) return true;
  if ((rows[0]?.id ?? null) !== seen_version_id) return refuse('changed_meanwhile');
  await sql`
    insert into setting_versions (key, value, why, account_id, actor_name, created_date)
    values (${key}, ${value}, ${why}, ${account_id}, ${name}, ${now})`.execute(trx);
  announce(trx, { topics: [], noun: 'setting' });
  return true;
}
