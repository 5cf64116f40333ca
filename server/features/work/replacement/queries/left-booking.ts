import { sql } from 'kysely';
import { readTerms } from '#contract/deal/terms.ts';
import type { DayKind } from '#domain/deal/terms/days.ts';
import { forDays } from '#domain/deal/terms/left-days.ts';
import type { Terms } from '#domain/deal/terms/terms.ts';
import { termsOf } from '#domain/deal/terms/written-terms.ts';
import type { DaySpan, Moment } from '#domain/kernel/time/day.ts';
import { spansOf } from '#server/db/spans-of.ts';
import type { Db } from '#server/db/transaction.ts';
import { HAS_PRESENT_DAYS } from '#server/features/casting/candidate/queries/left-place.ts';
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
  /** The days of the place after moves of the production; null while they are those of the booking. */
  readonly moved_to: readonly DaySpan[] | null;
  readonly is_cancelled: boolean;
  readonly may_replace: boolean;
  /** The terms of the formerly booked talent. */
  readonly terms: unknown;
  /**
   * Ids of the talents who are not asked any more: who have been asked about the present days of the place, or have a
   * place of their own in the project on one of them.
   */
  readonly asked: readonly string[];
}

/** True on `k` (candidates) if the talent said no to days from which the place has moved, and may be asked again. */
export const SAID_NO_BEFORE = sql<boolean>`(k.interest_status = 'not_interested' and k.closed_date is null
  and not ${HAS_PRESENT_DAYS})`;

/** The present days of the place of a booking, by the alias of the booking. */
const daysOf = (alias: 'b' | 'o') =>
  sql`coalesce(${sql.ref(`${alias}.moved_to`)}, datemultirange(daterange(${sql.ref(`${alias}.starts_on`)}, ${sql.ref(`${alias}.ends_on`)}, '[]')))`;

/** A booking with the facts for asking its replacement; null if the actor may not see the booking. */
export async function loadLeft(
  db: Db,
  actor: ProjectActor,
  booking_id: string,
  { today }: Moment,
): Promise<LeftBooking | null> {
  const { rows } = await sql<LeftBooking>`
    select b.id, b.project_id, b.role_id, b.talent_id, b.kind, b.starts_on, b.ends_on, held.terms,
      ${spansOf(sql.ref('b.moved_to'))} as moved_to,
      b.status = 'cancelled' as is_cancelled, ${mayReplace(actor, today)} as may_replace,
      array(select k.talent_id::text from candidates k
        where k.replaces_booking_id = b.id and not k.is_deleted and not ${SAID_NO_BEFORE}
        union select o.talent_id::text from bookings o
        where o.project_id = b.project_id and o.id <> b.id and o.status in ('waiting', 'confirmed')
          and ${daysOf('o')} && ${daysOf('b')}) as asked
    from bookings b join candidates held on held.id = b.candidate_id join projects p on p.id = b.project_id
    where b.id = ${booking_id} and ${visibleProjects(actor)}`.execute(db);
  return rows[0] ?? null;
}

/** The remaining days of a place, from today on; all of its days once they are over. */
export function daysLeft({ starts_on, ends_on, moved_to }: LeftBooking, { today }: Moment): readonly DaySpan[] {
  const days = moved_to ?? [{ starts_on, ends_on }];
  const left = days
    .filter((span) => span.ends_on >= today)
    .map((span) => ({ ...span, starts_on: span.starts_on < today ? today : span.starts_on }));
  return left.length > 0 ? left : days;
}

/**
 * The terms of a replacement: the terms of the role, for the remaining days at the hours agreed for them. If the fee is
 * for all days together, the replacement gets the part for the remaining days.
 */
export function termsLeft(left: LeftBooking, project: LoadedProject, role: LoadedRole, moment: Moment): Terms {
  const agreed = readTerms(left.terms).days.find((span) => span.starts_on === left.starts_on);
  const { call_time = null, end_time = null } = agreed ?? {};
  const days = daysLeft(left, moment).map((span) => ({ kind: left.kind, ...span, call_time, end_time }));
  return forDays(termsOf(project, role), days);
}
