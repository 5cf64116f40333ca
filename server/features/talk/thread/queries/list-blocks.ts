import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { TalentActor } from '#server/actor.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';

/** A page of the companies that a talent has blocked, newest first. */
export async function listBlocks(db: Db, { talent_id }: TalentActor, page: number) {
  const [{ rows }, count] = await Promise.all([
    sql<{ id: string; company_name: string; created_date: string }>`
      select c.id, c.name as company_name, b.created_date
      from talent_blocks b join companies c on c.id = b.company_id where b.talent_id = ${talent_id}
      order by b.created_date desc, b.company_id ${pageOfRows(page, PAGE_SIZE)}`.execute(db),
    sql<{ total: number }>`select count(*) as total from talent_blocks where talent_id = ${talent_id}`.execute(db),
  ]);
  return { items: rows, page, page_size: PAGE_SIZE, total: count.rows[0]?.total ?? 0 };
}
