import type { Kysely } from 'kysely';
import type { Database } from '#server/db/generated.ts';
import type { Env } from '#server/env.ts';
import { idOfSecret } from '#server/sealed/seal.ts';
import type { SealedTable } from '#server/sealed/sealed-table.ts';
import { resealRow } from './reseal-row.ts';
import { openRow, readRows, type SealedRow } from './sealed-rows.ts';
import { SEALED_TABLES } from './sealed-tables.ts';

/** Rows read at once, and rows of them in work at the same time. */
const BATCH = 200;
const AT_ONCE = 4;

interface Parts {
  readonly db: Kysely<Database>;
  readonly env: Env;
  /** Gets a sentence about the progress. */
  readonly tell: (message: string) => void;
}

/** Does the work on each row of a table, in the order of its keys. */
async function eachRow(db: Kysely<Database>, table: SealedTable, work: (row: SealedRow) => Promise<void>) {
  for (let after: string | undefined; ; ) {
    const rows = await readRows(db, table, { after, at_most: BATCH });
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      await Promise.all(rows.slice(from, from + AT_ONCE).map(work));
    }
    after = rows.at(-1)?.key;
    if (after === undefined) return;
  }
}

/** Number of values by the id of the secret that opens them, and of those that no secret of the list opens. */
export interface SealedCounts {
  readonly by_secret: ReadonlyMap<string, number>;
  readonly unreadable: number;
}

/** Opens all sealed values and counts them. */
export async function countSealed({ db, env }: Pick<Parts, 'db' | 'env'>): Promise<SealedCounts> {
  const by_secret = new Map<string, number>();
  let unreadable = 0;
  for (const table of SEALED_TABLES) {
    await eachRow(db, table, async (row) => {
      for (const { opened } of await openRow(env, table, row)) {
        if (opened === 'missing') continue;
        if (opened === 'unreadable') unreadable += 1;
        else by_secret.set(idOfSecret(opened.secret), (by_secret.get(idOfSecret(opened.secret)) ?? 0) + 1);
      }
    });
  }
  return { by_secret, unreadable };
}

/**
 * Seals every value anew that is not sealed with the first secret of PERSONAL_DATA_SECRET, a row at a time, while the
 * product runs. It may be broken off at any time: a later run leaves out what is done.
 */
export async function resealAll(parts: Parts): Promise<void> {
  for (const table of SEALED_TABLES) {
    let [seen, done] = [0, 0];
    await eachRow(parts.db, table, async (row) => {
      if (await resealRow(parts, table, row)) done += 1;
      seen += 1;
      if (seen % 1000 === 0) parts.tell(`${table.table}: ${seen} rows read, ${done} sealed anew`);
    });
    if (seen > 0) parts.tell(`${table.table}: ${seen} rows, ${done} sealed anew`);
  }
}
