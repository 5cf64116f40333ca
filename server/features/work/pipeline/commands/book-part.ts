import { sql } from 'kysely';
import type { Ordered } from '#domain/casting/sign-off/ordered.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { SYSTEM } from '#server/actor.ts';
import { send, type Trx } from '#server/db/transaction.ts';
import { candidateObject } from '#server/features/casting/candidate/lifecycle.ts';
import { type LoadedCandidate, loadCandidates } from '#server/features/casting/candidate/queries/load-candidate.ts';
import { explain } from '#server/features/projects/project/commands/explain-refusal.ts';
import { lockPeople } from '#server/features/projects/project/commands/lock-people.ts';
import { moveProject } from '#server/features/projects/project/commands/move-project.ts';
import { openBookedPart, openRoles } from '#server/features/projects/project/commands/open-booked-part.ts';
import { projectObject } from '#server/features/projects/project/lifecycle.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import {
  type LoadedProject,
  loadProject,
  lockProject,
} from '#server/features/projects/project/queries/load-project.ts';
import { move, moveMany } from '#server/lifecycle/run.ts';
import { carryOver } from './carry-over.ts';

/** Books people of a loaded, locked project in the part of its production in step 5. */
async function book(
  trx: Trx,
  actor: ProjectActor,
  project: LoadedProject,
  people: readonly LoadedCandidate[],
  moment: Moment,
) {
  const part_id = await openBookedPart(trx, actor, project, moment);
  if (isRefusal(part_id)) return part_id;
  const coming = new Map<string, number>();
  for (const { role_id } of people) coming.set(role_id, (coming.get(role_id) ?? 0) + 1);
  const roles = await openRoles(trx, part_id, coming);
  const ids = people.map(({ id }) => id);
  await carryOver(trx, ids, part_id, roles);
  // The people have left the project when its reactions count the places that are left in each role.
  const common = { actor, moment, words: {} } as const;
  const moved = await move(trx, { noun: 'project', command: 'book-part', object: projectObject(project), ...common });
  if (isRefusal(moved)) return moved;
  const objects = (await loadCandidates(trx, sql`k.id = any(${ids}::uuid[])`)).map(candidateObject);
  return moveMany(trx, { noun: 'candidate', command: 'split-off', objects, ...common, actor: SYSTEM });
}

/**
 * Books these approved candidates of a project and nobody else; the rest of the project goes on casting. Only people
 * who wait for a role without a place left get an answer.
 */
async function bookPart(trx: Trx, actor: ProjectActor, id: string, candidate_ids: readonly string[], moment: Moment) {
  await lockProject(trx, actor, id);
  await lockPeople(trx, id);
  const project = await loadProject(trx, actor, id);
  if (!project) return refuse('not_found');
  if (project.status !== 'casting') return refuse('not_allowed_now');
  const asked = [...new Set(candidate_ids)];
  const people = await loadCandidates(
    trx,
    sql`k.project_id = ${id} and k.id = any(${asked}::uuid[]) and k.client_decision = 'approved' and not k.is_deleted`,
  );
  // Another member has booked one of them meanwhile, or has taken the decision back.
  if (people.length < asked.length) return refuse('changed_meanwhile');
  return book(trx, actor, project, people, moment);
}

/** Gives up the empty places of the booked parts for the roles of a part that no longer casts. */
const giveUpPlaces = (trx: Trx, { id }: LoadedProject) =>
  send(
    trx,
    sql`
      update project_roles twin set headcount = greatest(1, (
        select count(*) filter (where k.client_decision = 'approved')
          -- A place for which replacements are asked is not empty.
          + count(distinct k.replaces_booking_id) filter (where k.client_decision is null and k.closed_date is null)
        from candidates k where k.role_id = twin.id and not k.is_deleted))
      from project_roles r, projects part
      where r.project_id = ${id} and twin.plan_id = r.plan_id and twin.id <> r.id
        and part.id = twin.project_id and part.status = 'active'`,
  );

/**
 * Ends the casting of a part whose production has booked people: books all approved candidates with them, and answers
 * everybody else.
 */
async function bookRest(
  trx: Trx,
  actor: ProjectActor,
  project: LoadedProject,
  accepts_short_roles: boolean,
  moment: Moment,
) {
  const approved = await loadCandidates(
    trx,
    sql`k.project_id = ${project.id} and k.client_decision = 'approved' and not k.is_deleted`,
  );
  const booked = approved.length === 0 || (await book(trx, actor, project, approved, moment));
  if (isRefusal(booked)) return booked;
  const object = projectObject(project, accepts_short_roles);
  const ended = await move(trx, { noun: 'project', command: 'end-casting', object, actor, moment, words: {} });
  if (isRefusal(ended)) return explain(ended, project);
  giveUpPlaces(trx, project);
  return true;
}

/** The data of an activation: with `candidate_ids`, only these people are booked and the rest goes on casting. */
export type Activation = Extract<Ordered, { readonly what: 'activate' }>['input'];

/** Books people of a project: some of them now, or all approved ones, with an answer to everybody else. */
export async function activate(
  trx: Trx,
  actor: ProjectActor,
  id: string,
  { accepts_short_roles, candidate_ids }: Activation,
  moment: Moment,
) {
  if (candidate_ids) return bookPart(trx, actor, id, candidate_ids, moment);
  await lockProject(trx, actor, id);
  await lockPeople(trx, id);
  const project = await loadProject(trx, actor, id);
  if (project?.production_id && project.status === 'casting')
    return bookRest(trx, actor, project, accepts_short_roles, moment);
  return moveProject(trx, actor, id, { command: 'activate', words: {}, accepts_short_roles }, moment);
}
