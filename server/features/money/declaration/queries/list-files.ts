import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { DeclarationDownload, DeclarationFile } from '#contract/money/declaration.ts';
import { monthOf } from '#domain/money/ledger/months.ts';
import { countRows } from '#server/db/count-rows.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';

interface Row extends Omit<DeclarationFile, 'handed_in' | 'actions'> {
  readonly handed_in_on: string | null;
  readonly handed_in_by: string | null;
  readonly is_passed: boolean;
}

/** A page of the files of a month (any ISO day of it), the latest first. */
export async function listFiles(db: Db, day: string, page: number) {
  const month = monthOf(day);
  const [{ rows }, total] = await Promise.all([
    sql<Row>`
      select w.id, w.position, w.person_count, w.gross_ore, w.tax_ore, w.contributions_ore,
        jsonb_array_length(w.content -> 'statements') as statement_count,
        jsonb_array_length(w.content -> 'removed') as removed_count, w.file_sha256 as sha256, w.actor_name as by,
        w.created_date, h.handed_in_on, h.actor_name as handed_in_by,
        (select count(*) from wage_declaration_readings r where r.declaration_id = w.id)::int as download_count,
        exists (select from wage_declarations l join wage_declaration_handings d on d.declaration_id = l.id
          where l.month = w.month and l.position > w.position) as is_passed
      from wage_declarations w left join wage_declaration_handings h on h.declaration_id = w.id
      where w.month = ${month} order by w.position desc ${pageOfRows(page, PAGE_SIZE)}`.execute(db),
    countRows(db, sql`wage_declarations where month = ${month}`),
  ]);
  const items = rows.map(({ handed_in_on, handed_in_by, is_passed, ...file }): DeclarationFile => {
    const handed_in = handed_in_on !== null && handed_in_by !== null ? { on: handed_in_on, by: handed_in_by } : null;
    return { ...file, handed_in, actions: handed_in || is_passed ? ['download'] : ['download', 'hand_in'] };
  });
  return { items, page, page_size: PAGE_SIZE, total };
}

/** A page of the downloads of a month's files (any ISO day of it), the latest first. */
export async function listDownloads(db: Db, day: string, page: number) {
  const month = monthOf(day);
  const of = sql`wage_declaration_readings r join wage_declarations w on w.id = r.declaration_id where w.month = ${month}`;
  const [{ rows }, total] = await Promise.all([
    sql<DeclarationDownload>`
      select r.id, w.position, r.actor_name as by, r.created_date from ${of}
      order by r.created_date desc, r.id ${pageOfRows(page, PAGE_SIZE)}`.execute(db),
    countRows(db, of),
  ]);
  return { items: rows, page, page_size: PAGE_SIZE, total };
}
