import { sql } from 'kysely';
import type { Db } from '#server/db/transaction.ts';

const KEPT_AT_MOST = 20_000;
const known = new Map<string, string>();

/**
 * Loads the stems of words, as the database makes them for profiles; a stop word is its own stem.
 * @returns a function that gives the stem of a word
 */
export async function stemsOf(db: Db, words: readonly string[]): Promise<(word: string) => string> {
  const unknown = words.filter((word) => !known.has(word));
  if (unknown.length > 0) {
    const { rows } = await sql<{ word: string; stem: string }>`
      select word, coalesce((ts_lexize('swedish_stem', word))[1], word) as stem
      from unnest(${unknown}::text[]) word`.execute(db);
    if (known.size + rows.length > KEPT_AT_MOST) known.clear();
    for (const { word, stem } of rows) known.set(word, stem);
    // The map may have been cleared above, so the new stems are kept separately.
    const all = new Map(rows.map(({ word, stem }) => [word, stem]));
    return (word) => all.get(word) ?? known.get(word) ?? word;
  }
  return (word) => known.get(word) ?? word;
}
