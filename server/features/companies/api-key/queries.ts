import { sql } from 'kysely';
import type { ApiKey } from '#contract/companies/api-key.ts';
import { LIMITS } from '#domain/accounts/setting/settings.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { CompanyActor } from '#server/actor.ts';
import type { Db } from '#server/db/transaction.ts';

/** The keys of the company, including expired ones, which stay until a member ends them. */
export async function listKeys(db: Db, { company_id }: CompanyActor, { today }: Moment): Promise<{ keys: ApiKey[] }> {
  const { rows } = await sql<ApiKey>`
    select id, name, rights, limit_ore, hint, ends_on, coalesce(ends_on < ${today}, false) as is_over, created_date,
      last_used_date
    from api_keys where company_id = ${company_id}
    order by created_date, id limit ${sql.lit(LIMITS.company_keys.max)}`.execute(db);
  return { keys: rows };
}
