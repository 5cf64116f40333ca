import { sql } from 'kysely';
import { areSameTerms } from '#domain/deal/terms/compare-terms.ts';
import type { TermsSpan } from '#domain/deal/terms/days.ts';
import { type DayMove, moveDays } from '#domain/deal/terms/move-days.ts';
import type { Terms } from '#domain/deal/terms/terms.ts';
import { termsOf } from '#domain/deal/terms/written-terms.ts';
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { mayBeShown } from '#domain/people/talent/profile.rules.ts';
import { isWorkDecided, mayChangeTerms } from '#domain/work/agreement/agreement.rules.ts';
import { isUnsigned } from '#domain/work/agreement/agreement.workflow.ts';
import { MOVE_HINDRANCES, type MoveHindrance } from '#domain/work/day-move/day-move.ts';
import type { Db } from '#server/db/transaction.ts';
import { type LoadedCandidate, loadCandidates } from '#server/features/casting/candidate/queries/load-candidate.ts';
import { movedProject, rolesOfOtherDays } from '#server/features/projects/project/commands/move-dates.ts';
import { type ProjectActor, visibleProjects } from '#server/features/projects/project/policy.ts';
import { type LoadedProject, loadProjects } from '#server/features/projects/project/queries/load-project.ts';
import { nextVersion, type Standing } from '#server/features/work/agreement/commands/offer-versions.ts';
import { visibleAgreements } from '#server/features/work/agreement/policy.ts';
import { findVersions } from '#server/features/work/agreement/queries/agreed-terms.ts';
import { findBookings } from '#server/features/work/agreement/queries/find-bookings.ts';
import { type LoadedAgreement, loadAgreements } from '#server/features/work/agreement/queries/load-agreement.ts';
import type { Making } from '#server/lifecycle/adapter.ts';

/** A booked or asked person whose days a move changes. */
export interface PlannedPerson {
  readonly candidate: LoadedCandidate;
  readonly is_booked: boolean;
  readonly before: Terms;
  /** The terms after the move; the former terms for a person who cannot be moved. */
  readonly after: Terms;
  readonly hindrance: MoveHindrance | null;
  /** The next version of the agreement of a booked person who is moved. */
  readonly offer: Making<'agreement'> | null;
}

/** A part of a production, before and after a move. */
interface MovedPart {
  readonly before: LoadedProject;
  readonly after: LoadedProject;
}

/** All that a move changes. */
export interface PlannedMove {
  readonly parts: readonly MovedPart[];
  readonly people: readonly PlannedPerson[];
}

/** The projects of the production of a project that the actor may see, by a condition on `p`. */
export const ofProduction = (actor: ProjectActor, project_id: string) => sql`(
  (p.id = ${project_id} or p.production_id = (select production_id from projects where id = ${project_id}))
  and p.status in ('casting', 'active') and ${visibleProjects(actor)})`;

const hindranceOf = (refused: Refusal<string>): MoveHindrance =>
  MOVE_HINDRANCES.find((code) => code === refused.refused) ?? 'not_allowed_now';

/** Moves the days that are still booked. A cancelled day stays: whoever called it off has not agreed to another. */
function movedTerms(terms: Terms, candidate: LoadedCandidate, { bookings }: Standing, moves: readonly DayMove[]) {
  const isSpan = (one: TermsSpan, other: { readonly starts_on: string; readonly ends_on: string }) =>
    one.starts_on === other.starts_on && one.ends_on === other.ends_on;
  const isGone = (span: TermsSpan) =>
    candidate.terms.days.some((held) => held.kind === span.kind && isSpan(held, span)) &&
    !bookings.some((booking) => booking.status !== 'cancelled' && isSpan(span, booking));
  const days = moveDays(
    terms.days.filter((span) => !isGone(span)),
    moves,
  );
  const all = days && moveDays([...days, ...terms.days.filter(isGone)], []);
  return all && { ...terms, days: all };
}

interface BookedFacts {
  readonly standing: Standing;
  readonly agreement: LoadedAgreement | undefined;
}

/** The change for a booked person; null for a person whose days stay. */
function planBooked(
  candidate: LoadedCandidate,
  { standing, agreement }: BookedFacts,
  moves: readonly DayMove[],
  day_move_id: string,
  moment: Moment,
): PlannedPerson | null {
  const newest = standing.versions.at(-1);
  // An unsigned version is what the company offers now, so its other terms are kept.
  const before = newest && isUnsigned(newest) ? newest.terms : candidate.terms;
  const after = movedTerms(before, candidate, standing, moves);
  if (after && areSameTerms(before, after)) return null;
  const kept = (hindrance: MoveHindrance) => ({
    candidate,
    is_booked: true,
    before,
    after: before,
    hindrance,
    offer: null,
  });
  if (!agreement) return kept('talent_not_visible');
  if (isWorkDecided(agreement)) return kept('work_decided');
  if (!mayChangeTerms(agreement)) return kept('not_allowed_now');
  if (!after) return kept('days_collide');
  const offer = nextVersion(candidate, after, standing, moment, day_move_id);
  if (isRefusal(offer)) return kept(hindranceOf(offer));
  return { candidate, is_booked: true, before, after, hindrance: null, offer };
}

