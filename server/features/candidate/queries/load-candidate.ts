import { sql } from 'kysely';
import type { CandidateSubject, ClientDecision, InterestStatus } from '#domain/candidate/candidate.workflow.ts';
import type { Ore } from '#domain/money/ore.ts';
import type { CandidatePayload } from '#domain/notification/payload.ts';
import type { ProjectStatus, ProjectStep } from '#domain/project/project.workflow.ts';
import { spanOfTerms, type Terms } from '#domain/terms/terms.ts';
import { dayOf } from '#domain/time/day.ts';
import type { Db, Trx } from '../../../db/transaction.ts';
import type { Concerned } from '../../../events/record-event.ts';
import { type CandidateActor, visibleCandidates } from '../policy.ts';

/** A candidate with its project, role and people; it holds all that the guards look at. */
export interface LoadedCandidate extends CandidateSubject {
  id: string;
  project_id: string;
  role_id: string;
  role_index: number;
  talent_id: string;
  company_id: string;
  interest_status: InterestStatus;
  client_decision: ClientDecision | null;
  is_deleted: boolean;
  day_fee_ore: Ore;
  answer_by: string;
  answered_date: string | null;
  reminded_date: string | null;
  closed_date: string | null;
  project_status: ProjectStatus;
  project_step: ProjectStep;
  project_title: string;
  decision_by: string | null;
  company_name: string;
  role_title: string;
  role_headcount: number;
  role_approved_count: number;
  talent_name: string;
  birth_date: string | null;
  guardian_consent_date: string | null;
  /** As they were sent. */
  terms: Terms;
}

const selection = sql`
  select k.id, k.project_id, k.role_id, k.role_index, k.talent_id, p.company_id, k.interest_status, k.client_decision,
    k.is_deleted, k.day_fee_ore, k.answer_by, k.answered_date, k.reminded_date, k.closed_date,
    p.status as project_status, p.current_step as project_step, p.title as project_title, p.decision_by,
    c.name as company_name, k.terms ->> 'role_title' as role_title, r.headcount as role_headcount,
    (select count(*) from candidates o where o.project_id = k.project_id and o.role_index = k.role_index
      and o.client_decision = 'approved' and not o.is_deleted and o.id <> k.id) as role_approved_count,
    btrim(t.first_name || ' ' || t.last_name) as talent_name, t.birth_date, t.guardian_consent_date, k.terms
  from candidates k
    join projects p on p.id = k.project_id
    join companies c on c.id = p.company_id
    join project_roles r on r.id = k.role_id
    join talents t on t.id = k.talent_id`;

/** One candidate with all that its guards and its payload need; null when it does not exist for this actor. */
export async function loadCandidate(db: Db, actor: CandidateActor, id: string): Promise<LoadedCandidate | null> {
  const { rows } = await sql<LoadedCandidate>`${selection} where k.id = ${id} and ${visibleCandidates(actor)}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Every candidate of a project, for what is done to all of them. In the order of people, so that two transactions lock alike. */
export async function loadCandidatesOf(db: Db, project_id: string): Promise<LoadedCandidate[]> {
  const { rows } =
    await sql<LoadedCandidate>`${selection} where k.project_id = ${project_id} order by k.talent_id, k.id`.execute(db);
  return rows;
}

/**
 * Locks the project of a candidate before the candidate is read. Answers share the lock; decisions and activation have
 * it alone. So nobody can take a yes back while the project is being activated, and no two decisions fill one place.
 */
export async function lockProjectOf(trx: Trx, candidate_id: string, strength: 'share' | 'update'): Promise<void> {
  await sql`select p.id from projects p join candidates k on k.project_id = p.id where k.id = ${candidate_id}
    ${strength === 'share' ? sql`for share of p` : sql`for update of p`}`.execute(trx);
}

/** The names and terms that go with an event. */
export function candidatePayload(
  candidate: LoadedCandidate,
  words: { message?: string | undefined; reason?: string | null; answer_by?: string; now?: string } = {},
): CandidatePayload {
  return {
    project_title: candidate.project_title,
    company_name: candidate.company_name,
    talent_name: candidate.talent_name,
    role_title: candidate.role_title,
    day_fee_ore: candidate.day_fee_ore,
    ...spanOfTerms(candidate.terms),
    answer_by: words.answer_by ?? candidate.answer_by,
    decision_by: candidate.decision_by,
    message: words.message || null,
    reason: words.reason || null,
    is_late: words.now !== undefined && dayOf(words.now) > candidate.answer_by,
  };
}

/** Whom an event of this candidate concerns. */
export function candidateConcerned(candidate: LoadedCandidate): Concerned {
  const { company_id, project_id, talent_id, id } = candidate;
  return { company_id, project_id, talent_id, candidate_id: id };
}
