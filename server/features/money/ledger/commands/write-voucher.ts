import { sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import { ACCOUNTS } from '#domain/money/ledger/accounts.ts';
import type { Voucher } from '#domain/money/ledger/voucher.ts';
import type { Trx } from '#server/db/transaction.ts';
import { announce } from '#server/live/announce.ts';

/** A voucher, identified by its series, year and number in the books, such as 'A 17' of 2026. */
export interface Posted {
  readonly id: string;
  readonly series: string;
  readonly year: number;
  readonly number: number;
  /** ISO day of the posting. */
  readonly posted_on: string;
}

export interface NewVoucher extends Voucher {
  readonly event: string;
  readonly cause_id: string;
  readonly subject_id: string;
  readonly corrects_id: string | null;
  readonly happened_on: string;
  readonly text: string;
}

/**
 * Writes a voucher with the next number of its series, or finds the voucher already written for its cause. A rollback
 * releases the number, so other writers of the series wait until the commit: write vouchers last in a transaction.
 * Transactions that write in two series may deadlock; `inTransaction` then repeats them.
 */
export async function writeVoucher(trx: Trx, { lines, ...about }: NewVoucher, { now }: Moment): Promise<Posted> {
  const numbered = lines.map(({ account, ...line }, index) => ({
    ...line,
    account: ACCOUNTS[account].number,
    position: index + 1,
  }));
  const { rows } = await sql<Posted>`
    select id, series, year, number, posted_on
    from write_voucher(${JSON.stringify({ ...about, created_date: now })}, ${JSON.stringify(numbered)})`.execute(trx);
  const [posted] = rows;
  if (!posted) throw new Error('A voucher was not written');
  announce(trx, { topics: [], noun: 'books' });
  return posted;
}
