import { sql } from 'kysely';
import type { ProjectFile } from '#contract/office/project-file.ts';
import { NO_ORE } from '#domain/kernel/money/ore.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { standingOf } from '#domain/money/invoice/invoice.rules.ts';
import type { Db } from '#server/db/transaction.ts';
import { loadInvoices } from '#server/features/money/invoice/queries/load-invoices.ts';

/** Maximum number of rows of each kind, more than a project usually has; another screen lists the rest. */
const MOST = 50;

/** A project's invoices, its payouts by status, and the inquiries that report its threads. */
export async function showProjectFile(db: Db, project_id: string, moment: Moment): Promise<ProjectFile> {
  const [invoices, payouts, inquiries] = await Promise.all([
    loadInvoices(db, sql`i.project_id = ${project_id}`, sql`i.created_date desc, i.id limit ${MOST}`),
    sql<ProjectFile['payouts'][number]>`
      select y.status, count(*) as count, coalesce(sum(y.gross_ore), 0)::bigint as gross_ore
      from candidates k join payouts y on y.candidate_id = k.id where k.project_id = ${project_id}
      group by y.status order by y.status`.execute(db),
    sql<ProjectFile['inquiries'][number]>`
      select q.id, q.kind, q.category, q.status, q.created_date
      from project_chats h join inquiries q on q.chat_id = h.id where h.project_id = ${project_id}
      order by q.created_date desc, q.id limit ${MOST}`.execute(db),
  ]);
  return {
    invoices: invoices.map((invoice) => ({
      id: invoice.id,
      number: invoice.number,
      total_ore: invoice.total_ore,
      due_on: invoice.due_on,
      standing: standingOf({ ...invoice, total_ore: invoice.total_ore ?? NO_ORE }, moment.today),
    })),
    payouts: payouts.rows,
    inquiries: inquiries.rows,
  };
}
