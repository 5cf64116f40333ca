import { sql } from 'kysely';
import type { TakenFile } from '#contract/money/bank.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { isAccountRight } from '#domain/money/bank/return-codes.ts';
import type { AdminActor } from '#server/actor.ts';
import { type Db, inTransaction, type Trx } from '#server/db/transaction.ts';
import { lineOf, payoutCalled } from '#server/features/money/bank/queries/find-sent-payouts.ts';
import { failPayout, payPayouts } from '#server/features/money/payout/commands/move-payouts.ts';
import { holdPayouts } from '#server/features/money/payout/queries/load-payouts.ts';
import { announce } from '#server/live/announce.ts';
import type { Services } from '#server/services.ts';
import { returnReason } from '#texts/money/return-words.ts';
import { toldOf } from './reject-payouts.ts';

/** An incoming entry that returns a payout. */
interface ReturnedEntry {
  readonly id: string;
  readonly own_id: string;
  readonly booked_on: string;
  readonly text: string;
  readonly return_code: string;
  readonly return_text: string;
}

/** The payouts on their way that have left the account, by the bank's entries. */
async function findLeft(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select o.id from payouts o join payout_batch_lines l on l.payout_id = o.id and l.batch_id = o.batch_id
    where o.status = 'sent' and exists (
      select from bank_entries e where lower(e.own_id) = replace(l.id::text, '-', '') and e.own_id <> ''
        and e.direction = 'out' and e.standing = 'out' and e.amount_ore - e.fee_ore = l.amount_ore)
    order by o.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Marks payouts as paid that are still on their way once they are locked; another file may have told of them. */
async function payLeft(trx: Trx, actor: AdminActor, left: readonly string[], moment: Moment): Promise<number> {
  const payouts = await holdPayouts(trx, actor, sql`o.id = any(${left}::uuid[]) and o.status = 'sent'`);
  const ids = payouts.map(({ id }) => id);
  const paid = ids.length > 0 && (await payPayouts(trx, actor, ids, moment));
  return paid === true ? ids.length : 0;
}

/** The waiting incoming entries that return a payout of ours, whole. */
async function findReturned(db: Db): Promise<ReturnedEntry[]> {
  const { rows } = await sql<ReturnedEntry>`
    select e.id, e.own_id, e.booked_on, e.text, e.return_code, e.return_text
    from bank_entries e join payout_batch_lines l on l.id = ${lineOf(sql.ref('e.own_id'))}
    where e.standing = 'waiting' and e.own_id <> '' and e.direction = 'in' and e.amount_ore = l.amount_ore
    order by e.booked_on, e.id`.execute(db);
  return rows;
}

/** Marks an entry as matched; refused if it no longer waits. */
async function matchEntry(trx: Trx, id: string, { now }: Moment) {
  const { numUpdatedRows } = await trx
    .updateTable('bank_entries')
    .set({ standing: 'matched', decided_date: now })
    .where('id', '=', id)
    .where('standing', '=', 'waiting')
    .executeTakeFirst();
  announce(trx, { topics: [], noun: 'bank' });
  return numUpdatedRows === 0n ? refuse('changed_meanwhile') : true;
}

/** Registers one returned payout with its entry. A payout whose return was registered before only gets the entry. */
async function takeReturn(trx: Trx, env: Services['env'], actor: AdminActor, entry: ReturnedEntry, moment: Moment) {
  const matched = await matchEntry(trx, entry.id, moment);
  if (isRefusal(matched)) return matched;
  const payout = await payoutCalled(trx, entry.own_id);
  if (!payout) return refuse('not_found');
  const reason = returnReason({ code: entry.return_code, words: entry.return_text || entry.text });
  if (!payout.is_present) return toldOf(payout, reason, 'known');
  if (payout.status === 'in_batch') return refuse('changed_meanwhile');
  const account_is_right = isAccountRight(entry.return_code);
  const returned = { id: payout.payout_id, reason, account_is_right, returned_on: entry.booked_on };
  const failed = await failPayout(trx, env, actor, returned, moment);
  return isRefusal(failed) ? failed : toldOf(payout, reason, 'returned');
}

/**
 * Registers everything that the bank's entries say of payouts, by our ids and the exact amount: those that have left
 * the account are paid, those that came back are owed again with the bank's reason. Looks at all entries, not only at
 * those of the last file, because a batch may be confirmed here after its file was read. Each return is a transaction
 * of its own, so that one that fails does not delay the others.
 */
export async function settlePayouts({ db, env }: Pick<Services, 'db' | 'env'>, actor: AdminActor, moment: Moment) {
  const left = await findLeft(db);
  const paid_count = left.length === 0 ? 0 : await inTransaction(db, (trx) => payLeft(trx, actor, left, moment));
  const told: TakenFile['payouts'] = [];
  for (const entry of await findReturned(db)) {
    const taken = await inTransaction(db, (trx) => takeReturn(trx, env, actor, entry, moment));
    if (!isRefusal(taken)) told.push(taken);
  }
  return { paid_count, payouts: told };
}
