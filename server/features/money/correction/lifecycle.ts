import { sql } from 'kysely';
import type { Ore } from '#domain/kernel/money/ore.ts';
import type { CorrectionSubject } from '#domain/money/correction/correction.workflow.ts';
import { isAmong } from '#server/db/is-among.ts';
import type { Db } from '#server/db/transaction.ts';
import type { Adapter, Loaded } from '#server/lifecycle/adapter.ts';

/** A line as it is stored: the account by its number. */
export interface KeptLine {
  readonly account: number;
  readonly amount_ore: Ore;
}

/** A correction with the facts for its guards and events. */
export interface LoadedCorrection extends CorrectionSubject {
  readonly id: string;
  readonly voucher_id: string;
  /** The wrong voucher: 'A 17'. */
  readonly voucher: string;
  readonly reason: string;
  /** Null for a full reversal. */
  readonly lines: readonly KeptLine[] | null;
}

/** A correction in the form that `move` takes. */
export function correctionObject(correction: LoadedCorrection): Loaded<'correction'> {
  return { id: correction.id, subject: correction, concerned: {}, facts: { voucher: correction.voucher } };
}

/** The corrections that meet `where`, in which `k` is the correction. */
export async function loadCorrections(db: Db, where: ReturnType<typeof sql>): Promise<LoadedCorrection[]> {
  const { rows } = await sql<LoadedCorrection>`
    select k.id, k.status, k.proposed_by, k.voucher_id, k.reason, k.lines, v.series || ' ' || v.number as voucher
    from voucher_corrections k join vouchers v on v.id = k.voucher_id where ${where} order by k.id`.execute(db);
  return rows;
}

export const correctionAdapter: Adapter<'correction'> = {
  async load(trx, { of, ids }) {
    if (of !== 'correction') throw new Error(`Corrections are not found by ${of}`);
    const where = isAmong(sql.ref('k.id'), ids);
    await sql`select from voucher_corrections k where ${where} order by k.id for no key update`.execute(trx);
    return (await loadCorrections(trx, where)).map(correctionObject);
  },
};
