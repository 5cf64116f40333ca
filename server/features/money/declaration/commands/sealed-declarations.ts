/** The files of declarations and the personal numbers in them, encrypted with the server's key. */
import { sql } from 'kysely';
import type { Db } from '#server/db/transaction.ts';
import type { Env } from '#server/env.ts';
import { openSealed, seal } from '#server/sealed/seal.ts';
import { type SealedTable, sealedBytes } from '#server/sealed/sealed-table.ts';

/** Personal numbers of twelve digits, keyed by specification number. */
export type Identities = Readonly<Record<string, string>>;

const filePlace = (id: string) => `wage_declarations file ${id}`;
const identitiesPlace = (id: string) => `wage_declarations identities ${id}`;

/** The sealed columns of a new file. */
export const sealedFile = (env: Env, id: string, text: string, identities: Identities) => ({
  file_sealed: seal(env, text, filePlace(id)),
  identities_sealed: seal(env, JSON.stringify(identities), identitiesPlace(id)),
});

/** The text of a file; undefined for an unknown id. The caller logs the reader. */
export async function openFile(db: Db, env: Env, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ file_sealed: Buffer }>`
    select file_sealed from wage_declarations where id = ${id}`.execute(db);
  const [row] = rows;
  return row && openSealed(env, row.file_sealed, filePlace(id));
}

/** The personal numbers in files, keyed by the file's id. */
export async function openIdentities(db: Db, env: Env, ids: readonly string[]): Promise<Map<string, Identities>> {
  const { rows } = await sql<{ id: string; identities_sealed: Buffer }>`
    select id, identities_sealed from wage_declarations where id = any(${ids}::uuid[])`.execute(db);
  return new Map(
    rows.map(({ id, identities_sealed }) => [
      id,
      JSON.parse(openSealed(env, identities_sealed, identitiesPlace(id))) as Identities,
    ]),
  );
}

/** The sealed files and numbers of declarations. */
export const sealedDeclarations: SealedTable = {
  table: 'wage_declarations',
  key: 'id',
  columns: [sealedBytes('file_sealed', filePlace), sealedBytes('identities_sealed', identitiesPlace)],
};
