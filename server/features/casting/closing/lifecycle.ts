import { sql } from 'kysely';
import { isAmong } from '#server/db/is-among.ts';
import type { Adapter, Loaded } from '#server/lifecycle/adapter.ts';
import { type LoadedClosing, loadClosings } from './queries/load-closings.ts';

/** A closing in the form that `move` takes. */
export function closingObject(closing: LoadedClosing): Loaded<'closing'> {
  const { id, company_id, project_id, role_id, project_title, company_name, role_title } = closing;
  return {
    id,
    subject: closing,
    concerned: { company_id, project_id, role_id },
    facts: { project_title, company_name, role_title },
  };
}

const COLUMN_OF = { project: 'x.project_id', closing: 'x.id' } as const;

export const closingAdapter: Adapter<'closing'> = {
  async load(trx, { of, ids }) {
    if (!(of in COLUMN_OF)) throw new Error(`Closings are not found by ${of}`);
    const column = sql.ref(COLUMN_OF[of as keyof typeof COLUMN_OF]);
    return (await loadClosings(trx, isAmong(column, ids))).map(closingObject);
  },
  // The waiting candidates get notices in the same transaction, and decisions about candidates lock the project first.
  hold: async (trx, id) => {
    await sql`
      select p.id from projects p join closings x on x.project_id = p.id where x.id = ${id} for no key update of p`.execute(
      trx,
    );
  },
};
