import type { InvitationRow } from '#contract/auditions/invitation.ts';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import { invitationWorkflow } from '#domain/auditions/invitation/invitation.workflow.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { commandsNow } from '#domain/kernel/workflow/decide.ts';
import { casts } from '#server/actor.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import { sql } from '#server/db/sql.ts';
import type { Db } from '#server/db/transaction.ts';
import { isSeenTalent } from '#server/features/people/talent/policy.ts';
import { type ProjectActor, visibleProjects } from '#server/features/projects/project/policy.ts';
import { NOT_AVAILABLE } from '#texts/kernel/not-available.ts';
import { findCalledTo } from './called-to.ts';
import { IS_CANDIDATE, invitationSubject, type LoadedInvitation, loadInvitations } from './load-invitation.ts';

type Shown = Omit<InvitationRow, 'due_date' | 'actions'>;

// True while the talent may still come to the audition. Members who cast see the talent's access needs only then.
const COMES = sql<boolean>`(v.status in ('invited', 'accepted') and p.status in ('casting', 'active') and ${IS_CANDIDATE})`;

/**
 * The invitations that meet `where`, in which `v` is the invitation and `p` its project, as shown to the company.
 * Another text replaces the name of a talent whom the actor may not see.
 */
async function findRows(
  db: Db,
  actor: ProjectActor,
  where: ReturnType<typeof sql>,
  page: number,
  moment: Moment,
): Promise<InvitationRow[]> {
  const { rows } = await sql<Shown>`
    select v.id, v.audition_id, v.candidate_id, t.id as talent_id, coalesce(t.name, ${NOT_AVAILABLE}) as talent_name,
      t.profile_image as talent_image, v.role_id, r.title as role_title, v.status, v.message, v.answer_message,
      v.invited_date, v.seen_date, v.answered_date, v.asked_time_date, v.asked_time_message, v.reminded_date,
      v.sent_in_date, case when ${casts(actor)} and ${COMES} then v.access_needs else '' end as access_needs
    from invitations v join projects p on p.id = v.project_id join project_roles r on r.id = v.role_id
      join candidates k on k.id = v.candidate_id
      left join lateral (
        select seen.id, btrim(seen.first_name || ' ' || seen.last_name) as name, seen.profile_image
        from talents seen where seen.id = v.talent_id and ${isSeenTalent('seen', actor, moment.today)}) t on true
    where ${where} and ${visibleProjects(actor)}
    order by r.role_index, talent_name, v.id ${pageOfRows(page, PAGE_SIZE)}`.execute(db);
  const loaded = await loadInvitations(db, sql`v.id = any(${rows.map(({ id }) => id)}::uuid[])`);
  const by = new Map(loaded.map((one): [string, LoadedInvitation] => [one.id, one]));
  return rows.flatMap((row) => {
    const found = by.get(row.id);
    if (!found) return [];
    const actions = commandsNow(invitationWorkflow, invitationSubject(found, moment), actor, moment);
    return [{ ...row, due_date: found.due_date, actions }];
  });
}

/** A page of the invitations to an audition, without withdrawn ones; refused if the actor may not see the audition. */
export async function listCalled(db: Db, actor: ProjectActor, audition_id: string, page: number, moment: Moment) {
  if (!(await findCalledTo(db, actor, audition_id))) return refuse('not_found');
  const where = sql`v.audition_id = ${audition_id} and v.status <> 'withdrawn'`;
  const [items, count] = await Promise.all([
    findRows(db, actor, where, page, moment),
    sql<{ total: number }>`select count(*) as total from invitations v where ${where}`.execute(db),
  ]);
  return { items, page, page_size: PAGE_SIZE, total: count.rows[0]?.total ?? 0 };
}

/** One invitation, as shown to the company. */
export async function showCalled(db: Db, actor: ProjectActor, id: string, moment: Moment) {
  const [row] = await findRows(db, actor, sql`v.id = ${id}`, 1, moment);
  return row ?? refuse('not_found');
}
