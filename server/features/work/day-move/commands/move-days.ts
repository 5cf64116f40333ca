import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { spanOfTerms } from '#domain/deal/terms/days.ts';
import type { DayMove } from '#domain/deal/terms/move-days.ts';
import { termsOf } from '#domain/deal/terms/written-terms.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { SYSTEM } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { giveTerms, keepTerms, renewTerms } from '#server/features/casting/candidate/commands/renew-terms.ts';
import { candidateObject } from '#server/features/casting/candidate/lifecycle.ts';
import { rolesOfOtherDays, writeMovedDays } from '#server/features/projects/project/commands/move-dates.ts';
import { projectObject } from '#server/features/projects/project/lifecycle.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { loadProject } from '#server/features/projects/project/queries/load-project.ts';
import { offerVersions } from '#server/features/work/agreement/commands/offer-versions.ts';
import { lockAgreements } from '#server/features/work/agreement/queries/load-agreement.ts';
import {
  ofProduction,
  type PlannedMove,
  type PlannedPerson,
  planMove,
  termsAfter,
} from '#server/features/work/day-move/queries/plan-move.ts';
import { move, moveMany } from '#server/lifecycle/run.ts';
import { movesText } from '#texts/work/day-move-words.ts';
import { copySheets } from './copy-sheets.ts';
import { movePlaces } from './move-places.ts';

export interface MoveOfDays {
  readonly moves: readonly DayMove[];
  /** The words of the company to all; people under 18 do not get them. */
  readonly message: string;
  /** Last ISO day to answer for people who are asked. */
  readonly answer_by: string;
  /** Revision of the project on the caller's screen. */
  readonly revision: number;
}

/**
 * Locks all parts of the production, the part that casts first, as bookings of a part do, and then the agreements of the
 * part in step 5. A signature, a report, a cancellation and another move wait, and then read the result of this one.
 */
