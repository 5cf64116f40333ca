import { type Kysely, sql } from 'kysely';
import type { Session } from '#contract/account.ts';
import type { AccountRole } from '#contract/route.ts';
import type { Database } from '../../../db/generated.ts';

interface Row {
  role: AccountRole;
  name: string;
  email: string;
  account_id: string;
  talent_id: string | null;
  profile_completed: boolean | null;
  profile_image: string | null;
  company_id: string | null;
  company_name: string | null;
  status: string | null;
  expires_date: string;
}

function dataOf(row: Row): Session['data'] {
  if (row.talent_id) {
    return {
      id: row.talent_id,
      profile_completed: row.profile_completed ?? false,
      profile_image: row.profile_image,
    };
  }
  return row.company_id
    ? { id: row.company_id, name: row.company_name ?? '', status: row.status ?? '' }
    : { id: row.account_id };
}

/** The local session record of the spec (section 3) for a session that has just been found or made. */
export async function getSessionRecord(
  db: Kysely<Database>,
  key: { id: string } | { token: string },
): Promise<Session> {
  const which = 'id' in key ? sql`s.id = ${key.id}` : sql`s.token = ${key.token}`;
  const { rows } = await sql<Row>`
    select a.role, a.name, a.email, a.id as account_id, t.id as talent_id, t.profile_completed, t.profile_image,
      c.id as company_id, c.name as company_name, c.status, s.expires_date
    from sessions s
    join accounts a on a.id = s.account_id
    left join talents t on t.account_id = a.id
    left join company_members m on m.account_id = a.id
    left join companies c on c.id = m.company_id
    where ${which}`.execute(db);
  const row = rows[0];
  if (!row) throw new Error('A session ended while it was being answered');
  const { role, name, email, expires_date } = row;
  return { role, name, email, data: dataOf(row), expires_date };
}
