import { sql } from 'kysely';
import type { ProtectedIdentity } from '#contract/office/protected-identity.ts';
import type { Db } from '#server/db/transaction.ts';
import { legalName } from '#server/names/names.ts';

/** Number of removed marks that are shown. */
const EARLIER_MAX = 20;

/** The names and the marks of a talent; undefined for an unknown, merged or erased one. */
export async function showProtectedIdentity(db: Db, id: string): Promise<ProtectedIdentity | undefined> {
  const { rows } = await sql<ProtectedIdentity>`
    select ${legalName('t')} as legal_name, btrim(t.first_name || ' ' || t.last_name) as shown_name,
      (select jsonb_build_object('reason', m.reason, 'by', m.set_by_name, 'date', m.created_date) from protected_identities m
        where m.talent_id = t.id and m.removed_date is null) as mark,
      coalesce((select jsonb_agg(e order by e.removed_date desc) from (
        select m.reason, m.set_by_name as by, m.created_date as date, m.removed_reason, m.removed_by_name as removed_by,
          m.removed_date
        from protected_identities m where m.talent_id = t.id and m.removed_date is not null
        order by m.removed_date desc limit ${EARLIER_MAX}) e), '[]') as earlier
    from talents t join accounts a on a.id = t.account_id
    where t.id = ${id} and t.standing <> 'merged' and a.erased_date is null`.execute(db);
  return rows[0];
}
