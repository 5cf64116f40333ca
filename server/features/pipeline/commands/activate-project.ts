import { sql } from 'kysely';
import type { ErrorCode } from '#contract/errors.ts';
import { isRefusal, type Refusal } from '#domain/refusal.ts';
import type { Moment } from '#domain/time/day.ts';
import type { Trx } from '../../../db/transaction.ts';
import { make } from '../../../db/transition-runner.ts';
import { SYSTEM } from '../../../http/actor.ts';
import { moveLoaded } from '../../candidate/commands/move-candidate.ts';
import { candidateConcerned, type LoadedCandidate, loadCandidatesOf } from '../../candidate/queries/load-candidate.ts';
import { moveProject } from '../../project/commands/move-project.ts';
import type { ProjectActor } from '../../project/policy.ts';

/** One booking for each span of days. The database refuses the whole activation when one of them overlaps another. */
async function book(
  trx: Trx,
  actor: ProjectActor,
  candidate: LoadedCandidate,
  moment: Moment,
): Promise<true | Refusal<ErrorCode>> {
  const { role_id, talent_id, company_id, project_id, day_fee_ore } = candidate;
  for (const { kind, starts_on, ends_on } of candidate.terms.days) {
    const { project_title, company_name, talent_name, role_title } = candidate;
    const made = await make(trx, {
      noun: 'booking',
      actor,
      moment,
      values: {
        candidate_id: candidate.id,
        project_id,
        role_id,
        company_id,
        talent_id,
        kind,
        starts_on,
        ends_on,
        day_fee_ore,
        created_date: moment.now,
      },
      concerned: candidateConcerned(candidate),
      payload: { project_title, company_name, talent_name, role_title, starts_on, ends_on, day_fee_ore, reason: null },
    });
    if (isRefusal(made)) return made;
  }
  return moveLoaded(trx, SYSTEM, candidate, { command: 'book' }, moment);
}

/** True for a candidate that still waits for an answer from the company. */
export function awaitsAnswer(candidate: LoadedCandidate): boolean {
  return (
    !candidate.is_deleted &&
    candidate.closed_date === null &&
    candidate.client_decision !== 'approved' &&
    candidate.interest_status !== 'not_interested'
  );
}

/**
 * Step 4 to 5: books everybody approved and answers everybody else, or does nothing at all. People are locked in the
 * order of their ids before the first booking, so that two companies booking the same people wait for each other
 * instead of deadlocking; the overlap itself is the database's to refuse.
 */
export async function activateProject(
  trx: Trx,
  actor: ProjectActor,
  id: string,
  accepts_short_roles: boolean,
  moment: Moment,
): Promise<true | Refusal<ErrorCode>> {
  const project = await moveProject(trx, actor, id, { command: 'activate', accepts_short_roles }, moment);
  if (isRefusal(project)) return project;
  const candidates = (await loadCandidatesOf(trx, id)).filter((candidate) => !candidate.is_deleted);
  const approved = candidates.filter((candidate) => candidate.client_decision === 'approved');
  const people = approved.map((candidate) => candidate.talent_id);
  await sql`select id from talents where id = any(${people}::uuid[]) order by id for no key update`.execute(trx);
  for (const candidate of approved) {
    const booked = await book(trx, actor, candidate, moment);
    if (isRefusal(booked)) return booked;
  }
  for (const candidate of candidates.filter(awaitsAnswer)) {
    const closed = await moveLoaded(
      trx,
      SYSTEM,
      candidate,
      { command: 'close', values: { closed_date: moment.now } },
      moment,
    );
    if (isRefusal(closed)) return closed;
  }
  return true;
}
