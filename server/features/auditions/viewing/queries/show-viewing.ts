import { sql } from 'kysely';
import type { Viewing } from '#contract/auditions/viewing.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { showCalled } from '#server/features/auditions/invitation/queries/list-called.ts';
import { showRecordings } from '#server/features/auditions/recording/queries/show-recordings.ts';
import { findCandidateRow } from '#server/features/casting/candidate/queries/list-candidates.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import type { Services } from '#server/services.ts';

/** An invited talent with everything for the viewing; null when they do not exist for this actor. */
export async function showViewing(
  services: Services,
  actor: ProjectActor,
  id: string,
  moment: Moment,
): Promise<Viewing | null> {
  const { db } = services;
  const invitation = await showCalled(db, actor, id, moment);
  if (isRefusal(invitation)) return null;
  const sent = sql`r.invitation_id = ${id} and r.status not in ('receiving', 'deleted')`;
  const [candidate, takes, times] = await Promise.all([
    findCandidateRow(db, actor, invitation.candidate_id, moment),
    showRecordings(services, actor, sent, moment),
    sql<NonNullable<Viewing['time']>>`
      select status, starts_date, ends_date from appointments where invitation_id = ${id}`.execute(db),
  ]);
  return candidate && { invitation, candidate, takes, time: times.rows[0] ?? null };
}
