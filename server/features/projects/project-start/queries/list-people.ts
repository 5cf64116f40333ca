import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { CompanyActor } from '#server/actor.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';
import { isFoundBy } from '#server/features/people/talent/policy.ts';
import { presentCard } from '#server/features/people/talent/present.ts';
import { CARD_COLUMNS, type CardRow } from '#server/features/people/talent/queries.ts';

/** A page of the talents whom the company has booked before and may find, the latest work first. */
export async function listPeople(db: Db, { company_id }: CompanyActor, page: number, { today }: Moment) {
  const from = sql`(select talent_id, max(ends_on) as worked_on from bookings
      where company_id = ${company_id} and status <> 'cancelled' group by talent_id) b
    join talents t on t.id = b.talent_id where ${isFoundBy('t', company_id, today)}`;
  const [{ rows }, count] = await Promise.all([
    sql<CardRow & { worked_on: string }>`
      select b.worked_on, ${sql.join(CARD_COLUMNS.map((name) => sql.ref(name)))} from ${from}
      order by b.worked_on desc, t.id ${pageOfRows(page, PAGE_SIZE)}`.execute(db),
    sql<{ total: number }>`select count(*) as total from ${from}`.execute(db),
  ]);
  const items = rows.map(({ worked_on, ...talent }) => ({ talent: presentCard(talent), worked_on }));
  return { items, page, page_size: PAGE_SIZE, total: count.rows[0]?.total ?? 0 };
}
