import { sql } from 'kysely';
import {
  isSettingValue,
  type LimitKey,
  limitOf,
  type SettingKey,
  SWITCHES,
  type SwitchKey,
  type SwitchValue,
} from '#domain/setting/settings.ts';
import type { Db } from '../../../db/transaction.ts';

async function readLatest(db: Db, key: SettingKey): Promise<string | undefined> {
  const { rows } = await sql<{ value: string }>`
    select value from setting_versions where key = ${key} order by id desc limit 1`.execute(db);
  return rows[0]?.value;
}

/**
 * What a setting is. Read where it is needed, in the transaction that goes by it: one row of an index, and so the same
 * in every process from the commit on. A value that is no longer one of the setting's counts as the default.
 */
export async function readSetting<Key extends SwitchKey>(db: Db, key: Key): Promise<SwitchValue<Key>> {
  const value = (await readLatest(db, key)) ?? '';
  return (isSettingValue(key, value) ? value : SWITCHES[key].default) as SwitchValue<Key>;
}

/** The number of a limit, read as a setting is. */
export async function readLimit(db: Db, key: LimitKey): Promise<number> {
  return limitOf(key, await readLatest(db, key));
}
