import { sql } from 'kysely';
import { readTerms } from '#contract/deal/terms.ts';
import { workOfExtension } from '#domain/deal/price/work.ts';
import { areSameTerms } from '#domain/deal/terms/compare-terms.ts';
import { dayOf, type Moment } from '#domain/kernel/time/day.ts';
import type { Db } from '#server/db/transaction.ts';
import { findSalePlace } from '#server/features/companies/place/queries.ts';
import { findOwnPrice } from '#server/features/people/payment/queries/own-price.ts';
import type { LoadedAgreement } from './load-agreement.ts';

interface Row {
  readonly id: string;
  readonly terms: unknown;
  readonly created_date: string;
  /** The terms that were valid when the agreement was written, and the instant at which those terms were sent. */
  readonly held_terms: unknown;
  readonly held_date: string;
}

/**
 * The terms of an agreement, and the instant at which the rates for their price were known. Terms that were accepted
 * earlier keep their price, as in the request and the report; new terms were sent with the agreement.
 */
function promised({ terms: kept, created_date, held_terms, held_date }: Row) {
  const terms = readTerms(kept);
  return { terms, sent_date: areSameTerms(readTerms(held_terms), terms) ? held_date : created_date };
}

/** The price of an agreement in the form for its reader, and the price of the version that it replaces. */
export async function findPrices(
  db: Db,
  role: 'talent' | 'company' | 'admin',
  { id, kind, talent_id, candidate_id, company_id, signed_date }: LoadedAgreement,
  moment: Moment,
) {
  const { rows } = await sql<Row>`
    select a.id, a.terms, a.created_date, held.terms as held_terms, held.sent_date as held_date
    from agreements this join agreements a on a.id = this.id or a.id = this.replaces_id
      cross join lateral (
        select h.terms, h.sent_date from (
          select k.terms, k.terms_date as sent_date from candidates k where k.id = a.candidate_id
          union all select f.terms, f.sent_date from candidate_terms f where f.candidate_id = a.candidate_id) h
        order by h.sent_date > a.created_date, h.sent_date desc limit 1) held
    where this.id = ${id}`.execute(db);
  const row = rows.find((one) => one.id === id);
  const former = rows.find((one) => one.id !== id);
  if (!row) throw new Error('An agreement that was read is gone');
  const work = kind === 'extension' ? { work: workOfExtension(dayOf(signed_date ?? moment.now)) } : {};
  const before = former && promised(former);
  const place = await findSalePlace(db, company_id);
  const [price, former_price] = await Promise.all([
    findOwnPrice(db, role, talent_id, { ...promised(row), ...work, candidate_id }, place),
    before ? findOwnPrice(db, role, talent_id, { ...before, candidate_id }, place) : null,
  ]);
  return { price, former_price };
}
