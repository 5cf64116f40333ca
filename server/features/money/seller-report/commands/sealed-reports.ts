/** The files of reports of sellers, encrypted with the server's key. */
import { sql } from 'kysely';
import type { Db } from '#server/db/transaction.ts';
import type { Env } from '#server/env.ts';
import { openSealed, seal } from '#server/sealed/seal.ts';
import { type SealedTable, sealedBytes } from '#server/sealed/sealed-table.ts';

const placeOf = (id: string) => `seller_reports file ${id}`;

/** The sealed column of a new file. */
export const sealedFile = (env: Env, id: string, text: string) => ({ file_sealed: seal(env, text, placeOf(id)) });

/** The text of a file; undefined for an unknown id. The caller logs the reader. */
export async function openFile(db: Db, env: Env, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ file_sealed: Buffer }>`
    select file_sealed from seller_reports where id = ${id}`.execute(db);
  const [row] = rows;
  return row && openSealed(env, row.file_sealed, placeOf(id));
}

/** The sealed files of reports. */
export const sealedReports: SealedTable = {
  table: 'seller_reports',
  key: 'id',
  columns: [sealedBytes('file_sealed', placeOf)],
};
