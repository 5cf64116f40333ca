import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import { calmUntil } from '#domain/money/payout/payout-risk.ts';
import { SYSTEM } from '#server/actor.ts';
import { isAmong } from '#server/db/is-among.ts';
import type { Trx } from '#server/db/transaction.ts';
import { wakeScribes } from '#server/documents/scribe.ts';
import type { NewEvent } from '#server/events/event.ts';
import { type LoadedCharge, loadCharges } from '#server/features/money/charge/queries/load-charges.ts';
import type { Loaded, Making, MakingAdapter } from '#server/lifecycle/adapter.ts';
import { holdPayouts, type LoadedPayout } from './queries/load-payouts.ts';

/**
 * A payout in the form that `move` takes. Its events concern neither project nor company, which must not learn a
 * talent's pay.
 */
export function payoutObject(payout: LoadedPayout): Loaded<'payout'> {
  const { id, candidate_id, talent_id, project_title, company_name, talent_name, role_title, due_on } = payout;
  return {
    id,
    subject: payout,
    concerned: { candidate_id, talent_id },
    facts: { project_title, company_name, talent_name, role_title, due_on },
  };
}

function payoutOf(charge: LoadedCharge, { now, today }: Moment): Making<'payout'> {
  const { id: charge_id, candidate_id, talent_id, paid_by: due_on } = charge;
  const { project_title, company_name, talent_name, role_title } = charge;
  const calm_until = calmUntil(due_on);
  const days = { due_on, calm_until, planned_on: today, created_date: now };
  // If payment details are asked for close to the due day, no separate reminder follows.
  const details_reminded_date = calm_until <= today ? now : null;
  return {
    id: randomUUID(),
    values: { charge_id, candidate_id, talent_id, ...days, details_reminded_date },
    concerned: { candidate_id, talent_id },
    facts: { project_title, company_name, talent_name, role_title, due_on },
  };
}

/** One payout per charge. A job computes the amount as soon as the talent's tax form is known. */
async function payoutsOf(trx: Trx, events: readonly NewEvent[], moment: Moment): Promise<Making<'payout'>[]> {
  const charges = await loadCharges(trx, sql`g.id = any(${events.map(({ subject_id }) => subject_id)}::uuid[])`);
  wakeScribes(trx);
  return charges.map((charge) => payoutOf(charge, moment));
}

const COLUMN_OF = { candidate: 'o.candidate_id', talent: 'o.talent_id', payout: 'o.id' } as const;

export const payoutAdapter: MakingAdapter<'payout'> = {
  async load(trx, { of, ids }) {
    if (!(of in COLUMN_OF)) throw new Error(`Payouts are not found by ${of}`);
    const column = sql.ref(COLUMN_OF[of as keyof typeof COLUMN_OF]);
    return (await holdPayouts(trx, SYSTEM, isAmong(column, ids))).map(payoutObject);
  },
  writes: {
    'ask-details': (_words, { now }) => ({ details_asked_date: now }),
    'remind-details': (_words, { now }) => ({ details_reminded_date: now }),
    warn: (_words, { now }) => ({ warned_date: now }),
    object: ({ reason }) => ({
      objection: reason,
      approved_by: null,
      approved_by_name: null,
      approved_account: null,
    }),
    stop: ({ reason }) => ({ reason }),
    resume: ({ reason }) => ({ reason }),
    fail: ({ reason }) => ({
      reason,
      approved_by: null,
      approved_by_name: null,
      approved_account: null,
      batched_by: null,
      batch_id: null,
      sent_on: null,
      sending_is_posted: false,
    }),
    unbatch: () => ({ batched_by: null, batch_id: null }),
  },
  writesOwn: { approve: ({ subject }) => ({ approved_account: subject.account_version }) },
  makesWhen: { 'charge.arise': payoutsOf },
};
