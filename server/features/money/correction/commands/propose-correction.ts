import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Ore } from '#domain/kernel/money/ore.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { checkCorrection } from '#server/features/money/ledger/commands/correct-voucher.ts';
import { accountNumbered } from '#server/features/money/ledger/queries/accounts-by-number.ts';
import { make } from '#server/lifecycle/run.ts';
import { announce } from '#server/live/announce.ts';

interface Proposed {
  readonly voucher_id: string;
  readonly reason: string;
  /** The account of each line by its number; null for a full reversal. */
  readonly lines: readonly { readonly number: number; readonly amount_ore: Ore }[] | null;
}

/**
 * Proposes the correction of a voucher. Of two proposals at once the later is refused.
 * @returns the id of the correction
 */
export async function proposeCorrection(trx: Trx, actor: AdminActor, proposed: Proposed, moment: Moment) {
  const { voucher_id, reason } = proposed;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`correction of ${voucher_id}`}, 0))`.execute(trx);
  const lines = proposed.lines?.map(({ number, ...line }) => ({ ...line, account: accountNumbered(number) })) ?? null;
  const wrong = await checkCorrection(trx, { voucher_id, lines });
  if (isRefusal(wrong)) return wrong;
  const waits = await trx
    .selectFrom('voucher_corrections')
    .select('id')
    .where('voucher_id', '=', voucher_id)
    .where('status', '=', 'proposed')
    .executeTakeFirst();
  if (waits) return refuse('correction_waits');
  const id = randomUUID();
  const kept = proposed.lines?.map(({ number, amount_ore }) => ({ account: number, amount_ore })) ?? null;
  const values = {
    voucher_id,
    reason,
    lines: kept,
    proposed_by: actor.account_id,
    proposed_by_name: actor.name,
    created_date: moment.now,
  };
  const object = { id, values: values as never, concerned: {}, facts: { voucher: wrong.name } };
  const made = await make(trx, { noun: 'correction', object, actor, moment, words: { reason } });
  if (isRefusal(made)) return made;
  announce(trx, { topics: [], noun: 'books' });
  return { id };
}
