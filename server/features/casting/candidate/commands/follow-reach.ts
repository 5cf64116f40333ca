import { type Kysely, sql } from 'kysely';
import { type Moment, momentOf } from '#domain/kernel/time/day.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/generated.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import { announce } from '#server/live/announce.ts';

/**
 * Marks the unread requests to talents whose address reaches nobody, and ends the mark while there is still time to
 * answer, once the address works or the talent has opened the request. A request that was not reached by its last day
 * stays open, because the talent's silence says nothing.
 */
export async function followReach(trx: Trx, { now, today }: Moment): Promise<void> {
  const { rows } = await sql<{ id: string; project_id: string; company_id: string }>`
    with lost as (
      update candidates k set unreached_date = ${now}
      from accounts a join talents t on t.account_id = a.id
      where a.unreached_date is not null and k.talent_id = t.id and k.unreached_date is null and k.seen_date is null
        and k.interest_status = 'pending' and not k.is_deleted and k.closed_date is null and k.source <> 'announcement'
      returning k.id, k.project_id),
    found as (
      update candidates k set unreached_date = null
      from talents t join accounts a on a.id = t.account_id
      where k.unreached_date is not null and t.id = k.talent_id and k.answer_by >= ${today}
        and (k.seen_date is not null or a.unreached_date is null)
      returning k.id, k.project_id)
    select changed.id, changed.project_id, p.company_id
    from (select * from lost union all select * from found) changed join projects p on p.id = changed.project_id`.execute(
    trx,
  );
  for (const { id, project_id, company_id } of rows) {
    announce(trx, { topics: [`company:${company_id}`], noun: 'candidate', ids: [id, project_id] });
  }
}

/** The job: requests follow the addresses of their talents. */
export const followReachNow = ({ db, clock }: { readonly db: Kysely<Database>; readonly clock: Clock }) =>
  inTransaction(db, (trx) => followReach(trx, momentOf(clock())));
