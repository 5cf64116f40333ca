import type { SqlBool } from 'kysely';
import { sql } from '#server/db/sql.ts';
import { isSeenTalent } from '#server/features/people/talent/policy.ts';
import { EVERYTHING, NOTHING, type RecordSource } from './source.ts';

/**
 * Talents. A talent sees the talent's own record; a company sees the records of the talents whom its screens may show;
 * an administrator sees all records.
 */
export const talentSource: RecordSource = {
  from: sql`talents t join accounts a on a.id = t.account_id`,
  alias: 't',
  derived: () => ({ auth_user_id: sql.ref('t.account_id'), email: sql.ref('a.email') }),
  visible: (actor, moment) => {
    if (actor.role === 'talent') return sql<SqlBool>`t.id = ${actor.talent_id}`;
    return isSeenTalent('t', actor, moment.today);
  },
};

/** Companies; `auth_user_id` and `email` are the account id and the address of the first owner (spec, section 3). */
export const companySource: RecordSource = {
  from: sql`companies c join lateral (
    select a.id, a.email from company_members m join accounts a on a.id = m.account_id
    where m.company_id = c.id and m.member_role = 'owner' order by m.created_date, a.id limit 1) o on true`,
  alias: 'c',
  derived: () => ({ auth_user_id: sql.ref('o.id'), email: sql.ref('o.email') }),
  visible: (actor) => {
    if (actor.role === 'admin') return EVERYTHING;
    return actor.role === 'company' ? sql<SqlBool>`c.id = ${actor.company_id}` : NOTHING;
  },
};
