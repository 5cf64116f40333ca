import { readTerms } from '#contract/deal/terms.ts';
import type {
  CandidateSource,
  ClientDecision,
  InterestStatus,
  ReactingCandidate,
} from '#domain/casting/candidate/candidate.workflow.ts';
import { USUAL_OUTCOME } from '#domain/casting/closing/closing.rules.ts';
import type { Terms } from '#domain/deal/terms/terms.ts';
import type { Ore } from '#domain/kernel/money/ore.ts';
import type { ProjectStatus, ProjectStep } from '#domain/projects/project/project-states.ts';
import { sql } from '#server/db/sql.ts';
import type { Db, Trx } from '#server/db/transaction.ts';
import { type CandidateActor, HAS_BLOCKED, visibleCandidates } from '#server/features/casting/candidate/policy.ts';
import { PLACES_LEFT } from '#server/features/projects/project/queries/places.ts';
import { HAS_SUGGESTED, LEFT_PLACE } from './left-place.ts';

/** A candidate with its project, role and people, and the facts for its guards. */
export interface LoadedCandidate extends ReactingCandidate {
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
  unreached_date: string | null;
  closed_date: string | null;
  kept_booking_count: number;
  /** True while the candidate's booking waits for a document or consent that a minor needs. */
  is_waiting: boolean;
  project_status: ProjectStatus;
  project_step: ProjectStep;
  project_title: string;
  decision_by: string | null;
  company_name: string;
  role_title: string;
  role_headcount: number;
  role_approved_count: number;
  talent_name: string;
  is_verified: boolean;
  is_suspended: boolean;
  birth_date: string | null;
  guardian_consent_date: string | null;
  /** The terms as sent to the talent. */
  terms: Terms;
  /** Version of the terms, counted from 1. */
  terms_version: number;
  source: CandidateSource;
  /** Addresses of the guardians who have given consent; empty if there are none. */
  guardian_emails: string[];
}

const selection = sql`
  select k.id, k.project_id, k.role_id, k.role_index, k.talent_id, p.company_id, k.interest_status, k.client_decision,
    k.consideration, k.is_deleted, k.day_fee_ore, k.answer_by, k.unreached_date, k.answered_date, k.reminded_date, k.closed_date,
    p.status as project_status, p.current_step as project_step, p.title as project_title, p.decision_by,
    c.name as company_name, k.terms ->> 'role_title' as role_title, ${PLACES_LEFT} as role_headcount,
    (select count(*) from candidates o where o.project_id = k.project_id and o.role_index = k.role_index
      and o.client_decision = 'approved' and not o.is_deleted and o.id <> k.id) as role_approved_count,
    btrim(t.first_name || ' ' || t.last_name) as talent_name, t.is_verified, (t.standing <> 'active' or t.is_leaving) as is_suspended, t.birth_date,
    t.guardian_consent_date, k.terms, k.terms_version, k.source, k.role_terms_version = r.terms_version as has_current_terms,
    (select count(*) from bookings b where b.candidate_id = k.id and b.status <> 'cancelled') as kept_booking_count,
    exists (select from bookings b where b.candidate_id = k.id and b.status = 'waiting') as is_waiting,
    k.source = 'announcement' and k.announcement_told_date is null and k.closed_date is null and not exists (
      select from announcements a where a.role_id = k.role_id and a.status = 'published') as has_unheard_close,
    array(select g.guardian_email from guardian_consents g where g.talent_id = t.id and g.status = 'given'
      order by g.place) as guardian_emails,
    (select jsonb_build_object('outcome', said.outcome, 'text', x.texts ->> said.outcome)
      from closings x left join closing_answers a on a.closing_id = x.id and a.candidate_id = k.id
        cross join lateral (select case when a.closing_id is null then ${USUAL_OUTCOME} else a.outcome end as outcome) said
      where x.role_id = k.role_id and x.status = 'done' and said.outcome is not null) as closing_answer, ${LEFT_PLACE}, ${HAS_BLOCKED} as is_blocked, ${HAS_SUGGESTED} as has_suggested
  from candidates k
    join projects p on p.id = k.project_id
    join companies c on c.id = p.company_id
    join project_roles r on r.id = k.role_id
    join talents t on t.id = k.talent_id`;

const readCandidate = (row: LoadedCandidate): LoadedCandidate => ({ ...row, terms: readTerms(row.terms) });

/** One candidate with the facts for its guards and events; null if the actor may not see it. */
export async function loadCandidate(db: Db, actor: CandidateActor, id: string): Promise<LoadedCandidate | null> {
  const { rows } = await sql<LoadedCandidate>`${selection} where k.id = ${id} and ${visibleCandidates(actor)}`.execute(
    db,
  );
  return rows[0] ? readCandidate(rows[0]) : null;
}

/**
 * The candidates that meet `where`, in which `k` is the candidate, without a check of the actor's rights. Ordered by
 * talent, so that all transactions lock in the same order.
 */
export async function loadCandidates(db: Db, where: ReturnType<typeof sql>): Promise<LoadedCandidate[]> {
  const { rows } = await sql<LoadedCandidate>`${selection} where ${where} order by k.talent_id, k.id`.execute(db);
  return rows.map(readCandidate);
}

/**
 * Locks the project of a candidate before the candidate is read: exclusively for commands of the company and deadlines
 * of counter-offers, so that two decisions cannot fill one place, and shared for a candidate's own deadlines. Answers
 * use `lockForAnswer`.
 */
export async function lockProjectOf(trx: Trx, candidate_id: string, strength: 'share' | 'update'): Promise<void> {
  await sql`select p.id from projects p join candidates k on k.project_id = p.id where k.id = ${candidate_id}
    ${strength === 'share' ? sql`for share of p` : sql`for no key update of p`}`.execute(trx);
}

/**
 * Takes the locks of a talent's answer, in this order, by one call (server/db/functions/lock-for-answer.sql):
 *
 * - The project. A yes to an order, or of a replacement, fills a place at once, so these answers lock the project
 *   exclusively, and the second of two reads the first. Other answers share the lock.
 * - The talent, so that a guardian's simultaneous withdrawal of consent waits for the answer, and then ends the request
 *   even if the answer was yes. The lock is exclusive: a no also ends an option, which needs an exclusive lock, and two
 *   answers with shared locks would deadlock.
 * - The company of a replacement, which is booked at once: a company that is being suspended must not book.
 */
export const lockForAnswer = (trx: Trx, candidate_id: string, talent_id: string) =>
  sql`select lock_for_answer(${candidate_id}, ${talent_id})`.execute(trx);
