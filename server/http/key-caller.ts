import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { CompanyStatus } from '#domain/accounts/account/standing.ts';
import { type KeyRights, MEMBER_OF_RIGHTS } from '#domain/companies/api-key/api-key.rules.ts';
import { dayOf } from '#domain/kernel/time/day.ts';
import type { CompanyActor } from '#server/actor.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/generated.ts';
import { sql } from '#server/db/sql.ts';
import { viaKeyWords } from '#texts/companies/api-key-words.ts';

/** The stored hash of a key. A plain hash is enough: a key is long and random. */
export const hashKey = (key: string) => createHash('sha256').update(key).digest('hex');

/** The API key in an Authorization header; undefined if there is none. */
export const shownKey = (header: string | undefined) => /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];

interface KeyRow {
  readonly id: string;
  readonly name: string;
  readonly rights: KeyRights;
  readonly last_used_date: string | null;
  readonly company_id: string;
  readonly company_name: string;
  readonly company_status: CompanyStatus;
}

/**
 * The company of a key, as a member with the key's rights; null for an unknown, ended or expired key. The key's id is
 * used as account id: no account has it, so no query finds or writes anything personal by it. Records the hour of the
 * last use.
 */
export async function findKeyActor(
  { db, clock }: { readonly db: Kysely<Database>; readonly clock: Clock },
  key: string,
): Promise<CompanyActor | null> {
  const now = clock();
  const hour = new Date(now.getTime() - (now.getTime() % 3_600_000)).toISOString();
  const { rows } = await sql<KeyRow>`
    select k.id, k.name, k.rights, k.last_used_date, c.id as company_id, c.name as company_name,
      c.status as company_status
    from api_keys k join companies c on c.id = k.company_id
    where k.key_hash = ${hashKey(key)} and (k.ends_on is null or k.ends_on >= ${dayOf(now)})`.execute(db);
  const [row] = rows;
  if (!row) return null;
  // The statement checks the hour again, so that of the simultaneous calls in a new hour only one writes.
  if (row.last_used_date === null || row.last_used_date < hour) {
    await sql`
      update api_keys set last_used_date = ${hour}
      where id = ${row.id} and (last_used_date is null or last_used_date < ${hour})`.execute(db);
  }
  const { id, name, rights, company_id, company_name, company_status } = row;
  const company = { company_id, company_name, company_status, member_role: MEMBER_OF_RIGHTS[rights] };
  const shown = { name: viaKeyWords(company_name, name), email: '' };
  return { role: 'company', account_id: id, session_id: '', ...shown, ...company, is_key: true };
}
