import { sql } from 'kysely';
import { areSameTerms } from '#domain/deal/terms/compare-terms.ts';
import type { Terms } from '#domain/deal/terms/terms.ts';
import { lacksOfTerms } from '#domain/deal/terms/terms-lacks.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { needsGuardian } from '#domain/people/guardian/guardian.rules.ts';
import { nextReminder } from '#domain/projects/project/sign-reminders.ts';
import {
  booksAnyDay,
  keepsBegunDays,
  keepsBegunSpans,
  keepsCancelledPay,
} from '#domain/work/agreement/agreement.rules.ts';
import { isUnsigned } from '#domain/work/agreement/agreement.workflow.ts';
import type { PlannedBooking } from '#domain/work/report/report.ts';
import type { Trx } from '#server/db/transaction.ts';
import { wakeScribes } from '#server/documents/scribe.ts';
import type { LoadedCandidate } from '#server/features/casting/candidate/queries/load-candidate.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { agreementOf } from '#server/features/work/agreement/lifecycle.ts';
import type { Version } from '#server/features/work/agreement/queries/agreed-terms.ts';
import type { Making } from '#server/lifecycle/adapter.ts';
import { makeMany } from '#server/lifecycle/run.ts';

/** A candidate's versions of the agreement, the first first, and bookings. */
export interface Standing {
  readonly versions: readonly Version[];
  readonly bookings: readonly PlannedBooking[];
}

/**
 * The next version of the agreement with a candidate on other terms, or the reason why these terms cannot be offered.
 * @param day_move_id the move of days that changes the terms; null for another change
 */
export function nextVersion(
  candidate: LoadedCandidate,
  terms: Terms,
  { versions, bookings }: Standing,
  moment: Moment,
  day_move_id: string | null = null,
) {
  const [first, newest] = [versions[0], versions.at(-1)];
  if (!first || !newest) return refuse('not_allowed_now');
  const signed = versions.find(({ status }) => status === 'signed');
  const lacks = lacksOfTerms(terms);
  if (lacks.length > 0) return refuse('terms_incomplete', { roles: [{ title: terms.role_title, lacks }] });
  const keepsBegun = needsGuardian(candidate, moment.today) ? keepsBegunSpans : keepsBegunDays;
  if (!keepsBegun(candidate.terms.days, terms.days, moment.today)) return refuse('days_begun');
  const standing = [signed, isUnsigned(newest) ? newest : undefined];
  if (standing.some((one) => one && areSameTerms(one.terms, terms))) return refuse('terms_unchanged');
  if (!booksAnyDay(candidate.terms, terms, bookings)) {
    const dayless = [{ field: 'days', code: 'days_missing' } as const];
    return refuse('terms_incomplete', { roles: [{ title: terms.role_title, lacks: dayless }] });
  }
  if (!keepsCancelledPay(candidate.terms, terms, bookings)) return refuse('cancelled_pay');
  const place = { version: newest.version + 1, replaces_id: (signed ?? first).id, day_move_id };
  return agreementOf({ ...candidate, terms }, place, moment);
}

/**
 * Offers new versions to booked candidates of a locked project, and lets them be printed.
 * @returns the number of new versions
 */
export async function offerVersions(
  trx: Trx,
  actor: ProjectActor,
  project_id: string,
  objects: readonly Making<'agreement'>[],
  moment: Moment,
) {
  const made = await makeMany(trx, { noun: 'agreement', objects, actor, moment, words: {} });
  if (isRefusal(made)) return made;
  const remind = nextReminder(moment.now, moment.now);
  await sql`
    update projects set sign_remind_date = ${remind} where id = ${project_id} and status = 'active'`.execute(trx);
  wakeScribes(trx);
  return { offered_count: objects.length };
}
