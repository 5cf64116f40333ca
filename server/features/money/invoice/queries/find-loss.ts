import { sql } from 'kysely';
import { basisPoints } from '#domain/kernel/money/basis-points.ts';
import { NO_ORE, type Ore } from '#domain/kernel/money/ore.ts';
import { ACCOUNTS } from '#domain/money/ledger/accounts.ts';
import type { LedgerEventType, Loss } from '#domain/money/ledger/events.ts';
import type { Db } from '#server/db/transaction.ts';

/** The events that write a claim off, or turn what was written off into a claim again. */
export const LOSS_EVENTS = ['written_off', 'loss_recovered'] as const satisfies readonly LedgerEventType[];

const VAT = [
  [ACCOUNTS.vat_out_25, 2500],
  [ACCOUNTS.vat_out_12, 1200],
  [ACCOUNTS.vat_out_6, 600],
] as const;

/** The part of an invoice that is still written off, according to the books. */
export async function findLoss(db: Db, invoice_id: string): Promise<Loss> {
  const { rows } = await sql<{ account: number; left_ore: Ore }>`
    select l.account, sum(l.amount_ore)::bigint as left_ore from vouchers v join voucher_lines l on l.voucher_id = v.id
    where v.subject_id = ${invoice_id} and v.event = any(${[...LOSS_EVENTS]}) group by l.account`.execute(db);
  const leftOn = ({ number }: { readonly number: number }) =>
    rows.find(({ account }) => account === number)?.left_ore ?? NO_ORE;
  const vat = VAT.map(([account, points]) => ({ points: basisPoints(points), vat_ore: leftOn(account) }));
  return {
    taxed_ore: leftOn(ACCOUNTS.bad_debts),
    untaxed_ore: leftOn(ACCOUNTS.bad_debts_untaxed),
    vat: vat.filter(({ vat_ore }) => vat_ore > 0),
  };
}
