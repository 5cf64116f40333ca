import { type RawBuilder, sql } from 'kysely';
import type { MergedThing } from '#domain/kernel/merge/merged-things.ts';
import type { Db, Trx } from '#server/db/transaction.ts';
import { ACCOUNT_FATES, TALENT_FATES } from './declare-fates.ts';

/** The two talents of a merge: the staying and the leaving one. */
export interface Pair {
  readonly stays: { readonly talent_id: string; readonly account_id: string };
  readonly goes: { readonly talent_id: string; readonly account_id: string };
}

function* declared({ stays, goes }: Pair) {
  for (const [fates, to, from] of [
    [TALENT_FATES, stays.talent_id, goes.talent_id],
    [ACCOUNT_FATES, stays.account_id, goes.account_id],
  ] as const) {
    for (const [place, fate] of Object.entries(fates)) {
      const [table = '', column = ''] = place.split('.');
      yield { table: sql.table(table), column: sql.ref(column), fate, to, from };
    }
  }
}

/**
 * Number of the leaving talent's rows of each kind that a person would look for, such as bookings; kinds without rows
 * are left out.
 */
export async function countThings(db: Db, pair: Pair): Promise<{ thing: MergedThing; count: number }[]> {
  const parts: RawBuilder<unknown>[] = [];
  for (const { table, column, fate, from } of declared(pair)) {
    if (!('counts' in fate) || !fate.counts) continue;
    parts.push(
      sql`select ${fate.counts}::text as thing, count(*)::int as count from ${table} where ${column} = ${from}`,
    );
  }
  const { rows } = await sql<{ thing: MergedThing; count: number }>`
    select * from (${sql.join(parts, sql` union all `)}) counted where count > 0`.execute(db);
  return rows;
}

/**
 * Moves or deletes the rows that refer to the leaving talent, by the fate declared for the column; rows with the fate
 * `stays` are left unchanged.
 */
export async function moveRows(trx: Trx, pair: Pair): Promise<void> {
  for (const { table, column, fate, to, from } of declared(pair)) {
    if (fate.fate === 'ends') await sql`delete from ${table} where ${column} = ${from}`.execute(trx);
    if (fate.fate === 'joins') {
      const same = fate.by.map((name) => sql`kept.${sql.ref(name)} is not distinct from twice.${sql.ref(name)}`);
      await sql`
        delete from ${table} twice using ${table} kept
        where twice.${column} = ${from} and ${sql.join([sql`kept.${column} = ${to}`, ...same], sql` and `)}`.execute(
        trx,
      );
    }
    if (fate.fate === 'moves' || fate.fate === 'joins') {
      await sql`update ${table} set ${column} = ${to} where ${column} = ${from}`.execute(trx);
    }
  }
}
