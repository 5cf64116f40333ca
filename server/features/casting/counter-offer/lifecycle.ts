import { isAmong } from '#server/db/is-among.ts';
import { sql } from '#server/db/sql.ts';
import { lockProjectOf } from '#server/features/casting/candidate/queries/load-candidate.ts';
import type { Adapter, Loaded } from '#server/lifecycle/adapter.ts';
import { type LoadedOffer, loadOffers } from './queries/load-offers.ts';

/** A counter-offer in the form that `move` takes. */
export function offerObject(offer: LoadedOffer): Loaded<'counter_offer'> {
  const { id, candidate_id, project_id, company_id, talent_id } = offer;
  const { project_title, company_name, talent_name, role_title, ends_on } = offer;
  return {
    id,
    subject: offer,
    concerned: { candidate_id, project_id, company_id, talent_id },
    facts: { project_title, company_name, talent_name, role_title, ends_on },
  };
}

const COLUMN_OF = { candidate: 'o.candidate_id', counter_offer: 'o.id' } as const;

export const counterOfferAdapter: Adapter<'counter_offer'> = {
  async load(trx, { of, ids }) {
    if (!(of in COLUMN_OF)) throw new Error(`Counter-offers are not found by ${of}`);
    const column = sql.ref(COLUMN_OF[of as keyof typeof COLUMN_OF]);
    return (await loadOffers(trx, isAmong(column, ids))).map(offerObject);
  },
  ofCandidates: (ids) => sql`counter_offers where ${isAmong(sql.ref('candidate_id'), ids)}`,
  async hold(trx, id) {
    const { rows } = await sql<{ candidate_id: string }>`
      select candidate_id from counter_offers where id = ${id}`.execute(trx);
    if (rows[0]) await lockProjectOf(trx, rows[0].candidate_id, 'update');
  },
  writes: {
    decline: ({ reason }) => ({ reply: reason ?? '' }),
    'decline-as-talent': ({ reason }) => ({ reply: reason ?? '' }),
  },
};
