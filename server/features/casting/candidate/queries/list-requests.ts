import type { RequestDetails, RequestSummary } from '#contract/casting/candidate.ts';
import { readTerms } from '#contract/deal/terms.ts';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import { requestStanding } from '#domain/casting/candidate/candidate.rules.ts';
import type { CandidateSubject } from '#domain/casting/candidate/candidate.workflow.ts';
import { candidateWorkflow } from '#domain/casting/candidate/candidate.workflow.ts';
import { earningsOf } from '#domain/deal/price/earnings.ts';
import { sumOf } from '#domain/deal/price/lines.ts';
import { plannedWork } from '#domain/deal/price/work.ts';
import { dayCountOf } from '#domain/deal/terms/days.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { commandsNow } from '#domain/kernel/workflow/decide.ts';
import { declinedOf } from '#domain/people/talent/limits.rules.ts';
import type { TalentActor } from '#server/actor.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import { sql } from '#server/db/sql.ts';
import type { Db } from '#server/db/transaction.ts';
import { showOptions } from '#server/features/casting/option/queries/show-options.ts';
import { findTalentPrice } from '#server/features/people/payment/queries/talent-price.ts';
import { FEE_OF_TERMS } from './fee-of-terms.ts';
import { findFormerTerms } from './former-terms.ts';
import { HAS_SUGGESTED, IS_ASKING, LEFT_PLACE } from './left-place.ts';

type Group = 'to_answer' | 'answered' | 'closed';

// The list of the talent that contains the request: to answer, answered, or closed.
const GROUP = sql`case
  when k.is_deleted or k.closed_date is not null or not ${IS_ASKING} then 'closed'
  -- A replacement has to answer in time.
  when p.status = 'active' and k.interest_status = 'overdue_interest' then 'closed'
  -- A counter-offer of the talent counts as an answer until the company has answered it.
  when k.interest_status in ('pending', 'overdue_interest') and not ${HAS_SUGGESTED} then 'to_answer'
  else 'answered' end`;

const FROM = sql`candidates k join projects p on p.id = k.project_id join companies c on c.id = p.company_id
  join project_roles r on r.id = k.role_id join talents t on t.id = k.talent_id
  cross join lateral (select min(starts_on) as first_day, max(ends_on) as last_day
    from jsonb_to_recordset(k.terms -> 'days') as days (starts_on date, ends_on date)) d`;

type Row = Omit<RequestSummary, 'option' | 'standing'> & CandidateSubject & { closed_date: string | null };

const SUMMARY = sql`k.id, k.source, k.interest_status, k.client_decision, k.consideration, k.is_deleted, k.closed_date, k.closed_outcome, k.answer_by, k.reminded_date,
  ${FEE_OF_TERMS} as fee, k.created_date, p.status as project_status, p.current_step as project_step, p.title as project_title,
  p.production_type, k.terms ->> 'municipality_id' as municipality_id, p.decision_by, c.name as company_name,
  k.terms ->> 'role_title' as role_title,
  r.headcount as role_headcount, 0 as role_approved_count, true as has_current_terms, false as is_blocked, false as has_suggested, ${LEFT_PLACE}, t.is_verified, (t.standing <> 'active' or t.is_leaving) as is_suspended, t.birth_date, t.guardian_consent_date, d.first_day, d.last_day`;

const withStanding = <R extends Row>(row: R) => ({ ...row, standing: requestStanding(row) });

/** A page of a talent's requests in one of the three lists, with the count of each. */
export async function listRequests(db: Db, actor: TalentActor, group: Group, page: number, moment: Moment) {
  const [{ rows }, counted] = await Promise.all([
    sql<Row>`select ${SUMMARY} from ${FROM} where k.talent_id = ${actor.talent_id} and ${GROUP} = ${group}
      order by k.created_date desc, k.id ${pageOfRows(page, PAGE_SIZE)}`.execute(db),
    sql<{ group: Group; total: number }>`select ${GROUP} as group, count(*) as total
      from candidates k join projects p on p.id = k.project_id where k.talent_id = ${actor.talent_id} group by 1`.execute(
      db,
    ),
  ]);
  const counts = { to_answer: 0, answered: 0, closed: 0 };
  for (const row of counted.rows) counts[row.group] = row.total;
  const options = await showOptions(db, rows, actor, moment);
  const items = rows.map((row) => ({ ...withStanding(row), option: options.get(row.id) ?? null }));
  return { items, page, page_size: PAGE_SIZE, total: counts[group], counts };
}

