import { sql } from 'kysely';
import { requestMessageTo } from '#domain/casting/candidate/candidate.rules.ts';
import type { PayFacts } from '#domain/deal/price/pay-facts.ts';
import { lacksOfRole } from '#domain/deal/terms/terms-lacks.ts';
import { termsOf } from '#domain/deal/terms/written-terms.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { stopsIn } from '#domain/projects/project/human-limits.ts';
import { requestLimits } from '#domain/projects/project/request-limits.ts';
import type { Trx } from '#server/db/transaction.ts';
import { candidateFor } from '#server/features/casting/candidate/commands/make-candidate.ts';
import { isRoleClosed } from '#server/features/casting/closing/queries/load-closings.ts';
import { findPayFacts } from '#server/features/people/payment/queries/talent-price.ts';
import { isFoundBy, isSeenTalent } from '#server/features/people/talent/policy.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import {
  holdProject,
  type LoadedProject,
  type LoadedRole,
} from '#server/features/projects/project/queries/load-project.ts';
import { isAskedFor } from '#server/features/projects/project/queries/places.ts';
import { isUnchecked } from '#server/features/projects/project-check/queries/load-checks.ts';
import type { Making } from '#server/lifecycle/adapter.ts';
import { makeMany } from '#server/lifecycle/run.ts';
import { NOT_AVAILABLE } from '#texts/kernel/not-available.ts';

export interface SendRequests {
  readonly picks: readonly { readonly role_id: string; readonly talent_id: string }[];
  /** Last day to answer (ISO day). */
  readonly answer_by: string;
  /** Optional message to the talents; minors do not get it. */
  readonly message: string;
}

export interface SentRequests {
  sent_count: number;
  skipped: { talent_name: string; role_title: string; code: 'already_requested' | 'talent_not_visible' }[];
}

export interface Asked {
  talent_id: string;
  name: string;
  birth_date: string | null;
  is_visible: boolean;
  is_seen: boolean;
  /**
   * Ids of this project's roles for which the talent is a candidate and not withdrawn, also in another part of the
   * production.
   */
  asked_role_ids: string[];
}

/**
 * The talents to be asked, keyed by id. `is_visible`: the company may find the talent; `is_seen`: the actor may see the
 * talent.
 */
export async function loadAsked(
  trx: Trx,
  actor: ProjectActor,
  { id: project_id, company_id }: LoadedProject,
  talent_ids: readonly string[],
  moment: Moment,
): Promise<Map<string, Asked>> {
  const { rows } = await sql<Asked>`
    select t.id as talent_id, btrim(t.first_name || ' ' || t.last_name) as name, t.birth_date, ${isFoundBy('t', company_id, moment.today)} as is_visible,
      ${isSeenTalent('t', actor, moment.today)} as is_seen,
      array(select r.id::text from project_roles r where r.project_id = ${project_id}
        and ${isAskedFor(sql.ref('r.id'), sql.ref('t.id'))}) as asked_role_ids
    from talents t where t.id = any(${[...talent_ids]}::uuid[])`.execute(trx);
  return new Map(rows.map((row) => [row.talent_id, row]));
}

function requestOf(
  project: LoadedProject,
  role: LoadedRole,
  person: Asked,
  pay: PayFacts | null,
  { answer_by, message }: SendRequests,
  moment: Moment,
): Making<'candidate'> {
  const made = candidateFor(project, role, person, answer_by, moment);
  return {
    ...made,
    facts: { ...made.facts, pay },
    values: {
      ...made.values,
      source: project.kind === 'order' ? 'order' : 'request',
      request_message: requestMessageTo(person, message, moment.today),
    },
  };
}

