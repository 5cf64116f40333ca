import { sql } from 'kysely';
import { readTerms } from '#contract/deal/terms.ts';
import type { DayKind } from '#domain/deal/terms/days.ts';
import { forDays } from '#domain/deal/terms/left-days.ts';
import type { Terms } from '#domain/deal/terms/terms.ts';
import { termsOf } from '#domain/deal/terms/written-terms.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Db } from '#server/db/transaction.ts';
import { type ProjectActor, visibleProjects } from '#server/features/projects/project/policy.ts';
import type { LoadedProject, LoadedRole } from '#server/features/projects/project/queries/load-project.ts';
import { mayReplace } from '#server/features/work/booking/queries/may-replace.ts';

/** A booking with the facts for asking its replacement. */
export interface LeftBooking {
  readonly id: string;
  readonly project_id: string;
  readonly role_id: string;
  readonly talent_id: string;
  readonly kind: DayKind;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly is_cancelled: boolean;
  readonly may_replace: boolean;
  /** The terms of the formerly booked talent. */
  readonly terms: unknown;
  /** Ids of the talents who have already been asked to replace the booked one. */
  readonly asked: readonly string[];
}

/** A booking with the facts for asking its replacement; null if the actor may not see the booking. */
export async function loadLeft(
  db: Db,
  actor: ProjectActor,
  booking_id: string,
  { today }: Moment,
): Promise<LeftBooking | null> {
  const { rows } = await sql<LeftBooking>`
    select b.id, b.project_id, b.role_id, b.talent_id, b.kind, b.starts_on, b.ends_on, k.terms,
      b.status = 'cancelled' as is_cancelled, ${mayReplace(actor, today)} as may_replace,
      array(select o.talent_id::text from candidates o where o.replaces_booking_id = b.id and not o.is_deleted) as asked
    from bookings b join candidates k on k.id = b.candidate_id join projects p on p.id = b.project_id
    where b.id = ${booking_id} and ${visibleProjects(actor)}`.execute(db);
  return rows[0] ?? null;
}

/**
 * The terms of a replacement: the terms of the role, for the remaining days at the hours agreed for them. If the fee is
 * for all days together, the replacement gets the part for the remaining days.
 */
export function termsLeft(left: LeftBooking, project: LoadedProject, role: LoadedRole, { today }: Moment): Terms {
  const { kind, ends_on } = left;
  const starts_on = left.starts_on < today ? today : left.starts_on;
  const agreed = readTerms(left.terms).days.find((span) => span.starts_on === left.starts_on);
  const { call_time = null, end_time = null } = agreed ?? {};
  return forDays(termsOf(project, role), [{ kind, starts_on, ends_on, call_time, end_time }]);
}
