import { sql } from 'kysely';
import type { Session } from '#contract/accounts/account.ts';
import type { AccountRole } from '#contract/kernel/route.ts';
import type { AdminRole } from '#domain/kernel/roles/admin-roles.ts';
import type { MemberRole } from '#domain/kernel/roles/member-roles.ts';
import type { Db } from '#server/db/transaction.ts';
import { ACCESS_SECONDS } from '#server/http/session.ts';

interface Row {
  role: AccountRole;
  name: string;
  email: string;
  is_unreached: boolean;
  account_id: string;
  talent_id: string | null;
  profile_completed: boolean | null;
  profile_image: string | null;
  company_id: string | null;
  company_name: string | null;
  status: string | null;
  is_registered: boolean;
  member_role: MemberRole | null;
  admin_role: AdminRole | null;
}

function dataOf(row: Row): Session['data'] {
  if (row.talent_id) {
    return {
      id: row.talent_id,
      profile_completed: row.profile_completed ?? false,
      is_registered: row.is_registered,
      profile_image: row.profile_image,
    };
  }
  return row.company_id
    ? { id: row.company_id, name: row.company_name ?? '', status: row.status ?? '' }
    : { id: row.account_id };
}

/**
 * The session as the browser gets it, for a session just found, made or renewed. `until` is the expiry of its cookie.
 */
export async function getSessionRecord(
  db: Db,
  session_id: string,
  now: Date,
  until = new Date(now.getTime() + ACCESS_SECONDS * 1000),
): Promise<Session> {
  const { rows } = await sql<Row>`
    select a.role, a.admin_role, a.name, a.email, a.unreached_date is not null as is_unreached, a.id as account_id, t.id as talent_id, t.profile_completed, t.profile_image,
      a.birth_date is not null and a.terms_version is not null as is_registered,
      c.id as company_id, c.name as company_name, c.status, m.member_role
    from sessions s
    join accounts a on a.id = s.account_id
    left join talents t on t.account_id = a.id
    left join company_members m on m.account_id = a.id
    left join companies c on c.id = m.company_id
    where s.id = ${session_id}`.execute(db);
  const row = rows[0];
  if (!row) throw new Error('A session ended while it was being answered');
  const { role, name, email, is_unreached, member_role, admin_role } = row;
  const expires_in_seconds = Math.max(0, Math.floor((until.getTime() - now.getTime()) / 1000));
  const known = { role, name, email, member_role, admin_role, data: dataOf(row) };
  const person = { ...known, ...(is_unreached && { is_unreached }) };
  return { ...person, expires_date: until.toISOString(), expires_in_seconds };
}
