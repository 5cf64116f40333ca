import { sql } from 'kysely';
import { readTerms } from '#contract/deal/terms.ts';
import type { Terms } from '#domain/deal/terms/terms.ts';
import type { AgreementStatus } from '#domain/work/agreement/agreement.workflow.ts';
import type { Db } from '#server/db/transaction.ts';

/**
 * The terms of an agreement. `former_terms` are the terms of the agreement that it replaces; null if it replaces none.
 */
export async function findAgreedTerms(db: Db, id: string): Promise<{ terms: Terms; former_terms: Terms | null }> {
  const { rows } = await sql<{ terms: unknown; former_terms: unknown }>`
    select a.terms, b.terms as former_terms from agreements a left join agreements b on b.id = a.replaces_id
    where a.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('An agreement that was read is gone');
  return { terms: readTerms(row.terms), former_terms: row.former_terms === null ? null : readTerms(row.former_terms) };
}

/** A version of the agreement on a candidate's work. */
export interface Version {
  readonly id: string;
  readonly version: number;
  readonly status: AgreementStatus;
  readonly terms: Terms;
}

/** The versions of candidates' work agreements, keyed by candidate, each list ordered by version. */
export async function findVersions(db: Db, candidate_ids: readonly string[]): Promise<Map<string, Version[]>> {
  const { rows } = await sql<Version & { candidate_id: string }>`
    select candidate_id, id, version, status, terms from agreements
    where candidate_id = any(${[...candidate_ids]}::uuid[]) and kind = 'work' order by candidate_id, version`.execute(
    db,
  );
  return Map.groupBy(
    rows.map((row) => ({ ...row, terms: readTerms(row.terms) })),
    ({ candidate_id }) => candidate_id,
  );
}
