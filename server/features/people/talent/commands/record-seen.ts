import type { Kysely } from 'kysely';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Database } from '#server/db/generated.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { announce } from '#server/live/announce.ts';

/** Stores when a talent first opened one of the talent's own requests, and refreshes the company's open screens. */
export async function recordSeen(db: Kysely<Database>, talentId: string, candidateId: string, moment: Moment) {
  return await inTransaction(db, async (trx) => {
    const request = await trx
      .selectFrom('candidates as c')
      .innerJoin('projects as p', 'p.id', 'c.project_id')
      .where('c.id', '=', candidateId)
      .where('c.talent_id', '=', talentId)
      .select(['c.seen_date', 'c.project_id', 'p.company_id'])
      .executeTakeFirst();
    if (!request) return refuse('not_found');
    if (request.seen_date !== null) return { done: true } as const;
    const { numUpdatedRows } = await trx
      .updateTable('candidates')
      .where('id', '=', candidateId)
      .where('seen_date', 'is', null)
      .set({ seen_date: moment.now })
      .executeTakeFirst();
    if (numUpdatedRows > 0n) {
      const { company_id, project_id } = request;
      announce(trx, { topics: [`company:${company_id}`], noun: 'candidate', ids: [candidateId, project_id] });
    }
    return { done: true } as const;
  });
}
