import { sql } from 'kysely';
import { readTerms } from '#contract/deal/terms.ts';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { AssignmentDetails, AssignmentSummary, BookingRow } from '#contract/work/booking.ts';
import { earningsOf } from '#domain/deal/price/earnings.ts';
import { sumOf } from '#domain/deal/price/lines.ts';
import { payDayOf } from '#domain/deal/price/pay-day.ts';
import { plannedWork } from '#domain/deal/price/work.ts';
import type { Terms } from '#domain/deal/terms/terms.ts';
import { NO_ORE } from '#domain/kernel/money/ore.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { commandsNow } from '#domain/kernel/workflow/decide.ts';
import { type BookingSubject, bookingWorkflow } from '#domain/work/booking/booking.workflow.ts';
import { isOwed, type PlannedBooking, planOf, pricedBy } from '#domain/work/report/report.ts';
import type { TalentActor } from '#server/actor.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import { spansOf } from '#server/db/spans-of.ts';
import type { Db } from '#server/db/transaction.ts';
import type { Env } from '#server/env.ts';
import { hasOpenedDocuments } from '#server/features/people/cv-document/policy.ts';
import { findTalentPrice } from '#server/features/people/payment/queries/talent-price.ts';
import { isSeenTalent } from '#server/features/people/talent/policy.ts';
import { type ProjectActor, visibleProjects } from '#server/features/projects/project/policy.ts';
import { findClearanceOf } from '#server/features/work/clearance/queries/show-clearances.ts';
import { isProtected } from '#server/names/names.ts';
import { openPhones, phonesOfTalent, type SealedPhones } from '#server/sms/phones.ts';
import { CONTACT_EMAIL } from '#texts/accounts/legal/contact.ts';
import { NOT_AVAILABLE } from '#texts/kernel/not-available.ts';
import { mayReplace } from './may-replace.ts';
import { MAY_RETURN } from './may-return.ts';

/**
 * SQL that selects bookings `b` with the columns that a company sees. A talent whom the actor may not see
 * (`isSeenTalent`), as can happen after a cancellation, has no id and no picture, and another text replaces the name. A
 * cancelled booking has no email address and no telephone number, and a talent with protected identity has ours.
 */
export const bookedRows = (actor: ProjectActor, { today }: Moment) => sql`
  select b.id, b.kind, b.starts_on, b.ends_on, b.status, b.project_id, b.candidate_id, p.title as project_title, r.title as role_title,
    t.id as talent_id, coalesce(t.name, ${NOT_AVAILABLE}) as talent_name, t.profile_image as talent_image, k.terms,
    b.cancel_reason, case when b.status in ('waiting', 'confirmed') then ${spansOf(sql.ref('b.moved_to'))} end as moving_to, b.called_off, false as may_return, ${mayReplace(actor, today)} as may_replace, ${hasOpenedDocuments(actor, today)} as has_documents, case when b.status <> 'cancelled' then case when ${isProtected('t')} then ${CONTACT_EMAIL} else a.email end end as talent_email,
    case when b.status <> 'cancelled' then ${phonesOfTalent(sql.ref('t.id'), today)} end as talent_phones
  from bookings b join projects p on p.id = b.project_id join project_roles r on r.id = b.role_id
    join candidates k on k.id = b.candidate_id
    left join lateral (
      select seen.id, btrim(seen.first_name || ' ' || seen.last_name) as name, seen.profile_image, seen.account_id
      from talents seen where seen.id = b.talent_id and ${isSeenTalent('seen', actor, today)}) t on true
    left join accounts a on a.id = t.account_id`;

/** A row of `bookedRows`: a booking with its terms. */
export type BookedRow = Omit<BookingRow, 'actions' | 'days_fee_ore' | 'fee' | 'talent_phones'> &
  Pick<BookingSubject, 'called_off' | 'may_return'> & { readonly terms: unknown; readonly talent_phones: SealedPhones };

/** The database, and the settings that open sealed telephone numbers. */
export interface Read {
  readonly db: Db;
  readonly env: Env;
}

type Began = readonly { readonly starts_on: string }[];

/** The spans of the terms whose first day is the first day of one of the bookings. */
const daysOf = ({ days }: Terms, bookings: Began) =>
  days.filter((span) => bookings.some((booking) => booking.starts_on === span.starts_on));

/** Pay for the days of the bookings by the terms, before tax. */
function paid(terms: Terms, bookings: Began) {
  const days = daysOf(terms, bookings);
  return days.length === 0 ? NO_ORE : sumOf(earningsOf(terms, plannedWork({ ...terms, days })));
}

