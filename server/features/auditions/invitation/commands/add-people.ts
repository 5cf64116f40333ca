import { randomUUID } from 'node:crypto';
import { isCalled } from '#domain/auditions/invitation/invitation.rules.ts';
import { requestMessageTo } from '#domain/casting/candidate/candidate.rules.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { sql } from '#server/db/sql.ts';
import type { Trx } from '#server/db/transaction.ts';
import { type CalledTo, lockCalledTo } from '#server/features/auditions/invitation/queries/called-to.ts';
import { invitationObject, loadInvitations } from '#server/features/auditions/invitation/queries/load-invitation.ts';
import { type LoadedCandidate, loadCandidates } from '#server/features/casting/candidate/queries/load-candidate.ts';
import { isSeenTalent } from '#server/features/people/talent/policy.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { makeMany, moveMany } from '#server/lifecycle/run.ts';

/** The refusal of a candidate who cannot be invited to an audition; null if the candidate can. */
function whyNot({ interest_status, client_decision, is_deleted, closed_date }: LoadedCandidate) {
  if (is_deleted || closed_date !== null) return refuse('role_closed');
  return interest_status === 'interested' && client_decision !== 'rejected' ? null : refuse('not_interested');
}

/**
 * True if one of these candidates can no longer be invited, because the actor may not see the talent, or the talent has
 * blocked the company. The block is checked separately, because the company still sees such a talent while a request is
 * open.
 */
async function hasUnreached(trx: Trx, actor: ProjectActor, candidates: readonly LoadedCandidate[], today: string) {
  if (candidates.some(({ is_blocked }) => is_blocked)) return true;
  const { rows } = await sql`
    select from talents t where t.id = any(${candidates.map(({ talent_id }) => talent_id)}::uuid[])
      and not ${isSeenTalent('t', actor, today)} limit 1`.execute(trx);
  return rows.length > 0;
}

/**
 * Adds candidates to an audition, with its project locked; a published audition invites them at once. The invitation of
 * a minor, or of a talent of unknown age, is stored without the message, because a company's free text is never sent to
 * minors.
 */
export async function addPeople(
  trx: Trx,
  actor: ProjectActor,
  audition_id: string,
  { candidate_ids, message }: { readonly candidate_ids: readonly string[]; readonly message: string },
  moment: Moment,
) {
  const audition: CalledTo | null = await lockCalledTo(trx, actor, audition_id);
  if (!audition) return refuse('not_found');
  if (audition.project_status !== 'casting') return refuse('project_not_casting');
  if (audition.status !== 'draft' && audition.status !== 'published') return refuse('not_allowed_now');
  const ids = [...new Set(candidate_ids)];
  const { project_id, company_id } = audition;
  const candidates = await loadCandidates(trx, sql`k.id = any(${ids}::uuid[]) and k.project_id = ${project_id}`);
  if (candidates.length < ids.length) return refuse('not_found');
  const refusal = candidates.map(whyNot).find((found) => found !== null);
  if (refusal) return refusal;
  if (await hasUnreached(trx, actor, candidates, moment.today)) return refuse('talent_not_visible');
  const added = await makeMany(trx, {
    noun: 'invitation',
    actor,
    moment,
    words: {},
    objects: candidates.map((candidate) => {
      const { id: candidate_id, role_id, talent_id, talent_name, role_title, project_title, company_name } = candidate;
      return {
        id: randomUUID(),
        values: {
          audition_id,
          candidate_id,
          role_id,
          project_id,
          company_id,
          talent_id,
          created_date: moment.now,
          message: requestMessageTo(candidate, message, moment.today),
        },
        concerned: { candidate_id, project_id, company_id, talent_id },
        facts: {
          project_title,
          company_name,
          talent_name,
          role_title,
          audition_title: audition.title,
          audition_kind: audition.kind,
          due_date: audition.deadline_date,
          decision_by: audition.decision_by,
        },
      };
    }),
  });
  if (isRefusal(added)) return added;
  if (audition.status === 'published') {
    const waiting = await loadInvitations(trx, sql`v.audition_id = ${audition_id} and v.status = 'added'`);
    const objects = waiting.filter(isCalled).map((one) => invitationObject(one, moment));
    const called = await moveMany(trx, { noun: 'invitation', command: 'invite', objects, actor, moment, words: {} });
    if (isRefusal(called)) return called;
  }
  return { added_count: candidates.length };
}
