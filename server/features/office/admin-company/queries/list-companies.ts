import { type RawBuilder, sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { CompanyFilter, CompanyLine } from '#contract/office/admin-company.ts';
import { type RiskFacts, risksOf } from '#domain/companies/risk/risk.rules.ts';
import { compactOrganisationNumber } from '#domain/kernel/organisation-number.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { countRows } from '#server/db/count-rows.ts';
import { likePattern } from '#server/db/like-pattern.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import { VARIED } from '#server/db/pool.ts';
import type { Db } from '#server/db/transaction.ts';
import { companyRiskFacts, hasRisk } from '#server/features/companies/risk/queries.ts';
import { balanceIn } from '#server/features/money/ledger/queries/balance-in.ts';

const isLate = (today: string) => sql`i.status = 'issued' and i.due_on < ${today}`;

/** Rows of companies by a condition on `c` (companies), in the given order. */
export async function loadLines(
  db: Db,
  which: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  { today }: Moment,
): Promise<CompanyLine[]> {
  const { rows } = await sql<Omit<CompanyLine, 'risks'> & RiskFacts>`${sql.raw(VARIED)}
    select c.id, c.name, c.organisation_number, c.city, c.status, c.created_date, n.*, l.*, f.*, a.hours as answer_hours
    from companies c left join company_answer_times a on a.company_id = c.id ${companyRiskFacts(today)}
      cross join lateral (
        select count(*) as project_count, count(*) filter (where status in ('casting', 'active')) as open_project_count
        from projects where company_id = c.id) n
      cross join lateral (
        select coalesce(sum(b.left_ore), 0)::bigint as owed_ore,
          coalesce(sum(b.left_ore) filter (where b.is_late), 0)::bigint as late_ore
        from (select ${balanceIn('receivables', sql.ref('i.id'))} as left_ore, ${isLate(today)} as is_late
          from invoices i where i.company_id = c.id and i.status = 'issued') b) l
    where ${which} order by ${order}`.execute(db);
  return rows.map((row) => ({ ...row, risks: risksOf(row) }));
}

// Swedish lower case, independent of the database's locale.
const found = (column: RawBuilder<unknown>) => sql`lower(${column} collate "sv-x-icu")`;

/** The condition for a typed search: an organisation number, or part of a company's name or town. */
function isMeant(text: string): RawBuilder<unknown>[] {
  if (text === '') return [];
  const digits = compactOrganisationNumber(text);
  if (/^\d{10}$/.test(digits)) return [sql`c.organisation_number = ${digits}`];
  const like = likePattern(text.toLocaleLowerCase('sv'));
  return [sql`(${found(sql`c.name`)} like ${like} or ${found(sql`c.city`)} like ${like})`];
}

const ordersOf = (today: string): Record<CompanyFilter['sort'], RawBuilder<unknown>> => ({
  name: sql`c.name collate "sv-x-icu", c.id`,
  newest: sql`c.created_date desc, c.id desc`,
  projects: sql`(select count(*) from projects p where p.company_id = c.id) desc, c.name collate "sv-x-icu", c.id`,
  answers: sql`(select a.hours from company_answer_times a where a.company_id = c.id) desc nulls last, c.id`,
  late: sql`(select coalesce(sum(${balanceIn('receivables', sql.ref('i.id'))}), 0) from invoices i
    where i.company_id = c.id and i.status = 'issued' and ${isLate(today)}) desc, c.name collate "sv-x-icu", c.id`,
});

/** A page of companies by filter and order. */
export async function listCompanies(db: Db, { status, risk, text, sort, page }: CompanyFilter, moment: Moment) {
  const conditions = [
    ...(status ? [sql`c.status = ${status}`] : []),
    ...(risk ? [hasRisk(risk)] : []),
    ...isMeant(text),
  ];
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  const from = sql`companies c ${risk ? companyRiskFacts(moment.today) : sql``} ${where}`;
  const order = ordersOf(moment.today)[sort];
  // The first query finds the companies of the page; only their columns are computed.
  const [{ rows: ids }, total] = await Promise.all([
    sql<{ id: string }>`${sql.raw(VARIED)}
      select c.id from ${from} order by ${order} ${pageOfRows(page, PAGE_SIZE)}`.execute(db),
    countRows(db, from, { is_varied: true }),
  ]);
  const items = await loadLines(db, sql`c.id = any(${ids.map(({ id }) => id)}::uuid[])`, order, moment);
  return { items, page, page_size: PAGE_SIZE, total };
}
