import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import { countRows } from '#server/db/count-rows.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';

interface Archived {
  readonly id: string;
  readonly payee_number: number | null;
  readonly kept_until: string | null;
  readonly created_date: string;
}

/** A page of the erased people whose identity is archived, newest first; without the identity. */
export async function listArchived(db: Db, page: number) {
  const [{ rows }, total] = await Promise.all([
    sql<Archived>`
      select p.id, e.number as payee_number, p.kept_until, p.created_date
      from archived_people p left join payees e on e.talent_id = p.talent_id
      order by p.created_date desc, p.id desc ${pageOfRows(page, PAGE_SIZE)}`.execute(db),
    countRows(db, sql`archived_people`),
  ]);
  return { items: rows, page, page_size: PAGE_SIZE, total };
}
