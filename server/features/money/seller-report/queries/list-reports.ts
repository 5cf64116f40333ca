import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { SellerReportDownload, SellerReportFile } from '#contract/money/seller-report.ts';
import { countRows } from '#server/db/count-rows.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';

/** A page of the files of a year, the latest first. */
export async function listReports(db: Db, year: number, page: number) {
  const [{ rows }, total] = await Promise.all([
    sql<SellerReportFile>`
      select s.id, s.position, c.position as corrects, s.seller_count, s.paid_ore, s.fees_ore, s.file_sha256 as sha256, s.actor_name as by,
        s.created_date,
        (select count(*) from seller_report_readings r where r.report_id = s.id)::int as download_count
      from seller_reports s left join seller_reports c on c.id = s.corrects_id
      where s.year = ${year} order by s.position desc ${pageOfRows(page, PAGE_SIZE)}`.execute(db),
    countRows(db, sql`seller_reports where year = ${year}`),
  ]);
  return { items: rows, page, page_size: PAGE_SIZE, total };
}

/** A page of the downloads of a year's files, the latest first. */
export async function listDownloads(db: Db, year: number, page: number) {
  const of = sql`seller_report_readings r join seller_reports s on s.id = r.report_id where s.year = ${year}`;
  const [{ rows }, total] = await Promise.all([
    sql<SellerReportDownload>`
      select r.id, s.position, r.actor_name as by, r.created_date from ${of}
      order by r.created_date desc, r.id ${pageOfRows(page, PAGE_SIZE)}`.execute(db),
    countRows(db, of),
  ]);
  return { items: rows, page, page_size: PAGE_SIZE, total };
}