/** A booking as shown to a company or an administrator. */
export function presentBooking(env: Env, row: BookedRow, actor: ProjectActor, moment: Moment): BookingRow {
  const terms = readTerms(row.terms);
  const actions = commandsNow(bookingWorkflow, row, actor, moment);
  const talent_phones = openPhones(env, row.talent_phones);
  return { ...row, fee: terms.fee, days_fee_ore: paid(terms, [row]), talent_phones, actions };
}

/** A page of a project's bookings, ordered by day. The caller has checked that the actor may see the project. */
export async function listBookingsOf(
  { db, env }: Read,
  actor: ProjectActor,
  project_id: string,
  page: number,
  moment: Moment,
) {
  const where = sql`b.project_id = ${project_id} and ${visibleProjects(actor)}`;
  const [{ rows }, count] = await Promise.all([
    sql<BookedRow>`${bookedRows(actor, moment)} where ${where} order by b.starts_on, talent_name, b.id ${pageOfRows(page, PAGE_SIZE)}`.execute(
      db,
    ),
    sql<{
      total: number;
    }>`select count(*) as total from bookings b join projects p on p.id = b.project_id where ${where}`.execute(db),
  ]);
  const items = rows.map((row) => presentBooking(env, row, actor, moment));
  return { items, page, page_size: PAGE_SIZE, total: count.rows[0]?.total ?? 0 };
}

/** The waiting and confirmed bookings that have not ended, in the projects that the actor may see, soonest first. */
export async function listUpcomingBookings(
  { db, env }: Read,
  actor: ProjectActor,
  limit: number,
  moment: Moment,
): Promise<BookingRow[]> {
  const { rows } =
    await sql<BookedRow>`${bookedRows(actor, moment)} where ${visibleProjects(actor)} and b.status in ('waiting', 'confirmed')
    and b.ends_on >= ${moment.today} order by b.starts_on, b.id limit ${limit}`.execute(db);
  return rows.map((row) => presentBooking(env, row, actor, moment));
}

/** One booking; null if the actor may not see it. */
export async function findBooking(
  { db, env }: Read,
  actor: ProjectActor,
  id: string,
  moment: Moment,
): Promise<BookingRow | null> {
  const { rows } =
    await sql<BookedRow>`${bookedRows(actor, moment)} where b.id = ${id} and ${visibleProjects(actor)}`.execute(db);
  return rows[0] ? presentBooking(env, rows[0], actor, moment) : null;
}

type AssignmentRow = Omit<AssignmentDetails, 'fee' | 'total_fee_ore' | 'terms' | 'price' | 'clearance' | 'bookings'> & {
  readonly terms: unknown;
  /** Time at which the terms were sent (ISO instant); the rates known then count. */
  readonly terms_date: string;
  readonly bookings: (AssignmentSummary['bookings'][number] &
    Pick<PlannedBooking, 'cancelled_date' | 'called_off' | 'missed_days'> &
    Pick<BookingSubject, 'may_return'>)[];
  /** Last day of work by the report; null without a report. */
  readonly work_ends_on: string | null;
};

// One row per candidate of the talent with a booking, cancelled or not, with all these bookings and the company's
// contact.
const assignments = (actor: TalentActor, moment: Moment) => sql`
  select k.id, p.title as project_title, p.production_type, c.name as company_name, k.terms ->> 'role_title' as role_title,
    k.terms ->> 'municipality_id' as municipality_id, k.terms ->> 'place' as place, p.description as project_description, r.description as role_description, k.request_message,
    c.about as company_about, c.contact_name, c.phone as contact_phone,
    (select a.email from company_members m join accounts a on a.id = m.account_id where m.company_id = c.id
      order by m.member_role <> 'owner', m.created_date limit 1) as contact_email,
    k.terms, k.terms_date, s.bookings, s.next_day, s.last_day,
    (select jsonb_build_object('id', g.id, 'status', g.status, 'awaits', g.awaits) from agreements g
      where g.candidate_id = k.id and g.kind = 'work' and g.document_id is not null
      order by g.status = 'to_sign' desc, g.status = 'signed' desc, g.version desc limit 1) as agreement,
    (select w.status from work_reports w where w.candidate_id = k.id) as report_status,
    (select w.last_day from work_reports w where w.candidate_id = k.id) as work_ends_on
  from candidates k join projects p on p.id = k.project_id join companies c on c.id = p.company_id
    join project_roles r on r.id = k.role_id
    join lateral (
      select jsonb_agg(jsonb_build_object('id', b.id, 'kind', b.kind, 'starts_on', b.starts_on, 'ends_on', b.ends_on,
          'status', b.status, 'cancelled_date', b.cancelled_date, 'called_off', b.called_off,
          'missed_days', b.missed_days, 'may_return', b.called_off and ${MAY_RETURN}) order by b.starts_on, b.id) as bookings,
        -- The first future day that is not cancelled; null without one.
        min(b.starts_on) filter (where b.status in ('waiting', 'confirmed') and b.ends_on >= ${moment.today}) as next_day,
        max(b.ends_on) as last_day
      from bookings b where b.candidate_id = k.id having count(*) > 0) s on true
  where k.talent_id = ${actor.talent_id}`;

