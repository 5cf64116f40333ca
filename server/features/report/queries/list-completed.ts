import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/fields.ts';
import type { ReportStatus } from '#domain/report/report.workflow.ts';
import type { Db } from '../../../db/transaction.ts';
import { type ProjectActor, visibleProjects } from '../../project/policy.ts';

interface CompletedProject {
  readonly id: string;
  readonly title: string;
  readonly last_day: string | null;
  readonly reports: { readonly status: ReportStatus; readonly count: number }[];
}

/** A page of the projects that are completed, latest first, with how many reports are in each state. */
export async function listCompleted(db: Db, actor: ProjectActor, page: number) {
  const where = sql`${visibleProjects(actor)} and p.status = 'completed'`;
  const [{ rows }, count] = await Promise.all([
    sql<CompletedProject>`
      select p.id, p.title, p.work_ends_on as last_day,
        (select coalesce(jsonb_agg(jsonb_build_object('status', s.status, 'count', s.count) order by s.status), '[]')
          from (select r.status, count(*) as count from work_reports r where r.project_id = p.id group by r.status) s) as reports
      from projects p where ${where} order by p.work_ends_on desc nulls last, p.id
      limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`.execute(db),
    sql<{ total: number }>`select count(*) as total from projects p where ${where}`.execute(db),
  ]);
  return { items: rows, page, page_size: PAGE_SIZE, total: count.rows[0]?.total ?? 0 };
}
