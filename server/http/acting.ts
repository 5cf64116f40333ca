import { type Kysely, sql } from 'kysely';
import { whyNotAct } from '#domain/accounts/account/may-act.rules.ts';
import type { CompanyStatus, Standing } from '#domain/accounts/account/standing.ts';
import { type Refusal, refuse } from '#domain/kernel/refusal.ts';
import type { AdminActor, CompanyActor, TalentActor } from '#server/actor.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/generated.ts';
import { BRAND } from '#texts/kernel/brand.ts';
import { findPlace, hasActedForOther } from './acted-place.ts';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

interface ActedFor {
  /** The only project in which the mandate is valid; null for all projects. */
  readonly project_id: string | null;
  readonly company_id: string | null;
  readonly company_name: string;
  readonly company_status: CompanyStatus | null;
  readonly talent_id: string | null;
  readonly is_verified: boolean | null;
  readonly talent_standing: Standing | null;
  readonly is_registered: boolean;
}

// The administrator has proven two factors, so the represented account needs no second factor.
const OF_NO_ADMIN = { has_second_factor: true, admin_role: null } as const;

/** The party for which an administrator acts in one request: a company or a talent. */
export interface Acting {
  readonly kind: 'company' | 'talent';
  /** The route, such as 'POST /candidates/:id/approve'. */
  readonly route: string;
  readonly id: string | undefined;
  /** The mandate header of the request. */
  readonly named: string | string[] | undefined;
  /** True if the route only ends work that has begun. */
  readonly ends_work: true | undefined;
}

/**
 * The actor that an administrator becomes for one request: the company or the talent of the named mandate, with the
 * same rights, so that every policy applies as for the owner. Refused without a valid mandate, with a mandate of the
 * other kind, and for a party that may not act itself, also if the reason arose after the mandate. A suspended company
 * may still end work that it has begun, so that nobody waits for it. A mandate in one project is valid only for routes
 * whose URL names an object of that project, and an administrator who has acted for one side may not act for the other.
 */
export async function findActing(
  { db, clock }: { readonly db: Kysely<Database>; readonly clock: Clock },
  admin: AdminActor,
  { kind, route, id, named, ends_work }: Acting,
): Promise<CompanyActor | TalentActor | Refusal<'reason_needed' | 'not_acted_for' | 'both_sides'>> {
  if (typeof named !== 'string' || !ID.test(named)) return refuse('reason_needed');
  const { rows } = await sql<ActedFor>`
    select m.project_id, m.company_id, c.name as company_name, c.status as company_status, m.talent_id,
      t.is_verified, t.standing as talent_standing, a.birth_date is not null and a.terms_version is not null as is_registered
    from mandates m left join companies c on c.id = m.company_id
      left join talents t on t.id = m.talent_id left join accounts a on a.id = t.account_id
    where m.id = ${named} and m.account_id = ${admin.account_id} and m.status = 'held'
      and m.ends_date > ${clock().toISOString()}`.execute(db);
  const { account_id, session_id, email } = admin;
  const through = { mandate_id: named, ends_work };
  const whom = rows[0];
  if (!whom || (kind === 'company' ? whom.company_id : whom.talent_id) === null) return refuse('reason_needed');
  const place = id === undefined || ID.test(id) ? await findPlace(db, route, id) : null;
  if (whom.project_id !== null && whom.project_id !== place?.project_id) return refuse('reason_needed');
  const isCallingOff = ends_work && whom.company_status === 'suspended';
  if (!isCallingOff && whyNotAct({ role: kind, ...OF_NO_ADMIN, ...whom }) !== null) return refuse('not_acted_for');
  if (place && (await hasActedForOther(db, admin.account_id, kind, place))) return refuse('both_sides');
  if (whom.company_id) {
    const { company_id, company_name } = whom;
    const name = `${BRAND}, för företaget`;
    const company = { company_id, company_name, company_status: 'approved', member_role: 'owner' } as const;
    return { role: 'company', account_id, session_id, email, name, ...company, through };
  }
  const { talent_id, is_registered } = whom;
  if (!talent_id) return refuse('reason_needed');
  const name = `${BRAND}, för talangen`;
  return { role: 'talent', account_id, session_id, email, name, talent_id, is_registered, through };
}
