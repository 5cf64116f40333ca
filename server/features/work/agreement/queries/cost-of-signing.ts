import { sql } from 'kysely';
import { readTerms } from '#contract/deal/terms.ts';
import { add, type Ore } from '#domain/kernel/money/ore.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Db } from '#server/db/transaction.ts';
import { costOfChange, costOfExtension } from '#server/features/casting/sign-off/queries/find-cost.ts';
import type { LoadedAgreement } from './load-agreement.ts';

interface Row extends Pick<LoadedAgreement, 'kind' | 'talent_id' | 'created_date'> {
  readonly terms: unknown;
  readonly held_terms: unknown;
  readonly held_date: string;
}

/**
 * The company's extra cost of agreements, without VAT, compared with the terms that each assignment already has. A
 * first version adds nothing: its cost was checked when the project was ordered. An extension adds its whole cost.
 */
export async function costOfSigning(db: Db, ids: readonly string[], moment: Moment): Promise<Ore> {
  const { rows } = await sql<Row>`
    select a.kind, a.talent_id, a.created_date, a.terms, k.terms as held_terms, k.terms_date as held_date
    from agreements a join candidates k on k.id = a.candidate_id where a.id = any(${[...ids]}::uuid[])`.execute(db);
  const costs: Ore[] = [];
  for (const { kind, talent_id, ...row } of rows) {
    const after = { terms: readTerms(row.terms), sent_date: row.created_date };
    const before = { terms: readTerms(row.held_terms), sent_date: row.held_date };
    costs.push(
      kind === 'extension'
        ? await costOfExtension(db, talent_id, after, moment)
        : await costOfChange(db, talent_id, before, after, moment),
    );
  }
  return add(...costs);
}
