import { sql } from 'kysely';
import { isAmong } from '#server/db/is-among.ts';
import type { Loaded, MakingAdapter } from '#server/lifecycle/adapter.ts';
import { chargesOfExtensions } from './queries/charge-extensions.ts';
import { chargesOfReports } from './queries/charge-reports.ts';
import { type LoadedCharge, loadCharges } from './queries/load-charges.ts';

/** A charge in the form that `move` takes. */
function chargeObject(charge: LoadedCharge): Loaded<'charge'> {
  const { id, candidate_id, project_id, company_id, talent_id } = charge;
  const { project_title, company_name, talent_name, role_title } = charge;
  return {
    id,
    subject: charge,
    concerned: { candidate_id, project_id, company_id, talent_id },
    facts: { project_title, company_name, talent_name, role_title },
  };
}

const COLUMN_OF = { project: 'g.project_id', candidate: 'g.candidate_id', charge: 'g.id' } as const;

export const chargeAdapter: MakingAdapter<'charge'> = {
  async load(trx, { of, ids }) {
    if (!(of in COLUMN_OF)) throw new Error(`Charges are not found by ${of}`);
    const where = isAmong(sql.ref(COLUMN_OF[of as keyof typeof COLUMN_OF]), ids);
    await sql`select from charges g where ${where} order by g.id for no key update`.execute(trx);
    return (await loadCharges(trx, where)).map(chargeObject);
  },
  makesWhen: {
    'report.approve': chargesOfReports,
    'report.accept': chargesOfReports,
    'report.settle': chargesOfReports,
    'report.approve-unanswered': chargesOfReports,
    'right.extend': chargesOfExtensions,
  },
};
