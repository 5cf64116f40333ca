import { sql } from 'kysely';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { lacksGuardian, needsGuardian } from '#domain/people/guardian/guardian.rules.ts';
import { leadsElsewhere } from '#domain/people/profile/held-words.ts';
import type { TalentActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { findOpen } from '#server/features/casting/announcement/queries/find-open.ts';
import { candidateFor } from '#server/features/casting/candidate/commands/make-candidate.ts';
import { lookAgain } from '#server/features/people/profile/commands.ts';
import { isVisibleTalent } from '#server/features/people/talent/policy.ts';
import { loadProjects } from '#server/features/projects/project/queries/load-project.ts';
import { make } from '#server/lifecycle/run.ts';

interface Interest {
  readonly message: string;
  readonly media_ids: readonly string[];
  readonly revision: number;
}

/**
 * Locks the talent, because a guardian may withdraw consent meanwhile. Null for an unknown talent; `is_findable` is
 * false for a hidden one.
 */
async function holdTalent(trx: Trx, { talent_id }: TalentActor, { today }: Moment) {
  await sql`select from talents where id = ${talent_id} for no key update`.execute(trx);
  const { rows } = await sql<{ birth_date: string | null; guardian_consent_date: string | null; is_findable: boolean }>`
    select t.birth_date, t.guardian_consent_date, ${isVisibleTalent('t', today)} as is_findable
    from talents t where t.id = ${talent_id}`.execute(trx);
  return rows[0] ?? null;
}

/**
 * Answers an announcement for a talent; the caller has checked that the talent may read it. Locks the project, so that
 * the terms cannot change meanwhile, and an announcement that has just closed takes no answer.
 * @returns the candidate's id
 */
export async function showInterest(
  trx: Trx,
  actor: TalentActor,
  { id, project_id }: { readonly id: string; readonly project_id: string },
  { message, media_ids, revision }: Interest,
  moment: Moment,
) {
  // The first answer moves the project to its next step, which writes the row, so the lock is exclusive.
  await sql`select from projects where id = ${project_id} for no key update`.execute(trx);
  const talent = await holdTalent(trx, actor, moment);
  const [open] = await findOpen(trx, actor, sql`a.id = ${id}`, moment);
  if (!open || !talent) return refuse('not_allowed_now');
  if (open.candidate_id !== null) return refuse('already_requested');
  if (lacksGuardian(talent, moment.today)) return refuse('guardian_missing');
  if (!talent.is_findable) return refuse('not_allowed_now');
  if (open.revision !== revision) return refuse('changed_meanwhile');
  const [project] = await loadProjects(trx, sql`p.id = ${project_id}`);
  const role = project?.roles.find((one) => one.id === open.role_id);
  if (!project || !role) throw new Error('An announcement has no role');
  const object = candidateFor(project, role, { talent_id: actor.talent_id, name: actor.name }, open.closes_on, moment);
  // Pictures that are hidden or deleted, and other talents' pictures, are ignored.
  const { rows } = await sql<{ id: string }>`
    select m.id from unnest(${media_ids.slice(0, open.picture_count)}::uuid[]) with ordinality as chosen (id, place)
      join media m on m.id = chosen.id and m.is_shown and m.talent_id = ${actor.talent_id} order by chosen.place`.execute(
    trx,
  );
  // An answer of a minor, or an answer with a way to reach the talent elsewhere, may be held for review, like new text
  // in a profile (decision 0138): otherwise a company could read words in the answer that no administrator has seen.
  const isHeld = message !== '' && (needsGuardian(talent, moment.today) || leadsElsewhere(message));
  const values = {
    ...object.values,
    is_answer_held: isHeld && (await lookAgain(trx, actor.talent_id, moment, 'always')),
    source: 'announcement' as const,
    answer_message: message,
    answered_date: moment.now,
    seen_date: moment.now,
    chosen_media: rows.map((row) => row.id),
  };
  const made = await make(trx, {
    noun: 'candidate',
    command: 'show-interest',
    actor,
    moment,
    words: {},
    object: { ...object, values },
  });
  return isRefusal(made) ? made : { candidate_id: object.id };
}