async function holdProduction(trx: Trx, actor: ProjectActor, project_id: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select p.id from projects p where ${ofProduction(actor, project_id)}
    order by p.status = 'active', p.id for no key update`.execute(trx);
  const { rows: agreements } = await sql<{ id: string }>`
    select a.id from agreements a join candidates k on k.id = a.candidate_id
    where a.project_id = any(${rows.map(({ id }) => id)}::uuid[]) and k.client_decision = 'approved' and not k.is_deleted
      and a.kind = 'work'`.execute(trx);
  await lockAgreements(
    trx,
    agreements.map(({ id }) => id),
  );
}

/** Offers the booked people of a part the moved days, and tells each of them at once. */
async function moveBooked(
  trx: Trx,
  actor: ProjectActor,
  project_id: string,
  people: readonly PlannedPerson[],
  message: string,
  moment: Moment,
) {
  const offers = people.flatMap(({ offer }) => offer ?? []);
  const offered = await offerVersions(trx, actor, project_id, offers, moment);
  if (isRefusal(offered)) return offered;
  const told = Map.groupBy(people, ({ before, after }) => movesText(before.days, after.days));
  for (const [moves, group] of told) {
    const moved = await moveMany(trx, {
      noun: 'candidate',
      command: 'hear-move',
      objects: group.map(({ candidate }) => candidateObject(candidate)),
      actor: SYSTEM,
      moment,
      words: { moves, reason: message || null },
    });
    if (isRefusal(moved)) return moved;
  }
  return true;
}

const replacementsIn = (people: readonly PlannedPerson[]) =>
  people.filter(({ candidate }) => candidate.is_replacement && candidate.client_decision === null);

/** Sends moved days to the people who are asked to step in. */
async function moveReplacements(
  trx: Trx,
  actor: ProjectActor,
  { before, after }: PlannedMove['parts'][number],
  people: readonly PlannedPerson[],
  { id: day_move_id, message: reason, answer_by }: MoveOfDays & { readonly id: string },
  moment: Moment,
) {
  const asked = replacementsIn(people);
  await keepTerms(
    trx,
    asked.map(({ candidate }) => candidate.id),
    moment,
  );
  const changed = new Set(rolesOfOtherDays(before, after).map(({ id }) => id));
  for (const { candidate, before: known, after: terms } of asked) {
    const role = before.roles.find(({ id }) => id === candidate.role_id);
    const role_terms_version = (role?.terms_version ?? 0) + (changed.has(candidate.role_id) ? 1 : 0);
    const given = { terms, role_terms_version, changes: movesText(known.days, terms.days) };
    const told = await giveTerms(trx, actor, [candidate], given, { answer_by, reason, day_move_id }, moment);
    if (isRefusal(told)) return told;
  }
  return true;
}

/** Sends moved days to the people who are asked by a part that casts. */
function moveAsked(
  trx: Trx,
  actor: ProjectActor,
  { before, after }: PlannedMove['parts'][number],
  { moves, message, answer_by }: MoveOfDays,
  day_move_id: string,
  moment: Moment,
) {
  const changes = rolesOfOtherDays(before, after).map((role) => {
    const old = before.roles.find(({ id }) => id === role.id) ?? role;
    const terms = termsOf(after, role);
    return {
      role_id: role.id,
      termsFor: (candidate: Parameters<typeof termsAfter>[0]) => termsAfter(candidate, terms, moves),
      role_terms_version: role.terms_version + 1,
      changes: movesText(termsOf(before, old).days, terms.days),
    };
  });
  return renewTerms(trx, actor, changes, { answer_by, reason: message, day_move_id }, moment);
}

/**
 * Moves days of a production, all or nothing: its own days, call sheets and roles at once, booked people by a new
 * version of their agreements, asked people by new terms. People who cannot be moved keep their days. Pressed twice, the
 * second call is refused, because the first has raised the revision.
 */
export async function moveDaysOfAll(
  trx: Trx,
  actor: ProjectActor,
  project_id: string,
  input: MoveOfDays,
  moment: Moment,
) {
  const { moves, message, answer_by, revision } = input;
  await holdProduction(trx, actor, project_id);
  const id = randomUUID();
  const opened = await loadProject(trx, actor, project_id);
  if (!opened) return refuse('not_found');
  if (opened.revision !== revision) return refuse('changed_meanwhile');
  const plan = await planMove(trx, actor, project_id, moves, id, moment);
  if (isRefusal(plan)) return plan;
  const moved = plan.people.filter(({ hindrance }) => hindrance === null);
  if (moved.some(({ is_booked }) => !is_booked) && answer_by < moment.today) return refuse('answer_day_passed');
  // A person who steps in answers before the first day.
  if (replacementsIn(moved).some(({ after }) => answer_by > (spanOfTerms(after).first_day ?? answer_by)))
    return refuse('answer_day_late');
  const { company_id, production_id } = opened;
  await trx
    .insertInto('day_moves')
    .values({
      id,
      company_id,
      production_id: production_id ?? project_id,
      moves: JSON.stringify(moves),
      message,
      created_date: moment.now,
    })
    .execute();
  for (const part of plan.parts) {
    const done = await movePart(trx, actor, part, plan, { ...input, id }, moment);
    if (isRefusal(done)) return done;
  }
  const booked_count = moved.filter(({ is_booked }) => is_booked).length;
  const kept_count = plan.people.length - moved.length;
  return { booked_count, asked_count: moved.length - booked_count, kept_count };
}

async function movePart(
  trx: Trx,
  actor: ProjectActor,
  part: PlannedMove['parts'][number],
  { people }: PlannedMove,
  { id, ...input }: MoveOfDays & { readonly id: string },
  moment: Moment,
) {
  const { before, after } = part;
  const given = await move(trx, {
    noun: 'project',
    command: 'move-days',
    object: projectObject(before),
    actor,
    moment,
    words: { moves: movesText(before.dates, after.dates) },
  });
  if (isRefusal(given)) return given;
  if (before.status !== 'active') {
    // The role gets its new version last: until then the candidates know its present terms.
    const asked = await moveAsked(trx, actor, part, input, id, moment);
    if (!isRefusal(asked)) await writeMovedDays(trx, actor, before, after, moment);
    return asked;
  }
  const here = people.filter(({ candidate }) => candidate.project_id === before.id);
  const asked = await moveReplacements(trx, actor, part, here, { ...input, id }, moment);
  if (isRefusal(asked)) return asked;
  await movePlaces(trx, before.id, input.moves);
  await writeMovedDays(trx, actor, before, after, moment);
  await copySheets(trx, actor, before, input.moves, moment);
  const booked = here.filter(({ offer }) => offer !== null);
  return moveBooked(trx, actor, before.id, booked, input.message, moment);
}
