import { sql } from 'kysely';
import { keptQuery } from '#contract/finding/talent-query.ts';
import type { AskedPerson, ReplacementView, Reserve } from '#contract/work/replacement.ts';
import type { CandidateSubject } from '#domain/casting/candidate/candidate.workflow.ts';
import { candidateWorkflow } from '#domain/casting/candidate/candidate.workflow.ts';
import { earningsOf } from '#domain/deal/price/earnings.ts';
import { sumOf } from '#domain/deal/price/lines.ts';
import { plannedWork } from '#domain/deal/price/work.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { commandsNow } from '#domain/kernel/workflow/decide.ts';
import { rangeOf } from '#server/db/spans-of.ts';
import type { Db } from '#server/db/transaction.ts';
import { loadCandidates } from '#server/features/casting/candidate/queries/load-candidate.ts';
import { isFoundBy, isSeenTalent } from '#server/features/people/talent/policy.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { loadProject } from '#server/features/projects/project/queries/load-project.ts';
import { findBooking, type Read } from '#server/features/work/booking/queries/bookings.ts';
import { NOT_AVAILABLE } from '#texts/kernel/not-available.ts';
import { daysLeft, type LeftBooking, loadLeft, SAID_NO_BEFORE, termsLeft } from './left-booking.ts';
import { listChain } from './list-chain.ts';

/** Maximum number of reserves, and of asked talents, in the lists for one booking. */
const AT_MOST = 30;
const ASKED_AT_MOST = 100;

type AskedRow = Omit<AskedPerson, 'actions' | 'is_booked'>;

/** The talents asked as replacements: booked ones first, then those who have not answered, then the rest. */
async function listAsked(
  db: Db,
  actor: ProjectActor,
  { id, is_cancelled, may_replace }: LeftBooking,
  moment: Moment,
): Promise<AskedPerson[]> {
  const may_ask = is_cancelled && may_replace;
  const isOfBooking = sql`k.replaces_booking_id = ${id} and not k.is_deleted`;
  const [{ rows }, candidates] = await Promise.all([
    sql<AskedRow>`
      select k.id, t.id as talent_id, coalesce(t.name, ${NOT_AVAILABLE}) as name, t.profile_image as image,
        k.interest_status, k.answer_by, ${may_ask} and ${SAID_NO_BEFORE} as may_ask_again
      from candidates k left join lateral (
        select seen.id, btrim(seen.first_name || ' ' || seen.last_name) as name, seen.profile_image
        from talents seen where seen.id = k.talent_id and ${isSeenTalent('seen', actor, moment.today)}) t on true
      where ${isOfBooking}
      order by k.client_decision is distinct from 'approved', k.interest_status <> 'pending', name, k.id
      limit ${ASKED_AT_MOST}`.execute(db),
    loadCandidates(db, isOfBooking),
  ]);
  const subjects = new Map<string, CandidateSubject>(candidates.map((candidate) => [candidate.id, candidate]));
  return rows.map((row) => {
    const subject = subjects.get(row.id);
    return {
      ...row,
      is_booked: subject?.client_decision === 'approved',
      actions: subject ? commandsNow(candidateWorkflow, subject, actor, moment) : [],
    };
  });
}

/**
 * Findable talents who said yes to the role, in any part of the production, and were not chosen: free ones first, and
 * among these first the talents on whom the company has had an option.
 */
async function listReserves(db: Db, left: LeftBooking, company_id: string, moment: Moment): Promise<Reserve[]> {
  const days = sql`${rangeOf(daysLeft(left, moment))}::datemultirange`;
  const { rows } = await sql<Reserve>`
    select t.id, btrim(t.first_name || ' ' || t.last_name) as name, t.profile_image as image,
      not exists (select from bookings o where o.talent_id = t.id and o.status <> 'cancelled'
        and daterange(o.starts_on, o.ends_on, '[]') && ${days})
      and not exists (select from busy_spans s where s.talent_id = t.id
        and daterange(s.starts_on, s.ends_on, '[]') && ${days}) as is_free,
      exists (select from options held where held.candidate_id = k.id) as had_option
    from project_roles own join project_roles its on its.id = own.id or its.plan_id = own.plan_id
      join candidates k on k.project_id = its.project_id and k.role_id = its.id
      join talents t on t.id = k.talent_id
    where own.id = ${left.role_id} and k.interest_status = 'interested'
      and k.client_decision is distinct from 'approved' and not k.is_deleted and k.replaces_booking_id is null
      and t.id <> all(${[...left.asked, left.talent_id]}::uuid[]) and ${isFoundBy('t', company_id, moment.today)}
    order by is_free desc, had_option desc, name, t.id limit ${AT_MOST}`.execute(db);
  return rows;
}

/** A booking with its possible replacements and the history of its place; null if the actor may not see it. */
export async function showReplacement(
  { db, env }: Read,
  actor: ProjectActor,
  id: string,
  moment: Moment,
): Promise<ReplacementView | null> {
  const left = await loadLeft(db, actor, id, moment);
  const [booking, project] = left
    ? await Promise.all([findBooking({ db, env }, actor, id, moment), loadProject(db, actor, left.project_id)])
    : [];
  const role = project?.roles.find((one) => one.id === left?.role_id);
  if (!left || !booking || !project || !role) return null;
  const terms = termsLeft(left, project, role, moment);
  const days = daysLeft(left, moment);
  const may_ask = left.is_cancelled && left.may_replace;
  const [asked, chain, reserves] = await Promise.all([
    listAsked(db, actor, left, moment),
    listChain(db, actor, id, moment),
    may_ask ? listReserves(db, left, project.company_id, moment) : [],
  ]);
  return {
    booking,
    wanted: keptQuery.parse(role.wanted),
    days: [...days],
    has_moved: left.moved_to !== null,
    starts_on: days[0]?.starts_on ?? left.starts_on,
    ends_on: days.at(-1)?.ends_on ?? left.ends_on,
    pay_ore: sumOf(earningsOf(terms, plannedWork(terms))),
    may_ask,
    asked,
    chain,
    reserves,
  };
}
