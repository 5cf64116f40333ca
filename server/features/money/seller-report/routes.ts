import type { sellerReportRoutes } from '#contract/money/seller-report.ts';
import { isYearOver } from '#domain/money/seller-report/seller.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { correctReport } from './commands/correct-report.ts';
import { downloadReport } from './commands/download-report.ts';
import { makeReport } from './commands/make-report.ts';
import type { ReportParts } from './commands/numbered-sellers.ts';
import { findSellers, lackingOf, sumsOf } from './queries/find-sellers.ts';
import { listDownloads, listReports } from './queries/list-reports.ts';
import { findOwnFacts } from './queries/own-facts.ts';

/** The yearly reports of sellers to the tax agency (DAC7), and each talent's own facts in them. */
export function sellerReportHandlers(parts: ReportParts): Handlers<typeof sellerReportRoutes> {
  const { db, env } = parts;
  return {
    'GET /talent/seller-report': ({ actor, query: { year }, moment }) => findOwnFacts(db, actor, year, moment),
    'GET /admin/seller-reports/:year': async ({ params: { year }, moment }) => {
      const sellers = await findSellers(db, Number(year));
      const is_over = isYearOver(Number(year), moment.today);
      return { year: Number(year), is_over, seller_count: sellers.length, ...sumsOf(sellers), ...lackingOf(sellers) };
    },
    'GET /admin/seller-reports/:year/files': ({ params: { year }, query: { page } }) =>
      listReports(db, Number(year), page),
    'GET /admin/seller-reports/:year/downloads': ({ params: { year }, query: { page } }) =>
      listDownloads(db, Number(year), page),
    'POST /admin/seller-reports/:year/files': ({ actor, params: { year }, moment }) =>
      makeReport(parts, actor, Number(year), moment),
    'POST /admin/seller-report-files/:id/correct': ({ actor, params: { id }, moment }) =>
      correctReport(parts, actor, id, moment),
    'POST /admin/seller-report-files/:id/download': ({ actor, params: { id }, moment }) =>
      inTransaction(db, (trx) => downloadReport(trx, env, actor, id, moment)),
  };
}
