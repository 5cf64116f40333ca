import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Db } from '#server/db/transaction.ts';
import { loadAppeals, presentToAdmin } from './load-appeals.ts';

type Listed = 'waiting' | 'upheld' | 'granted';

/**
 * A page of the appeals in one state, in the order in which they were written, with the number of appeals in each
 * state.
 */
export async function listAppeals(db: Db, actor: AdminActor, status: Listed, page: number, moment: Moment) {
  const [found, counted] = await Promise.all([
    loadAppeals(
      db,
      sql`a.status = ${status}`,
      sql`order by a.written_date, a.id limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`,
    ),
    sql<{ status: Listed; total: number }>`
      select status, count(*) as total from appeals where status in ('waiting', 'upheld', 'granted') group by status`.execute(
      db,
    ),
  ]);
  const zeros: Record<Listed, number> = { waiting: 0, upheld: 0, granted: 0 };
  const counts = { ...zeros, ...Object.fromEntries(counted.rows.map((row) => [row.status, row.total])) };
  const items = found.map((appeal) => presentToAdmin(appeal, actor, moment));
  return { items, page, page_size: PAGE_SIZE, total: counts[status], counts };
}
