import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { BankFileShown } from '#contract/money/bank.ts';
import { countRows } from '#server/db/count-rows.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';

/** A page of the bank files that were read, the latest first. */
export async function listFiles(db: Db, page: number) {
  const [{ rows }, total] = await Promise.all([
    sql<BankFileShown>`
      select f.id, f.kind, f.entry_count, f.actor_name as by, f.created_date, f.left_out,
        (select count(*) from bank_entries e where e.bank_file_id = f.id)::int as new_count
      from bank_files f order by f.created_date desc, f.id
      ${pageOfRows(page, PAGE_SIZE)}`.execute(db),
    countRows(db, sql`bank_files`),
  ]);
  return { items: rows, page, page_size: PAGE_SIZE, total };
}
