import { ACCOUNTS } from '#domain/ledger/accounts.ts';
import { VAT_BOXES, vatReturn } from '#domain/ledger/vat-return.ts';
import { subtract } from '#domain/money/ore.ts';
import type { Db } from '../../../db/transaction.ts';
import { trialBalance } from '../../ledger/queries/trial-balance.ts';

/** The trial balance of a period by the accounts' names, and the boxes of its VAT return. */
export async function sumsOf(db: Db, from: string, to: string) {
  const rows = await trialBalance(db, from, to);
  const boxes = vatReturn(
    Object.fromEntries(
      rows.map(({ account, opening_ore, closing_ore }) => [account, subtract(closing_ore, opening_ore)]),
    ),
  );
  return {
    balance: rows.map(({ account, ...row }) => ({ ...row, name: ACCOUNTS[account].name })),
    vat: VAT_BOXES.map((box) => ({ box, amount_ore: boxes[box] })),
  };
}