/** The change for a person who is asked to step in: the days of the place follow the move. */
function planReplacement(candidate: LoadedCandidate, moves: readonly DayMove[], { today }: Moment): PlannedPerson[] {
  const before = candidate.terms;
  const days = moveDays(before.days, moves);
  const after = days && { ...before, days };
  // A place that has been taken, or moved on from these days, keeps the question as it is.
  if (!after || areSameTerms(before, after) || !candidate.is_place_open || !mayBeShown(candidate, today)) return [];
  return [{ candidate, is_booked: false, before, after, hindrance: null, offer: null }];
}

/** The changes for the booked people of a part in step 5, and for those who are asked to step in there. */
async function planBookedPart(
  db: Db,
  actor: ProjectActor,
  { id }: LoadedProject,
  moves: readonly DayMove[],
  day_move_id: string,
  moment: Moment,
) {
  const candidates = await loadCandidates(
    db,
    sql`k.project_id = ${id} and not k.is_deleted and (k.client_decision = 'approved'
      or k.replaces_booking_id is not null and k.interest_status <> 'not_interested' and k.closed_date is null)`,
  );
  const ids = candidates.map((candidate) => candidate.id);
  const isOfThem = sql`a.candidate_id = any(${ids}::uuid[]) and a.kind = 'work' and ${visibleAgreements(actor, moment.today)}`;
  const [versions, bookings, agreements] = await Promise.all([
    findVersions(db, ids),
    findBookings(db, ids),
    loadAgreements(db, isOfThem, moment),
  ]);
  return candidates.flatMap((candidate): PlannedPerson[] => {
    if (candidate.client_decision !== 'approved') return planReplacement(candidate, moves, moment);
    const standing = { versions: versions.get(candidate.id) ?? [], bookings: bookings.get(candidate.id) ?? [] };
    const agreement = agreements.find((one) => one.candidate_id === candidate.id && one.is_newest);
    const planned =
      candidate.kept_booking_count > 0
        ? planBooked(candidate, { standing, agreement }, moves, day_move_id, moment)
        : null;
    return planned ? [planned] : [];
  });
}

/**
 * The terms of a candidate after a move of the role's days: the candidate's own terms with moved days, because a fee that
 * was negotiated stays; the role's terms for a candidate who has not read its present ones.
 */
export function termsAfter(
  candidate: Pick<LoadedCandidate, 'terms' | 'has_current_terms'>,
  role: Terms,
  moves: readonly DayMove[],
): Terms {
  const days = candidate.has_current_terms ? moveDays(candidate.terms.days, moves) : null;
  return days ? { ...candidate.terms, days } : role;
}

/** The changes for people who are asked by a part that casts, and may still be booked. */
async function planAsked(db: Db, { before, after }: MovedPart, moves: readonly DayMove[], { today }: Moment) {
  const roles = new Map(rolesOfOtherDays(before, after).map((role) => [role.id, termsOf(after, role)]));
  const candidates = await loadCandidates(
    db,
    sql`k.role_id = any(${[...roles.keys()]}::uuid[]) and not k.is_deleted and k.interest_status <> 'not_interested'
      and k.client_decision is distinct from 'rejected' and k.closed_date is null`,
  );
  return candidates
    .filter((candidate) => mayBeShown(candidate, today))
    .map((candidate): PlannedPerson => {
      const role = roles.get(candidate.role_id) ?? candidate.terms;
      const terms = termsAfter(candidate, role, moves);
      return { candidate, is_booked: false, before: candidate.terms, after: terms, hindrance: null, offer: null };
    });
}

/**
 * All that a move of days changes in the production of a project: the part that casts, and the part in step 5.
 * @param day_move_id id of the move that the new agreements name
 */
export async function planMove(
  db: Db,
  actor: ProjectActor,
  project_id: string,
  moves: readonly DayMove[],
  day_move_id: string,
  moment: Moment,
) {
  const { today } = moment;
  if (moves.some(({ starts_on, to }) => starts_on < today || to < today)) return refuse('days_begun');
  const projects = await loadProjects(db, ofProduction(actor, project_id));
  if (!projects.some(({ id }) => id === project_id)) return refuse('not_allowed_now');
  const parts: MovedPart[] = [];
  const people: PlannedPerson[] = [];
  for (const before of projects) {
    const after = movedProject(before, moves);
    if (!after) return refuse('days_collide');
    const part = { before, after };
    parts.push(part);
    const planned =
      before.status === 'active'
        ? await planBookedPart(db, actor, before, moves, day_move_id, moment)
        : await planAsked(db, part, moves, moment);
    people.push(...planned);
  }
  const isMoved = ({ before, after }: MovedPart) => JSON.stringify(before.dates) !== JSON.stringify(after.dates);
  if (people.length === 0 && !parts.some(isMoved)) return refuse('nothing_moves');
  return { parts, people } satisfies PlannedMove;
}
