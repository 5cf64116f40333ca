import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { ExportKind } from '#domain/money/ledger/export-kinds.ts';
import { countRows } from '#server/db/count-rows.ts';
import type { Db } from '#server/db/transaction.ts';

/** A page of exported files, the latest first. */
export async function listExports(db: Db, page: number) {
  const [items, total] = await Promise.all([
    db
      .selectFrom('book_exports')
      .select(['id', 'kind', 'from_day', 'to_day', 'actor_name as by', 'created_date'])
      .orderBy('created_date', 'desc')
      .orderBy('id')
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
      .execute(),
    countRows(db, sql`book_exports`),
  ]);
  // Cast, because exports are made through the contract, which allows only known kinds.
  const shown = items.map((row) => ({ ...row, kind: row.kind as ExportKind }));
  return { items: shown, page, page_size: PAGE_SIZE, total };
}
