import type { SqlBool } from 'kysely';
import { sql } from '#server/db/sql.ts';
import { visibleCandidates } from '#server/features/casting/candidate/policy.ts';
import { IS_ASKING } from '#server/features/casting/candidate/queries/left-place.ts';
import { isSeenId } from '#server/features/people/talent/policy.ts';
import { EVERYTHING, NOTHING, type RecordSource } from './source.ts';

/**
 * The standing of a request as its talent may know it: `requestStanding` of the domain in SQL, on `k` (candidates) and
 * `p` (projects). A test compares the two for every state. The standing reveals nothing that the talent has not been
 * told.
 */
export const STANDING = sql<string>`case
  when k.is_deleted then 'withdrawn'
  when k.interest_status = 'not_interested' then 'declined_by_talent'
  when p.status = 'cancelled' then 'cancelled'
  when k.closed_date is not null then 'not_chosen'
  when not ${IS_ASKING} and k.client_decision is distinct from 'approved' then 'not_chosen'
  when p.status = 'completed' then 'done'
  when not ${IS_ASKING} then 'booked'
  when k.interest_status = 'pending' then 'to_answer'
  when k.interest_status = 'overdue_interest' then 'overdue'
  else 'waiting_for_decision' end`;

/**
 * The time of the latest event that the talent knows of. The row's `updated_date` changes with every decision and note
 * of the company, so it would reveal a decision too early.
 */
const TOLD_DATE = sql`greatest(k.created_date, k.answered_date, k.seen_date, k.reminded_date, k.closed_date)`;

/**
 * The decision once the talent has been told (docs/decisions/0007); every talent who was not chosen reads the same
 * word.
 */
const TOLD_DECISION = sql`case when ${STANDING} in ('booked', 'done') then 'approved' when ${STANDING} = 'not_chosen' then 'rejected' end`;

export const candidateSource: RecordSource = {
  from: sql`candidates k join projects p on p.id = k.project_id`,
  alias: 'k',
  derived: (actor, { today }) => {
    if (actor.role === 'talent') {
      return { candidate_id: sql.ref('k.talent_id'), client_decision: TOLD_DECISION, updated_date: TOLD_DATE };
    }
    const ownNote = sql`from candidate_notes n where n.candidate_id = k.id and n.account_id = ${actor.account_id}`;
    const isSeen = isSeenId(sql.ref('k.talent_id'), actor, today);
    return {
      candidate_id: sql`case when ${isSeen} then k.talent_id end`,
      answer_message: sql`case when ${isSeen} and not k.is_answer_held then k.answer_message else '' end`,
      note: sql`coalesce((select n.note ${ownNote}), '')`,
      stars: sql`(select n.stars ${ownNote})`,
    };
  },
  visible: visibleCandidates,
};

export const requestSource: RecordSource = {
  from: sql`candidates k join projects p on p.id = k.project_id join companies c on c.id = p.company_id
    join project_roles r on r.id = k.role_id`,
  alias: 'k',
  derived: () => ({
    project_title: sql.ref('p.title'),
    production_type: sql.ref('p.production_type'),
    company_name: sql.ref('c.name'),
    role_title: sql.ref('r.title'),
    municipality_id: sql.ref('p.municipality_id'),
    place: sql.ref('p.place'),
    decision_by: sql.ref('p.decision_by'),
    standing: STANDING,
    updated_date: TOLD_DATE,
  }),
  visible: (actor) => (actor.role === 'company' ? NOTHING : visibleCandidates(actor)),
};

export const assignmentSource: RecordSource = {
  from: sql`bookings b join projects p on p.id = b.project_id join companies c on c.id = b.company_id
    join project_roles r on r.id = b.role_id`,
  alias: 'b',
  derived: () => ({
    related_candidate_status_id: sql.ref('b.candidate_id'),
    project_title: sql.ref('p.title'),
    company_name: sql.ref('c.name'),
    role_title: sql.ref('r.title'),
    municipality_id: sql.ref('p.municipality_id'),
    place: sql.ref('p.place'),
  }),
  visible: (actor) => {
    if (actor.role === 'admin') return EVERYTHING;
    return actor.role === 'talent' ? sql<SqlBool>`b.talent_id = ${actor.talent_id}` : NOTHING;
  },
};
