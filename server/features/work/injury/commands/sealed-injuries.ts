/** The words about injuries: health data, encrypted with the server's key. */
import { sql } from 'kysely';
import type { InjuryWords } from '#contract/work/injury.ts';
import type { OwnData } from '#server/db/own-data.ts';
import type { Db } from '#server/db/transaction.ts';
import { openSealed, type SealingSecrets, seal } from '#server/sealed/seal.ts';
import { type SealedTable, sealedBytes } from '#server/sealed/sealed-table.ts';
import { ownDataWords } from '#texts/work/own-data-words.ts';

const placeOf = (id: string) => `work_injuries words ${id}`;

const opened = (env: SealingSecrets, id: string, sealed: Buffer): InjuryWords =>
  JSON.parse(openSealed(env, sealed, placeOf(id))) as InjuryWords;

/** Stores what is told about a new injury, whose row exists. */
export async function keepWords(db: Db, env: SealingSecrets, id: string, words: InjuryWords): Promise<void> {
  const sealed = seal(env, JSON.stringify(words), placeOf(id));
  await sql`update work_injuries set words_sealed = ${sealed} where id = ${id}`.execute(db);
}

/**
 * The words of a report about an injury; null for an unknown id and for an erased talent. The caller asks the policy first; the
 * route logs administrators who read.
 */
export async function openWords(db: Db, env: SealingSecrets, id: string): Promise<InjuryWords | null> {
  const { rows } = await sql<{ words_sealed: Buffer | null }>`
    select words_sealed from work_injuries where id = ${id}`.execute(db);
  const sealed = rows[0]?.words_sealed;
  return sealed ? opened(env, id, sealed) : null;
}

/** Deletes what was told about the injuries of an erased talent. */
export const emptyWords = (talent_id: string) =>
  sql`update work_injuries set words_sealed = null where talent_id = ${talent_id} and words_sealed is not null`;

/** The injuries of a talent in the archive that the talent downloads. */
export const ownInjuries: OwnData = {
  name: 'arbetsskador',
  of: 'talent',
  words: ownDataWords.arbetsskador,
  rows: ({ talent_id }) => sql`
    select id, happened_on, status, reported_by, sent_on, reason, words_sealed
    from work_injuries where talent_id = ${talent_id} order by created_date, id`,
  open: (env, { id, words_sealed, ...row }) => ({
    ...row,
    ...(Buffer.isBuffer(words_sealed) && opened(env, String(id), words_sealed)),
  }),
};

/** The sealed words of injuries. */
export const sealedInjuries: SealedTable = {
  table: 'work_injuries',
  key: 'id',
  columns: [sealedBytes('words_sealed', placeOf)],
};
