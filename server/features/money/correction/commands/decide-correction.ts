import { sql } from 'kysely';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import {
  correctionObject,
  type LoadedCorrection,
  loadCorrections,
} from '#server/features/money/correction/lifecycle.ts';
import { correctVoucher } from '#server/features/money/ledger/commands/correct-voucher.ts';
import { accountNumbered } from '#server/features/money/ledger/queries/accounts-by-number.ts';
import { move } from '#server/lifecycle/run.ts';
import { announce } from '#server/live/announce.ts';

async function holdCorrection(trx: Trx, id: string) {
  await sql`select from voucher_corrections where id = ${id} for no key update`.execute(trx);
  const [correction] = await loadCorrections(trx, sql`k.id = ${id}`);
  return correction ?? refuse('not_found');
}

const decidedBy = ({ account_id, name }: AdminActor, { now }: Moment) => ({
  decided_by: account_id,
  decided_by_name: name,
  decided_date: now,
});

/**
 * Posts a correction. Only a proposal of another administrator is posted, so the four eyes are asked first.
 */
async function post(trx: Trx, { voucher_id, lines: kept, reason }: LoadedCorrection, moment: Moment) {
  const lines = kept?.map(({ account, amount_ore }) => ({ account: accountNumbered(account), amount_ore })) ?? null;
  return correctVoucher(trx, { voucher_id, lines, reason }, moment);
}

/** Approves a correction that another administrator has proposed, and posts it. */
export async function approveCorrection(trx: Trx, actor: AdminActor, id: string, moment: Moment) {
  const correction = await holdCorrection(trx, id);
  if (isRefusal(correction)) return correction;
  if (correction.status !== 'proposed') return refuse('not_allowed_now');
  if (correction.proposed_by === actor.account_id) return refuse('same_person');
  const posted = await post(trx, correction, moment);
  // The voucher was corrected in another way since the proposal.
  if (isRefusal(posted)) return refuse('not_allowed_now');
  const moved = await move(trx, {
    noun: 'correction',
    command: 'approve',
    object: correctionObject(correction),
    actor,
    moment,
    words: {},
    values: { ...decidedBy(actor, moment), posted_id: posted.id },
  } as const);
  if (isRefusal(moved)) return moved;
  announce(trx, { topics: [], noun: 'books' });
  return true as const;
}

/** Declines a correction with the reason; its proposer takes it back in the same way. */
export async function declineCorrection(trx: Trx, actor: AdminActor, id: string, reason: string, moment: Moment) {
  const correction = await holdCorrection(trx, id);
  if (isRefusal(correction)) return correction;
  const moved = await move(trx, {
    noun: 'correction',
    command: 'decline',
    object: correctionObject(correction),
    actor,
    moment,
    words: { reason },
    values: { ...decidedBy(actor, moment), answer: reason },
  } as const);
  if (isRefusal(moved)) return moved;
  announce(trx, { topics: [], noun: 'books' });
  return true as const;
}