type FromTerms = 'represents' | 'terms' | 'former' | 'declined' | 'day_count' | 'total_fee_ore' | 'price';
type DetailRow = Row &
  Omit<RequestDetails, keyof RequestSummary | 'actions' | FromTerms> & {
    terms: unknown;
    terms_date: string;
    declines: string[] | null;
  };

/** One of the talent's own requests with its full terms; null for another talent's. */
export async function findRequest(
  db: Db,
  actor: TalentActor,
  id: string,
  moment: Moment,
): Promise<RequestDetails | null> {
  const { rows } = await sql<DetailRow>`
    select ${SUMMARY}, p.description as project_description, r.description as role_description, k.terms, k.terms_version, k.terms_date, t.declines,
      c.about as company_about, c.homepage as company_homepage, c.city as company_city, k.request_message, k.answer_message, k.is_answer_held, k.answered_date, k.closed_reason,
      coalesce((select jsonb_agg(jsonb_build_object('project_title', o.title, 'starts_on', b.starts_on, 'ends_on', b.ends_on) order by b.starts_on)
        from bookings b join projects o on o.id = b.project_id
        where b.talent_id = k.talent_id and b.candidate_id <> k.id and b.status in ('waiting', 'confirmed') and exists (
          select 1 from jsonb_to_recordset(k.terms -> 'days') as s (starts_on date, ends_on date)
          where daterange(s.starts_on, s.ends_on, '[]') && daterange(b.starts_on, b.ends_on, '[]'))), '[]') as clashes,
      coalesce((select jsonb_agg(jsonb_build_object('calendar_name', f.name, 'starts_on', greatest(y.starts_on, s.starts_on),
          'ends_on', least(y.ends_on, s.ends_on)) order by s.starts_on, y.starts_on, y.id)
        from busy_spans y left join foreign_calendars f on f.id = y.calendar_id
          join jsonb_to_recordset(k.terms -> 'days') as s (starts_on date, ends_on date)
            on daterange(s.starts_on, s.ends_on, '[]') && daterange(y.starts_on, y.ends_on, '[]')
        where y.talent_id = k.talent_id), '[]') as busy,
      coalesce((select jsonb_agg(jsonb_build_object('day', h.day, 'from_time', h.from_time, 'to_time', h.to_time) order by h.day, h.from_time, h.to_time)
        from busy_hours h
        where h.talent_id = k.talent_id and exists (
          select from jsonb_to_recordset(k.terms -> 'days') as s (starts_on date, ends_on date, call_time text, end_time text)
          where h.day between s.starts_on and s.ends_on and (s.call_time is null or s.end_time is null
              or (s.call_time < h.to_time collate "C" and (s.end_time <= s.call_time collate "C" or h.from_time < s.end_time collate "C")))
            or (h.day - 1 between s.starts_on and s.ends_on and s.end_time <= s.call_time collate "C"
              and h.from_time < s.end_time collate "C"))), '[]') as busy_hours
    from ${FROM} where k.id = ${id} and k.talent_id = ${actor.talent_id}`.execute(db);
  const row = rows[0];
  if (!row) return null;
  const terms = readTerms(row.terms);
  const day_count = dayCountOf(terms);
  const options = await showOptions(db, [row], actor, moment);
  return {
    ...withStanding(row),
    option: options.get(id) ?? null,
    terms,
    declined: declinedOf(terms.content, row),
    former: await findFormerTerms(db, actor.talent_id, id),
    day_count,
    total_fee_ore: sumOf(earningsOf(terms, plannedWork(terms))),
    price: await findTalentPrice(db, actor.talent_id, { terms, sent_date: row.terms_date, candidate_id: id }),
    represents: actor.represents ?? null,
    actions: commandsNow(candidateWorkflow, row, actor, moment),
  };
}
