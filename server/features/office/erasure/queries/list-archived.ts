import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { Db } from '#server/db/transaction.ts';

interface Archived {
  readonly id: string;
  readonly payee_number: number | null;
  readonly kept_until: string | null;
  readonly created_date: string;
}

/** A page of the erased people whose identity is archived, newest first; without the identity. */
export async function listArchived(db: Db, page: number) {
  const [{ rows }, count] = await Promise.all([
    sql<Archived>`
      select p.id, e.number as payee_number, p.kept_until, p.created_date
      from archived_people p left join payees e on e.talent_id = p.talent_id
      order by p.created_date desc, p.id desc limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`.execute(db),
    sql<{ total: number }>`select count(*) as total from archived_people`.execute(db),
  ]);
  return { items: rows, page, page_size: PAGE_SIZE, total: count.rows[0]?.total ?? 0 };
}
