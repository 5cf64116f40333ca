import { sql } from 'kysely';
import { areSameTerms } from '#domain/deal/terms/compare-terms.ts';
import { NO_ORE } from '#domain/kernel/money/ore.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { booksAnyDay, isWorkDecided, keepsCancelledPay } from '#domain/work/agreement/agreement.rules.ts';
import { SYSTEM } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { keepTerms } from '#server/features/casting/candidate/commands/renew-terms.ts';
import { candidateObject } from '#server/features/casting/candidate/lifecycle.ts';
import { loadCandidates } from '#server/features/casting/candidate/queries/load-candidate.ts';
import { findAgreedTerms } from '#server/features/work/agreement/queries/agreed-terms.ts';
import { findBookings } from '#server/features/work/agreement/queries/find-bookings.ts';
import type { LoadedAgreement } from '#server/features/work/agreement/queries/load-agreement.ts';
import { bookedPrices } from '#server/features/work/report/queries/booked-price.ts';
import { move } from '#server/lifecycle/run.ts';

/**
 * Writes the signed terms to the assignment; a reaction then changes the bookings. The pay is computed with the rates
 * known when this version was created.
 */
export async function adoptTerms(trx: Trx, agreement: LoadedAgreement, moment: Moment) {
  const { id, candidate_id, created_date } = agreement;
  const [candidate] = await loadCandidates(trx, sql`k.id = ${candidate_id}`);
  if (!candidate) throw new Error('An agreement without its assignment');
  const { terms } = await findAgreedTerms(trx, id);
  if (areSameTerms(candidate.terms, terms)) return true;
  // A decision on the report voids unsigned versions. This line refuses versions from before that rule existed.
  if (isWorkDecided(agreement)) return refuse('work_decided');
  if (agreement.report_status === 'disputed') return refuse('not_allowed_now');
  // A day may have been cancelled since this version was offered.
  const bookings = (await findBookings(trx, [candidate_id])).get(candidate_id) ?? [];
  if (!booksAnyDay(candidate.terms, terms, bookings)) return refuse('not_allowed_now');
  if (!keepsCancelledPay(candidate.terms, terms, bookings)) return refuse('cancelled_pay');
  const day_fee_ore = terms.fee.amount_ore ?? NO_ORE;
  await keepTerms(trx, [candidate_id], moment);
  const moved = await move(trx, {
    noun: 'candidate',
    command: 'adopt-terms',
    actor: SYSTEM,
    moment,
    words: {},
    object: candidateObject({ ...candidate, terms, day_fee_ore }),
    values: { terms, terms_version: candidate.terms_version + 1, terms_date: created_date },
  } as const);
  if (isRefusal(moved)) return moved;
  await sql`
    update bookings set day_fee_ore = ${day_fee_ore}
    where candidate_id = ${candidate_id} and status in ('waiting', 'confirmed')`.execute(trx);
  const priceOf = await bookedPrices(trx, [candidate.company_id], moment);
  const booked_ore = priceOf({ ...candidate, terms });
  await sql`update work_reports set booked_ore = ${booked_ore} where candidate_id = ${candidate_id}`.execute(trx);
  return true;
}
