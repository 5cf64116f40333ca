import { NO_ORE, type Ore, subtract } from '#domain/kernel/money/ore.ts';
import { ACCOUNTS } from '#domain/money/ledger/accounts.ts';
import { VAT_BOXES, vatReturn } from '#domain/money/ledger/vat-return.ts';
import type { Db } from '#server/db/transaction.ts';
import { trialBalance } from '#server/features/money/ledger/queries/trial-balance.ts';
import { earlierResult } from '#texts/money/books-words.ts';

/** A line with the result of earlier years, which no account of these books has; no line if the result is 0. */
const earlierLine = (earlier_ore: Ore) =>
  earlier_ore === NO_ORE
    ? []
    : [
        {
          number: null,
          name: earlierResult,
          opening_ore: earlier_ore,
          debit_ore: NO_ORE,
          credit_ore: NO_ORE,
          closing_ore: earlier_ore,
        },
      ];

/** The trial balance of a period with the names of the accounts, and the boxes of its VAT return. */
export async function sumsOf(db: Db, from: string, to: string) {
  const { accounts, earlier_ore } = await trialBalance(db, from, to);
  const boxes = vatReturn(
    Object.fromEntries(
      accounts.map(({ account, opening_ore, closing_ore }) => [account, subtract(closing_ore, opening_ore)]),
    ),
  );
  return {
    balance: [
      ...accounts.map(({ account, ...row }) => ({ ...row, name: ACCOUNTS[account].name })),
      ...earlierLine(earlier_ore),
    ],
    vat: VAT_BOXES.map((box) => ({ box, amount_ore: boxes[box] })),
  };
}
