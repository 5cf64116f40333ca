import { CANCELLATION_TEMPLATES } from '#domain/deal/terms/cancellation.ts';
import { basisPoints } from '#domain/kernel/money/basis-points.ts';
import { ore } from '#domain/kernel/money/ore.ts';
import type { SaidReport } from '#domain/work/report/report.ts';
import type { TestServer } from '#tests/support/test-server.ts';
import { aCompany, aTalent, type Company, type Talent } from './people.ts';
import { aProject, aRole, candidateOf } from './projects.ts';
import { termsFor } from './terms.ts';

/** A booked talent; `id` is the id of the candidate. */
export interface Working {
  readonly company: Company;
  readonly talent: Talent;
  readonly project_id: string;
  readonly id: string;
}

/** 4 500 kr a day with supplements, and the template 'trade' for cancellation. */
export const WORKING_TERMS = {
  ...termsFor(ore(450_000)),
  cancellation: { ...CANCELLATION_TEMPLATES.trade, steps: [...CANCELLATION_TEMPLATES.trade.steps] },
  additions: {
    overtime: { by: 'percent' as const, points: basisPoints(2000) },
    ob: null,
    travel_time: null,
    mileage_ore: ore(2500),
    per_diem_ore: null,
    outlays: { max_ore: null },
  },
};

const day = (starts_on: string, ends_on = starts_on) => ({ kind: 'work' as const, starts_on, ends_on });

/**
 * A talent booked for Monday and Tuesday, 17 and 18 August 2026, and Thursday 20 August. The caller sets the clock to a
 * time before these days.
 *
 * @param terms overrides of `WORKING_TERMS`
 */
export async function working(server: TestServer, terms: Partial<typeof WORKING_TERMS> = {}): Promise<Working> {
  const [company, talent] = [await aCompany(server), await aTalent(server)];
  const form = {
    dates: [day('2026-08-17', '2026-08-18'), day('2026-08-20')],
    roles: [aRole({ terms: { ...WORKING_TERMS, ...terms } })],
  };
  const { id: project_id } = await aProject(server, company, { step: 5, asked: [talent], form });
  const { id } = await candidateOf(company, project_id, talent);
  return { company, talent, project_id, id };
}

/** The talent's report of work that went as planned, with these changes. */
export async function plannedReport({ talent, id }: Working, changes: Partial<SaidReport> = {}): Promise<SaidReport> {
  const { plan } = await talent.api.ok('GET /assignments/:id/report', { params: { id } });
  return { ...plan, days: plan.days.map(({ share, ...said }) => said), ...changes } as SaidReport;
}

/**
 * The talent reports the work and the company approves it. The caller sets the clock to a time after the last work day.
 */
export async function approvedWork(work: Working, changes: Partial<SaidReport> = {}): Promise<void> {
  const { talent, company, id } = work;
  const params = { id };
  const said = (await plannedReport(work, changes)) as never;
  const { version } = await talent.api.ok('POST /assignments/:id/report', {
    params,
    body: { version: 0, comment: '', work: said },
  });
  await company.api.ok('POST /assignments/:id/report/approve', { params, body: { version } });
}
