import type { z } from 'zod';
import type { settledParts } from '#contract/money/bank.ts';
import { add } from '#domain/kernel/money/ore.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { EntryStanding } from '#domain/money/bank/bank-entry.ts';
import type { BookedAs } from '#domain/money/bank/own-money.ts';
import type { Trx } from '#server/db/transaction.ts';
import { announce } from '#server/live/announce.ts';
import type { Part } from './pay-parts.ts';

export type Parts = z.output<typeof settledParts>['parts'];

/** Locks a bank entry for a decision; refused if it has none of these standings. */
export async function holdEntry(trx: Trx, id: string, standings: readonly EntryStanding[]) {
  const entry = await trx
    .selectFrom('bank_entries')
    .select(['id', 'reference', 'entry_reference', 'direction', 'amount_ore', 'booked_on', 'is_reversal', 'standing'])
    .select(['ocr', 'text', 'counterparty', 'own_id', 'fee_ore'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!entry) return refuse('not_found');
  return standings.some((one) => one === entry.standing) ? entry : refuse('changed_meanwhile');
}

/** Locks a bank entry that waits for a decision. */
export const holdWaiting = (trx: Trx, id: string) => holdEntry(trx, id, ['waiting']);

interface Decided {
  readonly standing: 'settled' | 'booked' | 'set_aside';
  readonly decided_by: string;
  readonly why: string | null;
  readonly booked_as?: BookedAs;
}

/** Writes the decision on a bank entry, with the administrator who made it. */
export async function decide(trx: Trx, id: string, decided: Decided, { now }: Moment) {
  await trx
    .updateTable('bank_entries')
    .set({ ...decided, decided_date: now })
    .where('id', '=', id)
    .execute();
  announce(trx, { topics: [], noun: 'bank' });
}

/**
 * The parts of an entry with the ids of their invoices, in the given order; refused if the parts do not add up to the
 * whole entry, or if a number belongs to no invoice.
 */
export async function wholeParts(trx: Trx, { amount_ore: whole_ore }: Pick<Part, 'amount_ore'>, parts: Parts) {
  if (add(...parts.map(({ amount_ore }) => amount_ore)) !== whole_ore) return refuse('bank_parts_differ');
  const rows = await trx
    .selectFrom('invoices')
    .select(['id', 'number'])
    .where(
      'number',
      'in',
      parts.map(({ number }) => number),
    )
    .execute();
  const ids = new Map(rows.map(({ id, number }) => [number, id]));
  const found = parts.flatMap(({ number, amount_ore }): Part[] => {
    const invoice_id = ids.get(number);
    return invoice_id === undefined ? [] : [{ invoice_id, amount_ore }];
  });
  return found.length < parts.length ? refuse('invoice_unknown') : found;
}
