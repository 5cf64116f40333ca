import type { SqlBool } from 'kysely';
import { readTerms } from '#contract/deal/terms.ts';
import type { CounterOfferSide, CounterOfferSubject } from '#domain/casting/counter-offer/counter-offer.workflow.ts';
import type { CounterOfferFacts } from '#domain/casting/facts.ts';
import type { Terms } from '#domain/deal/terms/terms.ts';
import type { TalentActor } from '#server/actor.ts';
import { sql } from '#server/db/sql.ts';
import type { Db, Trx } from '#server/db/transaction.ts';
import { type ProjectActor, visibleProjects } from '#server/features/projects/project/policy.ts';

/** A version of the terms, made by one side. */
interface LoadedVersion {
  readonly version: number;
  readonly made_by: CounterOfferSide;
  readonly terms: Terms;
  readonly words: string;
  readonly ends_on: string;
  readonly created_date: string;
}

/** A counter-offer with its request and people, and the facts for its guards and events. */
export interface LoadedOffer extends CounterOfferSubject, CounterOfferFacts {
  readonly id: string;
  readonly candidate_id: string;
  readonly project_id: string;
  readonly company_id: string;
  readonly talent_id: string;
  readonly version: number;
  readonly reply: string;
  readonly created_date: string;
  /** The last day to answer the request, and the terms of the request. */
  readonly answer_by: string;
  readonly terms: Terms;
  readonly versions: readonly LoadedVersion[];
  /** True if the reader may see the talent; always true if the caller of `loadOffers` gives no condition `is_seen`. */
  readonly is_seen: boolean;
}

/** Number of versions that a side has made about the request `k` (candidates), in all its counter-offers. */
export const roundsOf = (side: CounterOfferSide) => sql`(
  select count(*) from counter_offer_versions v join counter_offers n on n.id = v.counter_offer_id
  where n.candidate_id = k.id and v.made_by = ${sql.lit(side)})`;

const FROM = sql`counter_offers o join candidates k on k.id = o.candidate_id join projects p on p.id = o.project_id
  join companies c on c.id = o.company_id join talents t on t.id = o.talent_id`;

/** The condition on `k` (candidates) and `p` (projects) for the actor's counter-offers. */
export function visibleOffers(actor: ProjectActor | TalentActor) {
  return actor.role === 'talent' ? sql<SqlBool>`k.talent_id = ${actor.talent_id}` : visibleProjects(actor);
}

interface More {
  readonly is_seen?: ReturnType<typeof sql>;
  readonly paging?: ReturnType<typeof sql>;
}

/**
 * Counter-offers by a condition on `o` (counter_offers), `k` (candidates), `p` (projects) and `t` (talents), the newest
 * first.
 */
export async function loadOffers(
  db: Db,
  where: ReturnType<typeof sql>,
  { is_seen = sql`true`, paging = sql`` }: More = {},
): Promise<LoadedOffer[]> {
  const { rows } = await sql<LoadedOffer>`
    select o.id, o.candidate_id, o.project_id, o.company_id, o.talent_id, o.status, o.version, o.ends_on, o.reply, o.created_date,
      p.status as project_status, p.title as project_title, c.name as company_name,
      btrim(t.first_name || ' ' || t.last_name) as talent_name, k.terms ->> 'role_title' as role_title, k.terms, k.answer_by,
      t.is_verified, (t.standing <> 'active' or t.is_leaving) as is_suspended, t.birth_date, t.guardian_consent_date, ${is_seen} as is_seen,
      ${roundsOf('talent')} as talent_rounds, ${roundsOf('company')} as company_rounds,
      (select jsonb_agg(to_jsonb(v) order by v.version) from counter_offer_versions v where v.counter_offer_id = o.id) as versions
    from ${FROM} where ${where} order by o.created_date desc, o.id ${paging}`.execute(db);
  return rows.map((row) => ({
    ...row,
    terms: readTerms(row.terms),
    versions: row.versions.map((version) => ({
      ...version,
      terms: readTerms(version.terms),
      // PostgreSQL's JSON writes instants with an offset, the API with Z.
      created_date: new Date(version.created_date).toISOString(),
    })),
  }));
}

/** Number of counter-offers by a condition as in `loadOffers`. */
export async function countOffers(db: Db, where: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${FROM} where ${where}`.execute(db);
  return rows[0]?.total ?? 0;
}

/**
 * Locks the project and then the talent of a request, before a counter-offer about the request is read, so that all
 * steps and decisions about the request run one at a time.
 * @param where names the request, or one of its counter-offers
 * @returns false if the actor may not see the request or counter-offer
 */
export async function holdRequest(
  trx: Trx,
  actor: ProjectActor | TalentActor,
  where: { readonly candidate_id: string } | { readonly offer_id: string },
): Promise<boolean> {
  const named =
    'candidate_id' in where
      ? sql`k.id = ${where.candidate_id}`
      : sql`k.id = (select candidate_id from counter_offers where id = ${where.offer_id})`;
  const { rows } = await sql<{ talent_id: string }>`
    select k.talent_id from candidates k join projects p on p.id = k.project_id
    where ${named} and ${visibleOffers(actor)} for no key update of p`.execute(trx);
  if (!rows[0]) return false;
  await sql`select id from talents where id = ${rows[0].talent_id} for no key update`.execute(trx);
  return true;
}