/** What each asked talent is paid in each role, by role id and talent id. */
async function findPays(
  trx: Trx,
  project: LoadedProject,
  roles: readonly LoadedRole[],
  { picks }: SendRequests,
  { now }: Moment,
): Promise<Map<string, Map<string, PayFacts>>> {
  const found = await Promise.all(
    roles.map((role) => {
      const talent_ids = picks.filter(({ role_id }) => role_id === role.id).map(({ talent_id }) => talent_id);
      return findPayFacts(trx, talent_ids, { terms: termsOf(project, role), sent_date: now });
    }),
  );
  return new Map(roles.map(({ id }, at) => [id, found[at] ?? new Map()]));
}

/**
 * Asks talents for roles. A talent who cannot be asked (hidden by now, or already asked) is skipped, and named if the
 * actor may see the talent; a hidden talent looks like an unknown one. All others are asked, minors without the
 * message. A project in step 2 moves to step 3.
 */
export async function sendRequests(trx: Trx, actor: ProjectActor, id: string, terms: SendRequests, moment: Moment) {
  const project = await holdProject(trx, actor, id);
  if (!project) return refuse('not_found');
  if (project.status !== 'casting') return refuse('project_not_casting');
  if (await isUnchecked(trx, id)) return refuse('project_unchecked');
  if (terms.answer_by < moment.today) return refuse('answer_day_passed');
  const people = await loadAsked(
    trx,
    actor,
    project,
    terms.picks.map((pick) => pick.talent_id),
    moment,
  );
  const asked = new Set(terms.picks.map(({ role_id }) => role_id));
  const { rows: closed } = await sql`
    select from project_roles r where r.id = any(${[...asked]}::uuid[]) and ${isRoleClosed(sql.ref('r.id'))}`.execute(
    trx,
  );
  if (closed.length > 0) return refuse('role_closed');
  const chosen = project.roles.filter(({ id: role_id }) => asked.has(role_id));
  // The places of the role have been booked while the member was choosing.
  if (chosen.some((role) => role.booked_count >= role.headcount)) return refuse('role_full');
  const incomplete = chosen
    .map((role) => ({ title: role.title, lacks: lacksOfRole(project, role) }))
    .filter(({ lacks }) => lacks.length > 0);
  if (incomplete.length > 0) return refuse('terms_incomplete', { roles: incomplete });
  const limits = stopsIn(requestLimits(project, { ...terms, asked_on: moment.today }));
  if (limits.length > 0) return refuse('limits_broken', { limits });
  const pays = await findPays(trx, project, chosen, terms, moment);
  const skipped: SentRequests['skipped'] = [];
  const requests: { object: Making<'candidate'>; message: string | null }[] = [];
  for (const pick of terms.picks) {
    const role = project.roles.find((candidate) => candidate.id === pick.role_id);
    const person = people.get(pick.talent_id);
    if (!role) return refuse('not_found');
    if (!person?.is_seen) {
      skipped.push({ talent_name: NOT_AVAILABLE, role_title: role.title, code: 'talent_not_visible' });
      continue;
    }
    const isAsked = person.asked_role_ids.includes(role.id);
    if (isAsked || !person.is_visible) {
      const code = isAsked ? 'already_requested' : 'talent_not_visible';
      skipped.push({ talent_name: person.name, role_title: role.title, code });
      continue;
    }
    requests.push({
      object: requestOf(project, role, person, pays.get(role.id)?.get(person.talent_id) ?? null, terms, moment),
      message: requestMessageTo(person, terms.message, moment.today) || null,
    });
    person.asked_role_ids.push(role.id);
  }
  // Minors get no message, so there are at most two groups.
  for (const [message, group] of Map.groupBy(requests, (request) => request.message)) {
    const objects = group.map(({ object }) => object);
    const made = await makeMany(trx, { noun: 'candidate', objects, actor, moment, words: { message } });
    if (isRefusal(made)) return made;
  }
  await sql`delete from role_picks where project_id = ${id} and (role_id, talent_id) in (
    select role_id, talent_id from candidates where project_id = ${id} and not is_deleted)`.execute(trx);
  return { sent_count: requests.length, skipped };
}
