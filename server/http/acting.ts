import { type Kysely, sql } from 'kysely';
import type { CompanyStatus } from '#domain/company/company.workflow.ts';
import { BRAND } from '#texts/brand.ts';
import type { AdminActor, CompanyActor, TalentActor } from '../actor.ts';
import type { Database } from '../db/generated.ts';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

interface ActedFor {
  readonly company_id: string | null;
  readonly company_name: string;
  readonly company_status: CompanyStatus;
  readonly talent_id: string | null;
  readonly is_registered: boolean;
}

/**
 * Whom an administrator is for one request: the company or the talent of the mandate that it names, with what they may
 * and no more, so that every policy holds for who acts as for those who are acted for. Null without a mandate that
 * holds, or with one for the other kind.
 */
export async function findActing(
  { db, clock }: { readonly db: Kysely<Database>; readonly clock: () => Date },
  admin: AdminActor,
  kind: 'company' | 'talent',
  named: string | string[] | undefined,
): Promise<CompanyActor | TalentActor | null> {
  if (typeof named !== 'string' || !ID.test(named)) return null;
  const { rows } = await sql<ActedFor>`
    select m.company_id, c.name as company_name, c.status as company_status, m.talent_id,
      a.birth_date is not null and a.terms_version is not null as is_registered
    from mandates m left join companies c on c.id = m.company_id
      left join talents t on t.id = m.talent_id left join accounts a on a.id = t.account_id
    where m.id = ${named} and m.account_id = ${admin.account_id} and m.status = 'held'
      and m.ends_date > ${clock().toISOString()}`.execute(db);
  const { account_id, session_id, email } = admin;
  const through = { mandate_id: named };
  const whom = rows[0];
  if (whom?.company_id && kind === 'company') {
    const { company_id, company_name, company_status } = whom;
    const name = `${BRAND}, för företaget`;
    const company = { company_id, company_name, company_status, member_role: 'owner' } as const;
    return { role: 'company', account_id, session_id, email, name, ...company, through };
  }
  if (whom?.talent_id && kind === 'talent') {
    const { talent_id, is_registered } = whom;
    return {
      role: 'talent',
      account_id,
      session_id,
      email,
      name: `${BRAND}, för talangen`,
      talent_id,
      is_registered,
      through,
    };
  }
  return null;
}
