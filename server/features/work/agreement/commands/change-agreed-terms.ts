import { sql } from 'kysely';
import { areSameTerms } from '#domain/deal/terms/compare-terms.ts';
import { inOrderOfDays } from '#domain/deal/terms/days.ts';
import type { Terms } from '#domain/deal/terms/terms.ts';
import { lacksOfTerms } from '#domain/deal/terms/terms-lacks.ts';
import type { WrittenTerms } from '#domain/deal/terms/written-terms.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { nextReminder } from '#domain/projects/project/sign-reminders.ts';
import {
  booksAnyDay,
  isWorkDecided,
  keepsBegunDays,
  keepsCancelledPay,
  mayChangeTerms,
} from '#domain/work/agreement/agreement.rules.ts';
import { type AgreementSigner, type AgreementStatus, isUnsigned } from '#domain/work/agreement/agreement.workflow.ts';
import type { Trx } from '#server/db/transaction.ts';
import { wakeScribes } from '#server/documents/scribe.ts';
import { type LoadedCandidate, loadCandidates } from '#server/features/casting/candidate/queries/load-candidate.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { lockProject } from '#server/features/projects/project/queries/load-project.ts';
import { agreementOf } from '#server/features/work/agreement/lifecycle.ts';
import { visibleAgreements } from '#server/features/work/agreement/policy.ts';
import { findVersions, type Version } from '#server/features/work/agreement/queries/agreed-terms.ts';
import { findBookings } from '#server/features/work/agreement/queries/find-bookings.ts';
import {
  type LoadedAgreement,
  loadAgreements,
  lockAgreements,
} from '#server/features/work/agreement/queries/load-agreement.ts';
import { makeMany } from '#server/lifecycle/run.ts';

/** An agreement's newest version, as on the member's screen. */
interface SeenAgreement {
  readonly id: string;
  readonly status: AgreementStatus;
  readonly awaits: AgreementSigner | null;
}

export interface AgreedChange {
  readonly agreements: readonly SeenAgreement[];
  readonly municipality_id: string | null;
  readonly place: string;
  readonly terms: WrittenTerms;
}

/** The terms to offer: the changed fields, and for all other fields the terms agreed before. */
function promised(before: Terms, { municipality_id, place, terms }: AgreedChange): Terms {
  return {
    ...before,
    ...terms,
    municipality_id,
    place,
    days: terms.days === null ? before.days : inOrderOfDays(terms.days),
    rights: terms.rights ?? before.rights,
  };
}

/** The next version of the agreement with a candidate, or a refusal. `versions` are ordered from the first. */
function nextVersion(candidate: LoadedCandidate, versions: readonly Version[], change: AgreedChange, moment: Moment) {
  const [first, newest] = [versions[0], versions.at(-1)];
  if (!first || !newest) return refuse('not_allowed_now');
  const signed = versions.find(({ status }) => status === 'signed');
  const terms = promised(candidate.terms, change);
  const lacks = lacksOfTerms(terms);
  if (lacks.length > 0) return refuse('terms_incomplete', { roles: [{ title: terms.role_title, lacks }] });
  if (!keepsBegunDays(candidate.terms.days, terms.days, moment.today)) return refuse('days_begun');
  const standing = [signed, isUnsigned(newest) ? newest : undefined];
  if (standing.some((one) => one && areSameTerms(one.terms, terms))) return refuse('terms_unchanged');
  const replaces_id = (signed ?? first).id;
  return agreementOf({ ...candidate, terms }, { version: newest.version + 1, replaces_id }, moment);
}

const isAsSeen = (seen: readonly SeenAgreement[], { id, status, awaits, is_newest }: LoadedAgreement) =>
  is_newest && seen.some((one) => one.id === id && one.status === status && one.awaits === awaits);

/**
 * Offers other terms to booked candidates of a project, all or none: each agreement gets a new version. An unsigned
 * version is replaced at once; a signed version is replaced when the new one is signed. Locks the project: if a
 * signature and a change arrive at the same moment, the second is refused.
 * @returns the number of new versions
 */
export async function changeAgreedTerms(
  trx: Trx,
  actor: ProjectActor,
  project_id: string,
  change: AgreedChange,
  moment: Moment,
) {
  await lockProject(trx, actor, project_id);
  const ids = change.agreements.map(({ id }) => id);
  await lockAgreements(trx, ids);
  const agreements = await loadAgreements(
    trx,
    sql`a.id = any(${ids}::uuid[]) and a.project_id = ${project_id} and ${visibleAgreements(actor, moment.today)}`,
    moment,
  );
  if (agreements.length !== new Set(ids).size) return refuse('not_found');
  if (!agreements.every((agreement) => isAsSeen(change.agreements, agreement))) return refuse('changed_meanwhile');
  if (agreements.some(isWorkDecided)) return refuse('work_decided');
  if (!agreements.every(mayChangeTerms)) return refuse('not_allowed_now');
  const candidate_ids = agreements.map(({ candidate_id }) => candidate_id);
  const candidates = await loadCandidates(trx, sql`k.id = any(${candidate_ids}::uuid[])`);
  const [versions, bookings] = [await findVersions(trx, candidate_ids), await findBookings(trx, candidate_ids)];
  const objects = [];
  for (const candidate of candidates) {
    const next = nextVersion(candidate, versions.get(candidate.id) ?? [], change, moment);
    if (isRefusal(next)) return next;
    const terms = promised(candidate.terms, change);
    const booked = bookings.get(candidate.id) ?? [];
    if (!booksAnyDay(candidate.terms, terms, booked)) {
      const lacks = [{ field: 'days', code: 'days_missing' } as const];
      return refuse('terms_incomplete', { roles: [{ title: terms.role_title, lacks }] });
    }
    if (!keepsCancelledPay(candidate.terms, terms, booked)) return refuse('cancelled_pay');
    objects.push(next);
  }
  const made = await makeMany(trx, { noun: 'agreement', objects, actor, moment, words: {} });
  if (isRefusal(made)) return made;
  const remind = nextReminder(moment.now, moment.now);
  await sql`
    update projects set sign_remind_date = ${remind} where id = ${project_id} and status = 'active'`.execute(trx);
  wakeScribes(trx);
  return { offered_count: objects.length };
}
