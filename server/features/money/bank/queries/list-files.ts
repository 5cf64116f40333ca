import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { BankFileShown } from '#contract/money/bank.ts';
import type { Db } from '#server/db/transaction.ts';

/** A page of the bank files that were read, the latest first. */
export async function listFiles(db: Db, page: number) {
  const [{ rows }, { total }] = await Promise.all([
    sql<BankFileShown>`
      select f.id, f.kind, f.entry_count, f.actor_name as by, f.created_date, f.left_out,
        (select count(*) from bank_entries e where e.bank_file_id = f.id)::int as new_count
      from bank_files f order by f.created_date desc, f.id
      limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`.execute(db),
    db
      .selectFrom('bank_files')
      .select((count) => count.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { items: rows, page, page_size: PAGE_SIZE, total };
}
