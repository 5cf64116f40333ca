import { sql } from 'kysely';
import type { FiledStatements } from '#domain/money/declaration/corrections.ts';
import type { MonthsFile } from '#domain/money/declaration/declared-month.ts';
import type { Db } from '#server/db/transaction.ts';

/** A file of a month with its content, without names and personal numbers. */
export interface LoadedFile extends MonthsFile {
  readonly id: string;
  readonly month: string;
  readonly position: number;
}

interface Row extends Omit<LoadedFile, 'statements' | 'removed'> {
  readonly content: FiledStatements;
}

/** The files of some months (first ISO days), in the order in which they were made. */
export async function loadFiles(db: Db, months: readonly string[]): Promise<LoadedFile[]> {
  const { rows } = await sql<Row>`
    select w.id, w.month, w.position, w.content, w.contributions_ore, h.declaration_id is not null as is_handed_in
    from wage_declarations w left join wage_declaration_handings h on h.declaration_id = w.id
    where w.month = any(${months}::date[]) order by w.month, w.position`.execute(db);
  return rows.map(({ content, ...row }) => ({ ...row, ...content }));
}
