import { readTerms } from '#contract/deal/terms.ts';
import type { Terms } from '#domain/deal/terms/terms.ts';
import type { ConsentFacts } from '#domain/people/guardian/guardian.rules.ts';
import type { TalentActor } from '#server/actor.ts';
import { sql } from '#server/db/sql.ts';
import type { Db } from '#server/db/transaction.ts';
import { roundsOf } from './load-offers.ts';

/** A request of the talent's own, with the facts that decide if the talent may suggest other terms. */
export interface Suggestable extends ConsentFacts {
  readonly project_id: string;
  readonly company_id: string;
  readonly talent_id: string;
  readonly source: string;
  readonly interest_status: string;
  readonly is_deleted: boolean;
  readonly closed_date: string | null;
  readonly project_status: string;
  readonly answer_by: string;
  readonly has_open_offer: boolean;
  readonly talent_rounds: number;
  readonly terms: Terms;
  readonly terms_version: number;
  readonly project_title: string;
  readonly company_name: string;
  readonly talent_name: string;
  readonly role_title: string;
}

/** One of the talent's own requests; undefined for another talent's. */
export async function findSuggestable(db: Db, actor: TalentActor, id: string): Promise<Suggestable | undefined> {
  const { rows } = await sql<Suggestable>`
    select k.project_id, p.company_id, k.talent_id, k.source, k.interest_status, k.is_deleted, k.closed_date, p.status as project_status, k.answer_by,
      k.terms, k.terms_version, t.birth_date, t.guardian_consent_date, p.title as project_title, c.name as company_name,
      btrim(t.first_name || ' ' || t.last_name) as talent_name, k.terms ->> 'role_title' as role_title,
      exists (select from counter_offers o where o.candidate_id = k.id and o.status in ('with_company', 'with_talent')) as has_open_offer,
      ${roundsOf('talent')} as talent_rounds
    from candidates k join projects p on p.id = k.project_id join companies c on c.id = p.company_id
      join talents t on t.id = k.talent_id
    where k.id = ${id} and k.talent_id = ${actor.talent_id}`.execute(db);
  const [row] = rows;
  return row && { ...row, terms: readTerms(row.terms) };
}
