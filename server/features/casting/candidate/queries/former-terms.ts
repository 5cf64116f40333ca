import type { FormerTerms } from '#contract/casting/candidate.ts';
import { readTerms } from '#contract/deal/terms.ts';
import { sql } from '#server/db/sql.ts';
import type { Db } from '#server/db/transaction.ts';
import { findTalentPrice } from '#server/features/people/payment/queries/talent-price.ts';

/**
 * The earlier terms with which a request's present terms are compared: the last accepted ones, or the version before if
 * none was accepted. Null if the terms never changed. The price uses the rates known when those earlier terms were
 * sent.
 */
export async function findFormerTerms(db: Db, talent_id: string, candidate_id: string): Promise<FormerTerms | null> {
  const { rows } = await sql<{ terms: unknown; sent_date: string; was_accepted: boolean }>`
    select terms, sent_date, was_accepted from candidate_terms where candidate_id = ${candidate_id}
    order by was_accepted desc, version desc limit 1`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { sent_date, was_accepted } = row;
  const terms = readTerms(row.terms);
  const price = await findTalentPrice(db, talent_id, { terms, sent_date, candidate_id });
  return { terms, sent_date, was_accepted, price };
}
