import { sql } from 'kysely';
import { isAmong } from '#server/db/is-among.ts';
import type { Adapter, Loaded } from '#server/lifecycle/adapter.ts';
import { type LoadedMandate, loadMandates } from './queries/load-mandates.ts';

/** A mandate in the form that `move` takes. */
export function mandateObject(row: LoadedMandate): Loaded<'mandate'> {
  const { id, company_id, talent_id, project_id, project_title, reason } = row;
  return { id, subject: row, ...aboutMandate({ company_id, talent_id, project_id, project_title, reason }) };
}

type About = Pick<LoadedMandate, 'company_id' | 'talent_id' | 'project_id' | 'project_title' | 'reason'>;

/** The recipients and facts of a mandate's events. A mandate for a talent concerns no company. */
export const aboutMandate = ({ company_id, talent_id, project_id, project_title, reason }: About) => ({
  concerned: {
    ...(company_id && { company_id, ...(project_id && { project_id }) }),
    ...(talent_id && { talent_id }),
  },
  facts: { project_title, reason },
});

export const mandateAdapter: Adapter<'mandate'> = {
  async load(trx, { of, ids }) {
    if (of !== 'mandate') throw new Error(`Mandates are not found by ${of}`);
    return (await loadMandates(trx, null, isAmong(sql.ref('m.id'), ids))).map(mandateObject);
  },
};
