import { sql } from 'kysely';
import { isAmong } from '#server/db/is-among.ts';
import type { Adapter, Loaded } from '#server/lifecycle/adapter.ts';
import { type LoadedPresentation, loadPresentations, lockPresentation } from './queries/load-presentations.ts';

/** A presentation in the form that `move` takes. */
export function presentationObject(presentation: LoadedPresentation): Loaded<'presentation'> {
  const { id, company_id, project_id, project_title, company_name, title, ends_on } = presentation;
  return {
    id,
    subject: presentation,
    concerned: { company_id, project_id },
    facts: { project_title, company_name, presentation_title: title, ends_on },
  };
}

const COLUMN_OF = { project: 'x.project_id', presentation: 'x.id', company: 'x.company_id' } as const;

/** The columns that `end`, `lapse` and `wind-up` write; the hashes of link and code are deleted. */
const withoutLink = (_words: object, { now }: { now: string }) => ({
  ended_date: now,
  token_hash: null,
  code_hash: null,
});

export const presentationAdapter: Adapter<'presentation'> = {
  async load(trx, { of, ids }, { today }) {
    if (!(of in COLUMN_OF)) throw new Error(`Presentations are not found by ${of}`);
    const column = sql.ref(COLUMN_OF[of as keyof typeof COLUMN_OF]);
    // Ended presentations are left out: events of other objects never change them, and a company may have many.
    const where = sql`${isAmong(column, ids)} and x.status <> 'ended'`;
    return (await loadPresentations(trx, where, today)).map(presentationObject);
  },
  hold: (trx, id) => lockPresentation(trx, sql`x.id = ${id}`),
  writes: { end: withoutLink, lapse: withoutLink, 'wind-up': withoutLink },
};
