import { sql } from 'kysely';
import { type Ore, subtract } from '#domain/kernel/money/ore.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { ACCOUNTS } from '#domain/money/ledger/accounts.ts';
import type { LedgerEventType } from '#domain/money/ledger/events.ts';
import { lastDayOf } from '#domain/money/ledger/months.ts';
import type { Trx } from '#server/db/transaction.ts';
import { figuresOfMonth } from '#server/features/money/declaration/queries/month-figures.ts';
import { postEvent } from '#server/features/money/ledger/commands/post-event.ts';
import { monthText } from '#texts/money/books-words.ts';

const EVENT = 'contributions_declared' satisfies LedgerEventType;

/** The difference of a month that its earlier files have booked. */
async function findBooked(trx: Trx, month: string): Promise<Ore> {
  const { rows } = await sql<{ booked_ore: Ore }>`
    select coalesce(-sum(l.amount_ore), 0)::bigint as booked_ore
    from wage_declarations w join vouchers v on v.event = ${EVENT} and v.cause_id = w.id
      join voucher_lines l on l.voucher_id = v.id and l.account = ${ACCOUNTS.contributions_owed.number}
    where w.month = ${month}`.execute(trx);
  return rows[0]?.booked_ore ?? (0 as Ore);
}

/**
 * Books what the declared contributions of a month (its first ISO day) differ from those of its wages, so that 2731
 * agrees with the declaration. A correction books the change since the file before it.
 * @param file the file that is handed in
 */
export async function bookDifference(
  trx: Trx,
  file: { readonly id: string; readonly month: string },
  moment: Moment,
): Promise<void> {
  const { difference_ore } = await figuresOfMonth(trx, file.month);
  const left_ore = subtract(difference_ore, await findBooked(trx, file.month));
  if (left_ore === 0) return;
  const about = { cause_id: file.id, subject_id: file.id, project_id: null, happened_on: lastDayOf(file.month) };
  const text = `Avgifter räknade på månadens summa, ${monthText(file.month)}`;
  await postEvent(trx, { type: EVENT, ...about, difference_ore: left_ore, text }, moment);
}
