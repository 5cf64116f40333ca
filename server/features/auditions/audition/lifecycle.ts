import { sql } from 'kysely';
import type { Adapter } from '#server/lifecycle/adapter.ts';
import { auditionObject, loadAuditions } from './queries/load-audition.ts';

const COLUMN_OF = { project: 'd.project_id', audition: 'd.id' } as const;

export const auditionAdapter: Adapter<'audition'> = {
  async load(trx, { of, ids }, moment) {
    if (!(of in COLUMN_OF)) throw new Error(`Auditions are not found by ${of}`);
    const column = sql.ref(COLUMN_OF[of as keyof typeof COLUMN_OF]);
    const rows = await loadAuditions(trx, sql`${column} = any(${[...ids]}::uuid[])`);
    return rows.map((row) => auditionObject(row, moment));
  },
  // The invitations change in the same transaction, and answers to invitations lock the project too.
  hold: async (trx, id) => {
    await sql`
      select p.id from projects p join auditions d on d.project_id = p.id where d.id = ${id} for no key update of p`.execute(
      trx,
    );
  },
  writes: {
    publish: (_words, { now }) => ({ published_date: now }),
    extend: ({ deadline_date }) => ({ deadline_date }),
    cancel: ({ reason }) => ({ cancel_reason: reason }),
  },
};
