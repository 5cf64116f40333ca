import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { Application } from '#contract/office/application.ts';
import { COMPANY_STATUSES, type CompanyStatus } from '#domain/accounts/account/standing.ts';
import { companyWorkflow } from '#domain/companies/company/company.workflow.ts';
import { type RiskFacts, risksOf } from '#domain/companies/risk/risk.rules.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { commandsNow } from '#domain/kernel/workflow/decide.ts';
import type { AdminActor } from '#server/actor.ts';
import { countRowsBy } from '#server/db/count-rows.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';
import { companyRiskFacts } from '#server/features/companies/risk/queries.ts';

type Row = Omit<Application, 'actions' | 'risks'> & RiskFacts;

// `email` is the sign-in address of the company's first owner; empty for a company that has left and has no owner.
const applications = (today: string) => sql`
  select c.id, c.name, c.country, c.organisation_number, c.contact_name, coalesce(a.email, '') as email, c.phone, c.address, c.postal_code, c.city,
    c.invoice_email, c.about, c.status, c.status_reason, c.email_confirmed_date, c.decided_date, c.created_date, f.*
  from companies c
    left join lateral (select a.email from company_members m join accounts a on a.id = m.account_id
      where m.company_id = c.id and m.member_role = 'owner' order by m.created_date, a.id limit 1) a on true
    ${companyRiskFacts(today)}`;

const present = (row: Row, actor: AdminActor, moment: Moment): Application => ({
  ...row,
  risks: risksOf(row),
  actions: commandsNow(
    companyWorkflow,
    { status: row.status, is_email_confirmed: row.email_confirmed_date !== null },
    actor,
    moment,
  ),
});

/** One application; null for an unknown id. */
export async function findApplication(
  db: Db,
  id: string,
  actor: AdminActor,
  moment: Moment,
): Promise<Application | null> {
  const { rows } = await sql<Row>`${applications(moment.today)} where c.id = ${id}`.execute(db);
  return rows[0] ? present(rows[0], actor, moment) : null;
}

/**
 * A page of the companies in one status with a confirmed address, the earliest confirmed first, with the number of
 * companies in each status.
 */
export async function listApplications(db: Db, status: CompanyStatus, page: number, actor: AdminActor, moment: Moment) {
  const [{ rows }, counts] = await Promise.all([
    sql<Row>`${applications(moment.today)} where c.status = ${status} and c.email_confirmed_date is not null
      order by c.email_confirmed_date, c.id ${pageOfRows(page, PAGE_SIZE)}`.execute(db),
    countRowsBy(
      db,
      COMPANY_STATUSES,
      sql`companies c where c.status = asked.status and c.email_confirmed_date is not null`,
    ),
  ]);
  return {
    items: rows.map((row) => present(row, actor, moment)),
    page,
    page_size: PAGE_SIZE,
    total: counts[status],
    counts,
  };
}

/** A count of 0 for each name. */
export const zeros = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;

/** Number of companies with a confirmed address in each status. */
export async function countCompanies(db: Db): Promise<Record<CompanyStatus, number>> {
  const { rows } = await sql<{ status: CompanyStatus; total: number }>`
    select status, count(*) as total from companies where email_confirmed_date is not null group by status`.execute(db);
  return { ...zeros(COMPANY_STATUSES), ...Object.fromEntries(rows.map((row) => [row.status, row.total])) };
}
