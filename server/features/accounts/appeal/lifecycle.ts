import { sql } from 'kysely';
import { isAmong } from '#server/db/is-among.ts';
import type { Adapter, Loaded } from '#server/lifecycle/adapter.ts';
import { type LoadedAppeal, loadAppeals } from './queries/load-appeals.ts';

/** A decision with its appeal, in the form that `move` takes. */
export function appealObject(appeal: LoadedAppeal): Loaded<'appeal'> {
  const { id, company_id, talent_id, about, name } = appeal;
  return {
    id,
    subject: appeal,
    // Only the token's hash is stored, so later mails link to the start page; the link in the first mail still opens
    // the appeal.
    concerned: { ...(company_id && { company_id }), ...(talent_id && { talent_id }), path: '/' },
    facts: { about, name },
  };
}

const COLUMN_OF = { company: 'a.company_id', talent: 'a.talent_id', appeal: 'a.id' } as const;

const answered = ({ reason }: { reason: string | null }, { now }: { now: string }) => ({
  answer: reason,
  answered_date: now,
});

export const appealAdapter: Adapter<'appeal'> = {
  async load(trx, { of, ids }) {
    if (!(of in COLUMN_OF)) throw new Error(`Appeals are not found by ${of}`);
    const column = sql.ref(COLUMN_OF[of as keyof typeof COLUMN_OF]);
    return (await loadAppeals(trx, isAmong(column, ids))).map(appealObject);
  },
  writes: { 'uphold-company': answered, 'uphold-talent': answered, grant: answered },
};
