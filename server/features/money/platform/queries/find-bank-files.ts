import { BANK_FIELDS, type BankFiles } from '#domain/money/platform/bank-profiles.ts';
import type { Db } from '#server/db/transaction.ts';

/** How our bank takes payment files on an ISO day; null if the platform has no details. */
export async function findBankFiles(db: Db, day: string): Promise<BankFiles | null> {
  const row = await db
    .selectFrom('platform_details')
    .select(BANK_FIELDS)
    .where('valid_from', '<=', day)
    .orderBy('valid_from', 'desc')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
