import { sql } from 'kysely';
import { isSettingValue, SETTINGS, type SettingKey, type SettingValue } from '#domain/setting/settings.ts';
import type { Db } from '../../../db/transaction.ts';

/**
 * What a setting is. Read where it is needed, in the transaction that goes by it: one row of an index, and so the same
 * in every process from the commit on. A value that is no longer one of the setting's counts as the default.
 */
export async function readSetting<Key extends SettingKey>(db: Db, key: Key): Promise<SettingValue<Key>> {
  const { rows } = await sql<{ value: string }>`
    select value from setting_versions where key = ${key} order by id desc limit 1`.execute(db);
  const value = rows[0]?.value ?? SETTINGS[key].default;
  return (isSettingValue(key, value) ? value : SETTINGS[key].default) as SettingValue<Key>;
}