/** The bookings that are not cancelled. */
const keptOf = ({ bookings }: Pick<AssignmentRow, 'bookings'>) =>
  bookings.filter((booking) => booking.status !== 'cancelled');

/** The work and the terms by which the booked and cancelled days are paid; null if nothing is owed. */
function pricedAsPlanned(terms: Terms, { bookings }: Pick<AssignmentRow, 'bookings'>) {
  const plan = planOf(terms, bookings);
  return isOwed(plan) ? pricedBy(plan, terms) : null;
}

/**
 * Adds `total_fee_ore`, the pay before tax. With one fee for all days, this is the part owed after cancellations; with
 * any other fee, the pay for the days that are not cancelled.
 */
function withTotal<Row extends Pick<AssignmentRow, 'bookings' | 'terms'>>(row: Row) {
  const terms = readTerms(row.terms);
  const whole = terms.fee.basis === 'whole' ? pricedAsPlanned(terms, row) : null;
  const total_fee_ore = whole ? sumOf(earningsOf(whole.terms, whole.work)) : paid(terms, keptOf(row));
  return { ...row, terms, fee: terms.fee, total_fee_ore };
}

const IN_GROUP = {
  upcoming: sql`s.next_day is not null`,
  past: sql`s.next_day is null`,
  // An assignment is done when the company has completed the project, or when the report is approved or settled,
  // whichever comes first.
  done: sql`s.next_day is null and (exists (
      select from bookings b where b.candidate_id = k.id and b.status = 'completed')
    or exists (select from work_reports r where r.candidate_id = k.id and r.status in ('approved', 'settled')))`,
};

/** A page of the talent's assignments: upcoming ones soonest first, other groups latest first. */
export async function listAssignments(
  db: Db,
  actor: TalentActor,
  group: keyof typeof IN_GROUP,
  page: number,
  moment: Moment,
) {
  const all = assignments(actor, moment);
  const wanted = IN_GROUP[group];
  const order = group === 'upcoming' ? sql`next_day, id` : sql`last_day desc, id`;
  const [{ rows }, count] = await Promise.all([
    sql<AssignmentRow>`${all} and ${wanted} order by ${order} ${pageOfRows(page, PAGE_SIZE)}`.execute(db),
    sql<{ total: number }>`select count(*) as total from (${all} and ${wanted}) counted`.execute(db),
  ]);
  const items: AssignmentSummary[] = rows.map(withTotal);
  return { items, page, page_size: PAGE_SIZE, total: count.rows[0]?.total ?? 0 };
}

/**
 * One of the talent's own assignments, by the candidate's id; null for another talent's or if the candidate has no
 * booking.
 */
export async function findAssignment(
  db: Db,
  actor: TalentActor,
  id: string,
  moment: Moment,
): Promise<AssignmentDetails | null> {
  const { rows } = await sql<AssignmentRow>`${assignments(actor, moment)} and k.id = ${id}`.execute(db);
  if (!rows[0]) return null;
  const assignment = withTotal(rows[0]);
  const { terms, terms_date: sent_date, work_ends_on } = assignment;
  const priced = pricedAsPlanned(terms, assignment);
  const paid_by = work_ends_on === null ? {} : { paid_by: payDayOf(work_ends_on) };
  const [price, clearance] = await Promise.all([
    priced && findTalentPrice(db, actor.talent_id, { ...priced, sent_date, ...paid_by, candidate_id: id }),
    findClearanceOf(db, actor, id, moment),
  ]);
  const bookings = assignment.bookings.map((booking) => ({
    ...booking,
    actions: commandsNow(bookingWorkflow, booking, actor, moment),
  }));
  return { ...assignment, bookings, price, clearance, represents: actor.represents ?? null };
}
