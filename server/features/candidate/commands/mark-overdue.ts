import { sql } from 'kysely';
import { isRefusal } from '#domain/refusal.ts';
import { momentOf } from '#domain/time/day.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { SYSTEM } from '../../../http/actor.ts';
import type { Services } from '../../../services.ts';
import { moveCandidate } from './move-candidate.ts';

const AT_ONCE = 200;

/**
 * The deadline of the candidate workflow: everybody whose last answer day has gone is moved by the system, each in a
 * transaction of its own, so that one that is answered at that very moment disturbs no other.
 * @returns how many were moved
 */
export async function markOverdue({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const moment = momentOf(clock());
  let moved = 0;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await sql<{ id: string }>`
      select k.id from candidates k join projects p on p.id = k.project_id
      where k.interest_status = 'pending' and not k.is_deleted and k.client_decision is null
        and k.answer_by < ${moment.today} and p.status = 'casting' and k.id > ${after}
      order by k.id limit ${AT_ONCE}`.execute(db);
    for (const { id } of rows) {
      const result = await inTransaction(db, (trx) =>
        moveCandidate(trx, SYSTEM, id, { command: 'mark-overdue' }, moment),
      );
      if (!isRefusal(result)) moved += 1;
    }
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return moved;
    after = last.id;
  }
}
