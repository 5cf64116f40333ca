import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { PlatformVersion } from '#contract/money/platform.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { BANK_FIELDS } from '#domain/money/platform/bank-profiles.ts';
import { PLATFORM_FIELDS } from '#domain/money/platform/platform.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';

/**
 * Each version with its state. Of several versions for one day only the last counts; of the versions valid until today
 * only the latest is 'present'.
 */
const versionsAt = ({ today }: Moment) => sql`
  select version, valid_from, ${sql.join([...PLATFORM_FIELDS, ...BANK_FIELDS].map((field) => sql.ref(field)))},
    case
      when exists (select from platform_details later
        where later.valid_from = p.valid_from and later.version > p.version) then 'past'
      when valid_from > ${today} then 'coming'
      when valid_from = (select max(valid_from) from platform_details where valid_from <= ${today}) then 'present'
      else 'past'
    end as state,
    actor_name as by, why, created_date
  from platform_details p`;

/** One version; undefined for an unknown number. */
export async function findVersion(db: Db, version: number, moment: Moment): Promise<PlatformVersion | undefined> {
  const { rows } = await sql<PlatformVersion>`${versionsAt(moment)} where version = ${version}`.execute(db);
  return rows[0];
}

/** A page of all versions, the newest first. */
export async function listVersions(db: Db, page: number, moment: Moment) {
  const [{ rows }, counted] = await Promise.all([
    sql<PlatformVersion>`${versionsAt(moment)}
      order by version desc ${pageOfRows(page, PAGE_SIZE)}`.execute(db),
    sql<{ total: number }>`select count(*) as total from platform_details`.execute(db),
  ]);
  return { items: rows, page, page_size: PAGE_SIZE, total: counted.rows[0]?.total ?? 0 };
}
