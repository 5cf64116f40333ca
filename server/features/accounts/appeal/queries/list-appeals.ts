import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor } from '#server/actor.ts';
import { countRowsBy } from '#server/db/count-rows.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';
import { loadAppeals, presentToAdmin } from './load-appeals.ts';

const LISTED = ['waiting', 'upheld', 'granted'] as const;
type Listed = (typeof LISTED)[number];

/**
 * A page of the appeals in one state, in the order in which they were written, with the number of appeals in each
 * state.
 */
export async function listAppeals(db: Db, actor: AdminActor, status: Listed, page: number, moment: Moment) {
  const [found, counts] = await Promise.all([
    loadAppeals(db, sql`a.status = ${status}`, sql`order by a.written_date, a.id ${pageOfRows(page, PAGE_SIZE)}`),
    countRowsBy(db, LISTED, sql`appeals a where a.status = asked.status`),
  ]);
  const items = found.map((appeal) => presentToAdmin(appeal, actor, moment));
  return { items, page, page_size: PAGE_SIZE, total: counts[status], counts };
}
