import {
  isSettingValue,
  type LimitKey,
  limitOf,
  SWITCHES,
  type SwitchKey,
  type SwitchValue,
} from '#domain/accounts/setting/settings.ts';
import { readLatestVersion } from '#server/db/latest-version.ts';
import type { Db } from '#server/db/transaction.ts';

/**
 * The value of a setting. Read where it is needed, in the transaction that depends on it: one row of an index, and so
 * the same in every process from the commit on. A value that is no longer one of the setting's counts as the default.
 */
export async function readSetting<Key extends SwitchKey>(db: Db, key: Key): Promise<SwitchValue<Key>> {
  const value = (await readLatestVersion(db, key)) ?? '';
  return (isSettingValue(key, value) ? value : SWITCHES[key].default) as SwitchValue<Key>;
}

/** The number of a limit, read as a setting is. */
export async function readLimit(db: Db, key: LimitKey): Promise<number> {
  return limitOf(key, await readLatestVersion(db, key));
}
