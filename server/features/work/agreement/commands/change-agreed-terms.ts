import { sql } from 'kysely';
import { inOrderOfDays } from '#domain/deal/terms/days.ts';
import { withHours } from '#domain/deal/terms/hours.ts';
import type { Terms } from '#domain/deal/terms/terms.ts';
import type { WrittenTerms } from '#domain/deal/terms/written-terms.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { isWorkDecided, mayChangeTerms } from '#domain/work/agreement/agreement.rules.ts';
import type { AgreementSigner, AgreementStatus } from '#domain/work/agreement/agreement.workflow.ts';
import type { Trx } from '#server/db/transaction.ts';
import { loadCandidates } from '#server/features/casting/candidate/queries/load-candidate.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { lockProject } from '#server/features/projects/project/queries/load-project.ts';
import { visibleAgreements } from '#server/features/work/agreement/policy.ts';
import { findVersions } from '#server/features/work/agreement/queries/agreed-terms.ts';
import { findBookings } from '#server/features/work/agreement/queries/find-bookings.ts';
import {
  type LoadedAgreement,
  loadAgreements,
  lockAgreements,
} from '#server/features/work/agreement/queries/load-agreement.ts';
import { nextVersion, offerVersions } from './offer-versions.ts';

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
function promised(before: Terms, { municipality_id, place, terms: { hours, ...terms } }: AgreedChange): Terms {
  return {
    ...before,
    ...terms,
    municipality_id,
    place,
    days: terms.days === null ? before.days : inOrderOfDays(withHours(terms.days, hours)),
    rights: terms.rights ?? before.rights,
  };
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
    const standing = { versions: versions.get(candidate.id) ?? [], bookings: bookings.get(candidate.id) ?? [] };
    const next = nextVersion(candidate, promised(candidate.terms, change), standing, moment);
    if (isRefusal(next)) return next;
    objects.push(next);
  }
  return offerVersions(trx, actor, project_id, objects, moment);
}
