import { sql } from 'kysely';
import type { ViewedPerson, Viewing } from '#contract/auditions/viewing.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';
import { showCalled } from '#server/features/auditions/invitation/queries/list-called.ts';
import { visibleRecordings } from '#server/features/auditions/recording/policy.ts';
import { showRecordings } from '#server/features/auditions/recording/queries/show-recordings.ts';
import { findCandidateRow } from '#server/features/casting/candidate/queries/list-candidates.ts';
import { isSeenTalent } from '#server/features/people/talent/policy.ts';
import { type ProjectActor, visibleProjects } from '#server/features/projects/project/policy.ts';
import type { Services } from '#server/services.ts';
import { NOT_AVAILABLE } from '#texts/kernel/not-available.ts';

/** Pages are long, because the list loads all talents of a role at once. */
const PAGE_SIZE = 200;

/** A page of an audition's invited talents; null if the actor may not see the audition. */
export async function listPeople(
  db: Db,
  actor: ProjectActor,
  { audition_id, role_id, page }: { audition_id: string; role_id?: string | undefined; page: number },
  { today }: Moment,
) {
  // Talents whose invitation was sent and not withdrawn, and whose request was not withdrawn.
  const isCalled = sql`i.audition_id = ${audition_id} and (${role_id ?? null}::uuid is null or i.role_id = ${role_id ?? null})
    and i.status not in ('added', 'withdrawn') and not k.is_deleted`;
  const count = await sql<{ total: number }>`
    select (select count(*) from invitations i join candidates k on k.id = i.candidate_id
      where ${isCalled}) as total
    from auditions a join projects p on p.id = a.project_id
    where a.id = ${audition_id} and ${visibleProjects(actor)}`.execute(db);
  const [found] = count.rows;
  if (!found) return null;
  const { rows } = await sql<ViewedPerson>`
    select i.id, i.candidate_id, i.status, k.client_decision, k.consideration,
      coalesce(t.name, ${NOT_AVAILABLE}) as talent_name, t.profile_image as talent_image,
      coalesce(takes.count, 0) as take_count, own.stars as own_stars,
      (select avg(n.stars)::float8 from candidate_notes n where n.candidate_id = k.id) as average_stars,
      coalesce(takes.newest_date > coalesce(own.updated_date, '-infinity'), false) as is_new
    from invitations i join candidates k on k.id = i.candidate_id
    left join lateral (
      select seen.id, btrim(seen.first_name || ' ' || seen.last_name) as name, seen.profile_image
      from talents seen where seen.id = i.talent_id and ${isSeenTalent('seen', actor, today)}) t on true
    left join lateral (
      select count(*) as count, max(r.received_date) as newest_date
      from recordings r join invitations v on v.id = r.invitation_id
      where v.id = i.id and ${visibleRecordings(actor, today)}) takes on true
    left join candidate_notes own on own.candidate_id = k.id and own.account_id = ${actor.account_id}
    where ${isCalled}
    order by talent_name, i.id ${pageOfRows(page, PAGE_SIZE)}`.execute(db);
  return { items: rows, page, page_size: PAGE_SIZE, total: found.total };
}

/** An invited talent with everything that the viewing shows; null if the actor may not see the invitation. */
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
