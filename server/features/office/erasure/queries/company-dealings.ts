import { sql } from 'kysely';
import type { CompanyDeletion } from '#contract/office/erasure.ts';
import type { CompanyDealings } from '#domain/office/erasure/company-hindrances.ts';
import type { Db } from '#server/db/transaction.ts';
import { isUndecidedReport } from '#server/features/accounts/deletion/queries/undecided-reports.ts';
import { openForCompany } from '#server/features/money/invoice/queries/list-company-invoices.ts';
import { balanceIn } from '#server/features/money/ledger/queries/balance-in.ts';

/** Amount that Medverka owes the company for the invoice `i`, because it was overpaid or credited after payment. */
const OWED_BACK = sql<number>`-${balanceIn('customer_credits', sql.ref('i.id'))}`;

/**
 * A company's open obligations, and the repayments that Medverka owes the company. A write-off is internal to Medverka,
 * so the company still owes the unpaid rest of the invoice.
 */
export async function dealingsOfCompany(db: Db, company_id: string): Promise<CompanyDealings> {
  const { rows } = await sql<CompanyDealings>`
    select
      (select count(*) from projects where company_id = ${company_id} and status in ('casting', 'active')) as projects,
      (select count(*) from bookings where company_id = ${company_id} and status in ('waiting', 'confirmed')) as bookings,
      (select count(*) from work_reports w where w.company_id = ${company_id} and ${isUndecidedReport}) as reports,
      (select count(*) from agreements where company_id = ${company_id} and status in ('draft', 'to_sign')) as agreements,
      (select count(*) from charges where company_id = ${company_id} and status = 'owed') as charges,
      (select count(*) from invoices i where i.company_id = ${company_id} and (i.status in ('draft', 'checked', 'issued')
        or i.status = 'written_off' and ${openForCompany} > ${OWED_BACK})) as invoices,
      (select count(*) from invoices i where i.company_id = ${company_id} and i.number is not null
        and ${OWED_BACK} > 0) as repayments`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('A count answers with a row');
  return found;
}

/** The kinds of records of a company that must be kept by law. */
export async function keptOfCompany(db: Db, company_id: string): Promise<CompanyDeletion['kept']> {
  const { rows } = await sql<{ books: boolean; agreements: boolean }>`
    select exists (select from invoices where company_id = ${company_id} and number is not null) as books,
      exists (select from agreements where company_id = ${company_id} and signed_date is not null) as agreements`.execute(
    db,
  );
  return (['books', 'agreements'] as const).filter((part) => rows[0]?.[part]);
}

/**
 * A company's name and number of members, the obligations that hinder its deletion, and the records that must be kept.
 */
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
