import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { payDayOf } from '#domain/deal/price/pay-day.ts';
import { spanOfTerms } from '#domain/deal/terms/days.ts';
import type { Ore } from '#domain/kernel/money/ore.ts';
import { addDays, type Moment } from '#domain/kernel/time/day.ts';
import { addWorkingDays } from '#domain/kernel/time/working-days.ts';
import { SILENT_WORKING_DAYS } from '#domain/projects/project/project.rules.ts';
import { toDaysOf } from '#domain/work/report/report.ts';
import { isAmong } from '#server/db/is-among.ts';
import type { Db } from '#server/db/transaction.ts';
import { type LoadedCandidate, loadCandidates } from '#server/features/casting/candidate/queries/load-candidate.ts';
import type { Loaded, Making, MakingAdapter, Values } from '#server/lifecycle/adapter.ts';
import { bookedPrices } from './queries/booked-price.ts';
import { holdReports, type LoadedReport, loadReports } from './queries/load-reports.ts';

/** A report in the form that `move` takes. */
export function reportObject(report: LoadedReport): Loaded<'report'> {
  const { id, candidate_id, project_id, company_id, talent_id } = report;
  const { project_title, company_name, talent_name, role_title, last_day, paid_by } = report;
  return {
    id,
    subject: report,
    talent: report,
    concerned: { candidate_id, project_id, company_id, talent_id },
    facts: { project_title, company_name, talent_name, role_title, last_day, paid_by },
  };
}

/** Last day to answer, counted from today, so that a side that is asked late has the full time. */
export const silentOn = ({ today }: Moment): string => addWorkingDays(today, SILENT_WORKING_DAYS);

function reportsOf(candidate: LoadedCandidate, booked_ore: Ore, created_date: string): Making<'report'>[] {
  const { id: candidate_id, project_id, company_id, talent_id, terms } = candidate;
  const { project_title, company_name, talent_name, role_title } = candidate;
  const { last_day } = spanOfTerms(terms);
  if (last_day === null) return [];
  return [
    {
      id: randomUUID(),
      values: { candidate_id, project_id, company_id, talent_id, last_day, booked_ore, created_date },
      concerned: { candidate_id, project_id, company_id, talent_id },
      facts: { project_title, company_name, talent_name, role_title, last_day, paid_by: payDayOf(last_day) },
    },
  ];
}

const COLUMN_OF = { project: 'r.project_id', candidate: 'r.candidate_id', talent: 'r.talent_id', report: 'r.id' };

/** A coming report for each of the events' candidates. */
async function reportCandidates(trx: Db, events: readonly { readonly subject_id: string }[], moment: Moment) {
  const ids = events.map(({ subject_id }) => subject_id);
  return reportBooked(trx, sql`k.id = any(${ids}::uuid[])`, moment);
}

/** A coming report for each candidate that meets `where`, with what the company owes if all goes as planned. */
async function reportBooked(trx: Db, where: ReturnType<typeof sql>, moment: Moment) {
  const booked = await loadCandidates(trx, where);
  const companies = [...new Set(booked.map(({ company_id }) => company_id))];
  const priceOf = await bookedPrices(trx, companies, moment);
  return booked.flatMap((candidate) => reportsOf(candidate, priceOf(candidate), moment.now));
}

export const reportAdapter: MakingAdapter<'report'> = {
  async load(trx, { of, ids }, moment) {
    if (!(of in COLUMN_OF)) throw new Error(`Reports are not found by ${of}`);
    const where = isAmong(sql.ref(COLUMN_OF[of as keyof typeof COLUMN_OF]), ids);
    await sql`select from work_reports r where ${where} order by r.id for no key update`.execute(trx);
    return (await loadReports(trx, where, moment)).map(reportObject);
  },
  hold: (trx, id) => holdReports(trx, sql`r.id = ${id}`),
  writes: {
    report: ({ silent_on }) => ({ silent_on }),
    adjust: ({ silent_on }) => ({ silent_on }),
    'report-cancelled': (_words, moment) => ({ silent_on: silentOn(moment) }),
    remind: (_words, { now }) => ({ reminded_date: now }),
    reopen: (_words, { now }) => ({
      said_by: 'system',
      comment: '',
      said_date: now,
      asked_date: null,
      remind_on: null,
      reminded_date: null,
      silent_on: null,
    }),
    resume: () => ({ asked_date: null, remind_on: null, reminded_date: null, silent_on: null }),
    approve: (_words, { now }) => ({ decided_date: now }),
    accept: (_words, { now }) => ({ decided_date: now }),
    settle: (_words, { now }) => ({ decided_date: now }),
  },
  writesOwn: {
    resume: ({ subject }) => {
      const { plan, last_day } = subject as LoadedReport;
      return { last_day: plan.days.filter(({ outcome }) => outcome === 'done').at(-1)?.day ?? last_day };
    },
    reopen: ({ subject }) => {
      const { version, work, plan, last_day } = subject as LoadedReport;
      const kept = plan.days.filter(({ outcome }) => outcome !== 'cancelled').map(({ day }) => day);
      return { version: version + 1, work: toDaysOf(plan, work), last_day: [...kept, last_day].sort().at(-1) };
    },
  },
  companysReasons: ['adjust', 'dispute'],
  byDeadline: {
    ask: (_report, moment) => {
      const silent_on = silentOn(moment);
      // The reminder is sent the day after `remind_on`, so on the last day to answer. A day later, silence approves the
      // report.
      const remind_on = addDays(silent_on, -1);
      return { words: { silent_on }, values: { asked_date: moment.now, silent_on, remind_on } };
    },
    remind: ({ subject }) => ({ words: { silent_on: subject.silent_on ?? subject.last_day } }),
    'approve-unanswered': ({ subject }, { now }) => ({
      words: {},
      values: { decided_date: now, ...frozen(subject as LoadedReport, now) },
    }),
  },
  makesWhen: {
    'project.activate': (trx, events, moment) => {
      const projects = events.map(({ subject_id }) => subject_id);
      const approved = sql`k.project_id = any(${projects}::uuid[]) and k.client_decision = 'approved' and not k.is_deleted`;
      return reportBooked(trx, approved, moment);
    },
    'candidate.take-place': reportCandidates,
    'candidate.split-off': reportCandidates,
  },
};

/**
 * If a report without any version is approved or disputed, writes the plan as version 1, so that the approved or
 * disputed work cannot change afterwards.
 */
export function frozen({ version, plan }: LoadedReport, now: string): Values<'report'> {
  if (version > 0) return {};
  return { version: 1, work: plan, said_by: 'system', comment: '', said_date: now };
}
