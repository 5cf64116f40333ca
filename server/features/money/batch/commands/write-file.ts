import { sql } from 'kysely';
import type { Ore } from '#domain/kernel/money/ore.ts';
import type { Db } from '#server/db/transaction.ts';
import type { Env } from '#server/env.ts';
import type { Debtor } from '#server/formats/pain/input.ts';
import { painFile } from '#server/formats/pain/payment-file.ts';
import { openAccounts } from './batch-accounts.ts';

interface Line {
  readonly id: string;
  readonly payout_id: string;
  readonly name: string;
  readonly city: string;
  readonly reference: string;
  readonly is_wage: boolean;
  readonly amount_ore: Ore;
}

export interface BatchFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The file of a batch. It is made only from data stored with the batch, so it has the same bytes each time. */
export async function writeBatchFile(db: Db, env: Env, batch_id: string): Promise<BatchFile> {
  const batch = await db
    .selectFrom('payout_batches')
    .select(['number', 'execution_on', 'debtor', 'created_date'])
    .where('id', '=', batch_id)
    .executeTakeFirstOrThrow();
  const { rows } = await sql<Line>`
    select id, payout_id, name, city, reference, is_wage, amount_ore from payout_batch_lines
    where batch_id = ${batch_id} order by position`.execute(db);
  const accounts = await openAccounts(db, env, batch_id);
  const payments = rows.map(({ id, payout_id, name, city, reference, is_wage, amount_ore }) => {
    const account = accounts[payout_id];
    if (!account) throw new Error('A payout of a batch has no account in it');
    const purpose = is_wage ? ('wage' as const) : ('supplier' as const);
    const paid = { pays_on: batch.execution_on, purpose, reference: { text: reference } };
    return { id: id.replaceAll('-', ''), name, city, account, amount_ore, ...paid };
  });
  const name = `UTB-${batch.number}`;
  const made = { id: name, created_at: batch.created_date };
  return { name: `${name}.xml`, bytes: painFile({ batch: made, debtor: batch.debtor as Debtor, payments }) };
}
