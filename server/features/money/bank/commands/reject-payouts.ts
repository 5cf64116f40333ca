import type { TakenFile } from '#contract/money/bank.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { PaymentReport, Reason } from '#domain/money/bank/payment-report.ts';
import type { PayoutOutcome } from '#domain/money/bank/payout-outcomes.ts';
import { isAccountRight, isDouble } from '#domain/money/bank/return-codes.ts';
import type { AdminActor } from '#server/actor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import {
  payoutCalled,
  payoutsOfBatch,
  type SentPayout,
} from '#server/features/money/bank/queries/find-sent-payouts.ts';
import { failPayout } from '#server/features/money/payout/commands/move-payouts.ts';
import type { Services } from '#server/services.ts';
import { returnReason } from '#texts/money/return-words.ts';

type Told = TakenFile['payouts'][number];
type Needs = Pick<Services, 'db' | 'env'>;

/** A rejected payout: its payout if known, and whether the bank names it alone or with its whole file. */
interface Rejection extends Reason {
  readonly payout: SentPayout;
  readonly is_whole: boolean;
}

/** A payout in a sentence for the administrator who reads the file. */
export const toldOf = (payout: SentPayout, reason: string, outcome: PayoutOutcome): Told => {
  const { payout_id, number, talent_name, amount_ore } = payout;
  return { payout_id, number, talent_name, amount_ore, reason, outcome };
};

const unnamed = (number: string, reason: string, outcome: PayoutOutcome): Told => ({
  ...{ payout_id: null, number, talent_name: '', amount_ore: null },
  ...{ reason, outcome },
});

/** Registers one rejection, in a transaction of its own. A rejected double changes nothing: the first one is paid. */
async function reject({ db, env }: Needs, actor: AdminActor, rejection: Rejection, moment: Moment): Promise<Told> {
  const { payout, code, is_whole } = rejection;
  const reason = returnReason(rejection);
  if (isDouble(code)) return toldOf(payout, reason, 'double');
  if (!payout.is_present) return toldOf(payout, reason, 'known');
  if (payout.status === 'in_batch') return toldOf(payout, reason, 'unconfirmed');
  const account_is_right = is_whole || isAccountRight(code);
  const failed = await inTransaction(db, (trx) =>
    failPayout(trx, env, actor, { id: payout.payout_id, reason, account_is_right }, moment),
  );
  return toldOf(payout, reason, isRefusal(failed) ? 'known' : 'returned');
}

/** The payouts that an answer rejects, and those of which it does not say which they are. */
async function rejectionsOf({ db }: Needs, { rejected, whole, parts, original_id }: PaymentReport) {
  const single = await Promise.all(
    rejected.map(async ({ own_id, ...reason }) => ({ own_id, reason, payout: await payoutCalled(db, own_id) })),
  );
  const named: Rejection[] = single.flatMap(({ payout, reason }) =>
    payout ? [{ payout, ...reason, is_whole: false }] : [],
  );
  const strange = single.flatMap(({ own_id, payout, reason }) =>
    payout ? [] : [unnamed(own_id, returnReason(reason), 'unknown')],
  );
  if (whole === null || rejected.length > 0) {
    const unclear = parts.map(({ part_id, ...reason }) => unnamed(part_id, returnReason(reason), 'unclear'));
    return { rejections: named, others: [...strange, ...unclear] };
  }
  const all = await payoutsOfBatch(db, original_id);
  const rejections = all.map((payout) => ({ payout, ...whole, is_whole: true }));
  const others = all.length === 0 ? [unnamed(original_id, returnReason(whole), 'unknown')] : [];
  return { rejections, others };
}

/**
 * Registers the payouts that a bank's answer rejects, each in a transaction of its own: they are owed again, with the
 * reason, and wait for another account if the account is at fault. The same answer again changes nothing.
 */
export async function rejectPayouts(services: Needs, actor: AdminActor, report: PaymentReport, moment: Moment) {
  const { rejections, others } = await rejectionsOf(services, report);
  const told: Told[] = [];
  for (const rejection of rejections) told.push(await reject(services, actor, rejection, moment));
  return [...told, ...others];
}
