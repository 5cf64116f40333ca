import { sql } from 'kysely';
import type { SettingNow, SettingVersion } from '#contract/accounts/setting.ts';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import {
  defaultOf,
  isSettingValue,
  type LimitKey,
  limitOf,
  SETTING_KEYS,
  type SettingKey,
  SWITCHES,
  type SwitchKey,
  type SwitchValue,
} from '#domain/accounts/setting/settings.ts';
import { readLatestVersion } from '#server/db/latest-version.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';

/**
 * The value of a setting. Each transaction that depends on the value reads it (one row by an index), so that every
 * process has the same value from the commit on. A value that the setting no longer allows counts as the default.
 */
export async function readSetting<Key extends SwitchKey>(db: Db, key: Key): Promise<SwitchValue<Key>> {
  const value = (await readLatestVersion(db, key)) ?? '';
  return (isSettingValue(key, value) ? value : SWITCHES[key].default) as SwitchValue<Key>;
}

/** The number of a limit, read like any other setting. */
export async function readLimit(db: Db, key: LimitKey): Promise<number> {
  return limitOf(key, await readLatestVersion(db, key));
}

type Version = Omit<SettingVersion, 'value_before'> & { value_before: string | null };

/** The present value of every setting: its default if it was never set, or if the set value is no longer allowed. */
export async function listSettings(db: Db): Promise<SettingNow[]> {
  const { rows } = await sql<Version>`
    select distinct on (key) id, key, value, actor_name as by, created_date from setting_versions
    order by key, id desc`.execute(db);
  return SETTING_KEYS.map((key) => {
    const set = rows.find((row) => row.key === key && isSettingValue(key, row.value));
    if (!set) return { key, value: defaultOf(key), version_id: null, since: null, by: null };
    return { key, value: set.value, version_id: set.id, since: set.created_date, by: set.by };
  });
}

/** A page of the versions of one setting, the latest first. */
export async function listVersions(db: Db, key: SettingKey, page: number) {
  const [{ rows }, counted] = await Promise.all([
    sql<Version>`
      select id, key, value, why, actor_name as by, created_date,
        (select b.value from setting_versions b where b.key = v.key and b.id < v.id order by b.id desc limit 1) as value_before
      from setting_versions v where key = ${key}
      order by id desc ${pageOfRows(page, PAGE_SIZE)}`.execute(db),
    sql<{ total: number }>`select count(*) as total from setting_versions where key = ${key}`.execute(db),
  ]);
  const items = rows.map((row) => ({ ...row, value_before: row.value_before ?? defaultOf(key) }));
  return { items, page, page_size: PAGE_SIZE, total: counted.rows[0]?.total ?? 0 };
}
