import { sql } from 'kysely';
import { isAmong } from '#server/db/is-among.ts';
import type { Adapter } from '#server/lifecycle/adapter.ts';
import { auditionObject, loadAuditions } from './queries/load-audition.ts';

const COLUMN_OF = { project: 'd.project_id', audition: 'd.id' } as const;

export const auditionAdapter: Adapter<'audition'> = {
  async load(trx, { of, ids }, moment) {
    if (!(of in COLUMN_OF)) throw new Error(`Auditions are not found by ${of}`);
    const column = sql.ref(COLUMN_OF[of as keyof typeof COLUMN_OF]);
    const rows = await loadAuditions(trx, isAmong(column, ids));
    return rows.map((row) => auditionObject(row, moment));
  },
  // Locks the project instead of the audition: a move also changes invitations, and answers to invitations lock the
  // project.
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
