import { sql } from 'kysely';
import type { CompanyDeletion } from '#contract/deletion.ts';
import type { CompanyDealings } from '#domain/deletion/company-deletion.rules.ts';
import type { Db } from '../../../db/transaction.ts';

/** What talents and the house still rely on a company for. */
export async function dealingsOfCompany(db: Db, company_id: string): Promise<CompanyDealings> {
  const { rows } = await sql<CompanyDealings>`
    select
      (select count(*) from projects where company_id = ${company_id} and status in ('casting', 'active')) as projects,
      (select count(*) from bookings where company_id = ${company_id} and status in ('waiting', 'confirmed')) as bookings,
      (select count(*) from work_reports w where w.company_id = ${company_id}
        and w.status in ('open', 'reported', 'adjusted', 'disputed')
        and exists (select from bookings b where b.candidate_id = w.candidate_id and b.status = 'completed')) as reports,
      (select count(*) from agreements where company_id = ${company_id} and status in ('draft', 'to_sign')) as agreements,
      (select count(*) from charges where company_id = ${company_id} and status = 'owed') as charges,
      (select count(*) from invoices where company_id = ${company_id} and status in ('draft', 'checked', 'issued')) as invoices`.execute(
    db,
  );
  const [found] = rows;
  if (!found) throw new Error('A count answers with a row');
  return found;
}

/** What the law has us keep of a company. */
export async function keptOfCompany(db: Db, company_id: string): Promise<CompanyDeletion['kept']> {
  const { rows } = await sql<{ books: boolean; agreements: boolean }>`
    select exists (select from invoices where company_id = ${company_id} and number is not null) as books,
      exists (select from agreements where company_id = ${company_id} and signed_date is not null) as agreements`.execute(
    db,
  );
  return (['books', 'agreements'] as const).filter((part) => rows[0]?.[part]);
}

/** What deleting a company would mean. */
export async function showCompanyDeletion(db: Db, company_id: string): Promise<CompanyDeletion> {
  const { rows } = await sql<{ name: string; members: number }>`
    select name, (select count(*)::int from company_members where company_id = ${company_id}) as members
    from companies where id = ${company_id}`.execute(db);
  const [company] = rows;
  if (!company) throw new Error('Whoever is signed in for a company has one');
  return {
    ...company,
    dealings: await dealingsOfCompany(db, company_id),
    kept: await keptOfCompany(db, company_id),
  };
}
