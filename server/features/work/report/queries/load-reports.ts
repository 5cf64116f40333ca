import { sql } from 'kysely';
import { readTerms } from '#contract/deal/terms.ts';
import { report as keptReport } from '#contract/work/report.ts';
import { payDayOf } from '#domain/deal/price/pay-day.ts';
import type { Terms } from '#domain/deal/terms/terms.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { ReportFacts } from '#domain/work/facts.ts';
import {
  begunDays,
  isOfOtherDays,
  isOwed,
  isWorked,
  type PlannedBooking,
  planOf,
  type Report,
} from '#domain/work/report/report.ts';
import type { ReactingReport } from '#domain/work/report/report.workflow.ts';
import type { Db, Trx } from '#server/db/transaction.ts';
import { isSeenTalent } from '#server/features/people/talent/policy.ts';
import { type ReportActor, visibleReports } from '#server/features/work/report/policy.ts';
import { NOT_AVAILABLE } from '#texts/kernel/not-available.ts';

/** A report with its people, its terms and its plan, and the facts for its guards and events. */
export interface LoadedReport extends ReactingReport, ReportFacts {
  readonly id: string;
  readonly candidate_id: string;
  readonly project_id: string;
  readonly company_id: string;
  readonly talent_id: string;
  readonly birth_date: string | null;
  readonly version: number;
  readonly said_by: 'talent' | 'company' | 'admin' | 'system' | null;
  readonly comment: string;
  readonly dispute_lines: readonly string[];
  readonly dispute_words: string | null;
  readonly terms: Terms;
  /** Time at which the present terms were sent (ISO instant); the rates known then count. */
  readonly sent_date: string;
  readonly plan: Report;
  /** Days that were cancelled at a time when they may already have begun. */
  readonly begun_days: readonly string[];
  /** The work in the present version; before the first version the plan. */
  readonly work: Report;
}

type DerivedField =
  | 'terms'
  | 'plan'
  | 'begun_days'
  | 'work'
  | 'kept_booking_count'
  | 'is_owed'
  | 'has_begun'
  | 'is_of_other_days'
  | 'paid_by';

interface Row extends Omit<LoadedReport, DerivedField> {
  readonly terms: unknown;
  readonly work: unknown;
  readonly bookings: readonly PlannedBooking[];
}

// A company sees the names of talents whom it may see (`isSeenTalent`); NOT_AVAILABLE replaces other names.
const nameFor = (actor: ReportActor | null, { today }: Moment) => {
  const name = sql`btrim(t.first_name || ' ' || t.last_name)`;
  if (actor === null || actor.role === 'talent') return name;
  return sql`case when ${isSeenTalent('t', actor, today)} then ${name} else ${NOT_AVAILABLE} end`;
};

const selection = (actor: ReportActor | null, moment: Moment) => sql`
  select r.id, r.candidate_id, r.project_id, r.company_id, r.talent_id, r.status, r.disputed_by, r.last_day, r.silent_on,
    r.version, r.work, r.said_by, r.comment, r.dispute_lines, r.dispute_words, r.explanation, k.terms,
    k.terms_date as sent_date, p.title as project_title, c.name as company_name,
    ${nameFor(actor, moment)} as talent_name, t.birth_date, k.terms ->> 'role_title' as role_title,
    (select jsonb_agg(jsonb_build_object('starts_on', b.starts_on, 'ends_on', b.ends_on, 'status', b.status,
      'cancelled_date', b.cancelled_date, 'called_off', b.called_off, 'missed_days', b.missed_days)) from bookings b where b.candidate_id = r.candidate_id) as bookings
  from work_reports r join candidates k on k.id = r.candidate_id join projects p on p.id = r.project_id
    join companies c on c.id = r.company_id join talents t on t.id = r.talent_id`;

function readReport({ bookings, terms: kept, work, ...row }: Row): LoadedReport {
  const terms = readTerms(kept);
  const plan = planOf(terms, bookings ?? []);
  const begun_days = begunDays(terms, bookings ?? []);
  return {
    ...row,
    terms,
    plan,
    begun_days,
    work: work === null ? plan : keptReport.parse(work),
    paid_by: payDayOf(row.last_day),
    kept_booking_count: (bookings ?? []).filter(({ status }) => status !== 'cancelled').length,
    is_owed: isOwed(plan),
    has_begun: isWorked(plan) || begun_days.length > 0,
    is_of_other_days: work !== null && isOfOtherDays(keptReport.parse(work), plan),
  };
}

/** Reports that meet `where`, a condition on `r` (work_reports), ordered by talent. Without a check of the reader. */
export async function loadReports(db: Db, where: ReturnType<typeof sql>, moment: Moment): Promise<LoadedReport[]> {
  const { rows } = await sql<Row>`${selection(null, moment)} where ${where} order by r.talent_id, r.id`.execute(db);
  return rows.map(readReport);
}

/** Reports that the actor may see. The talent's name is replaced if a company may not see the talent. */
export async function loadVisible(
  db: Db,
  actor: ReportActor,
  where: ReturnType<typeof sql>,
  moment: Moment,
  order = sql`talent_name, r.id`,
): Promise<LoadedReport[]> {
  const { rows } = await sql<Row>`
    ${selection(actor, moment)} where ${where} and ${visibleReports(actor)} order by ${order}`.execute(db);
  return rows.map(readReport);
}

/**
 * Locks reports after their projects. The shared lock of the project keeps bookings from being cancelled during the
 * command on a report; the lock of the report makes a second caller read the first one's version.
 */
export async function holdReports(trx: Trx, where: ReturnType<typeof sql>): Promise<void> {
  await sql`
    select from projects p where p.id in (select r.project_id from work_reports r where ${where})
    order by p.id for share`.execute(trx);
  await sql`select from work_reports r where ${where} order by r.id for no key update`.execute(trx);
}
