import { keptQuery } from '#contract/finding/talent-query.ts';
import type { KindSpan } from '#domain/deal/terms/days.ts';
import type { WrittenTerms } from '#domain/deal/terms/written-terms.ts';
import type { GuidedFee } from '#domain/projects/fee-guide/fee-guide.ts';
import { type GuideKey, statedKeyOf } from '#domain/projects/fee-guide/guide-key.ts';
import { sql } from '#server/db/sql.ts';
import type { Db } from '#server/db/transaction.ts';
import { roleTerms } from '#server/features/projects/project/queries/role-terms.ts';

/** Number of projects read at a time. */
const AT_A_TIME = 500;

export interface StatedFee extends GuidedFee {
  readonly key: GuideKey;
}

interface AskedRole {
  readonly terms: WrittenTerms;
  readonly wanted: unknown;
  /** The role, or the first role with the same places in the production. */
  readonly plan_id: string;
}

interface Row {
  readonly id: string;
  readonly created_date: string;
  readonly company_id: string;
  readonly dates: KindSpan[];
  readonly roles: AskedRole[];
}

/** First and last instant of a period; the last is not in it. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** The projects made in a period, the oldest first, with their roles for which somebody was asked in it. */
async function findProjects(
  db: Db,
  { from, to }: Period,
  after: Pick<Row, 'id' | 'created_date'> | undefined,
): Promise<Row[]> {
  const rest = after ? sql`(p.created_date, p.id) > (${after.created_date}, ${after.id}::uuid)` : sql`true`;
  const { rows } = await sql<Row>`
    select p.id, p.created_date, p.company_id,
      coalesce((select jsonb_agg(jsonb_build_object('kind', d.kind, 'starts_on', d.starts_on, 'ends_on', d.ends_on))
        from project_dates d where d.project_id = p.id), '[]') as dates,
      coalesce((select jsonb_agg(jsonb_build_object('terms', ${roleTerms('r')}, 'wanted', r.wanted,
          'plan_id', coalesce(r.plan_id, r.id)) order by r.role_index)
        from project_roles r where r.project_id = p.id
          and exists (select from candidates k where k.role_id = r.id and not k.is_deleted and k.created_date < ${to})), '[]') as roles
    from projects p where p.created_date >= ${from} and p.created_date < ${to} and ${rest}
    order by p.created_date, p.id limit ${AT_A_TIME}`.execute(db);
  return rows;
}

/** The stated fees of all roles for which somebody was asked in a period, of projects made in it. */
export async function* listStatedFees(db: Db, period: Period): AsyncGenerator<StatedFee> {
  const seen = new Set<string>();
  for (let last: Row | undefined, rows = await findProjects(db, period, last); rows.length > 0; ) {
    for (const { company_id, dates, roles } of rows) {
      for (const { plan_id, terms, wanted } of roles) {
        const key = statedKeyOf({ terms, dates, wishes: keptQuery.parse(wanted).wishes });
        // A role of a production that is booked part by part is in several projects.
        if (key === null || terms.fee.amount_ore === null || seen.has(plan_id)) continue;
        seen.add(plan_id);
        yield { key, company_id, amount_ore: terms.fee.amount_ore };
      }
    }
    last = rows.at(-1);
    rows = rows.length < AT_A_TIME ? [] : await findProjects(db, period, last);
  }
}
