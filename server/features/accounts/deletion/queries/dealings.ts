import { sql } from 'kysely';
import type { Dealings, KeptFacts } from '#domain/accounts/deletion/deletion.rules.ts';
import type { Db } from '#server/db/transaction.ts';
import { isUndecidedReport } from './undecided-reports.ts';

/** The open obligations of a talent to others. */
async function dealingsOfTalent(db: Db, talent_id: string): Promise<Dealings> {
  const { rows } = await sql<Dealings>`
    select
      (select count(*) from bookings where talent_id = ${talent_id} and status in ('waiting', 'confirmed')) as bookings,
      (select count(*) from work_reports w where w.talent_id = ${talent_id} and ${isUndecidedReport}) as reports,
      (select count(*) from payouts where talent_id = ${talent_id} and status <> 'paid') as payouts,
      (select count(*) from agreements where talent_id = ${talent_id} and status in ('draft', 'to_sign')) as agreements,
      0 as last_owner`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('A count answers with a row');
  return found;
}

/** The open obligations of a company member. Only the sole owner of a company has one: the company itself. */
async function dealingsOfMember(db: Db, account_id: string): Promise<Dealings> {
  const { rows } = await sql<{ is_last: boolean }>`
    select not exists (select from company_members o where o.company_id = m.company_id and o.member_role = 'owner'
      and o.account_id <> m.account_id) as is_last
    from company_members m where m.account_id = ${account_id} and m.member_role = 'owner'`.execute(db);
  return { bookings: 0, reports: 0, payouts: 0, agreements: 0, last_owner: rows[0]?.is_last ? 1 : 0 };
}

/** The open obligations of an account's owner. */
export const dealingsOf = (db: Db, { account_id, talent_id }: { account_id: string; talent_id: string | null }) =>
  talent_id === null ? dealingsOfMember(db, account_id) : dealingsOfTalent(db, talent_id);

/** The facts that decide which records of a talent must be kept by law, and until when. */
export async function keptOfTalent(db: Db, talent_id: string): Promise<KeptFacts> {
  const { rows } = await sql<KeptFacts>`
    select
      (select max(extract(year from at at time zone 'Europe/Stockholm'))::int from (
        select sent_date as at from charges where talent_id = ${talent_id}
        union all select coalesce(sent_on::timestamptz, prepared_date, created_date) from payouts where talent_id = ${talent_id}
      ) written) as last_books_year,
      (select max(day) from (
        select (a.signed_date at time zone 'Europe/Stockholm')::date as day from agreements a
          where a.talent_id = ${talent_id} and a.signed_date is not null
        union all select r.ends_on from usage_rights r where r.talent_id = ${talent_id}
      ) days)::text as last_agreement_day,
      exists (select from usage_rights r where r.talent_id = ${talent_id} and r.status not in ('replaced', 'void')
        and r.ends_on is null) as has_endless_right`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('A count answers with a row');
  return found;
}
