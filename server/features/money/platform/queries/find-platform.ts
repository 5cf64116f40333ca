import { PLATFORM_FIELDS, type Platform } from '#domain/money/platform/platform.ts';
import type { Db } from '#server/db/transaction.ts';

/** Medverka's company details on an ISO day; null if there are none, and then nothing can be invoiced or paid. */
export async function findPlatform(db: Db, day: string): Promise<Platform | null> {
  const row = await db
    .selectFrom('platform_details')
    .select(PLATFORM_FIELDS)
    .where('valid_from', '<=', day)
    .orderBy('valid_from', 'desc')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
