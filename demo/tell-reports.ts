import { sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { SaidReport } from '#domain/work/report/report.ts';
import {
  acceptReport,
  approveReports,
  disputeReport,
  explainReport,
} from '#server/features/work/report/commands/answer-report.ts';
import { sayReport } from '#server/features/work/report/commands/say-report.ts';
import { loadReports } from '#server/features/work/report/queries/load-reports.ts';
import { DEMO_TALENT } from './accounts.ts';
import { run, type Stage, type ToldProject } from './stage.ts';

/** Outcomes for the reports of a project, in turn. A report with the outcome 'reported' waits for the company. */
const ENDS = ['reported', 'disputed', 'settled', 'longer', 'accepted', 'reported', 'approved'] as const;
type End = (typeof ENDS)[number] | 'adjusted';

/** The planned work. With an end time, every day begins at 16:00 and ends at that time. */
async function workUntil(
  { services }: Stage,
  id: string,
  end_time: string | null,
  moment: Moment,
): Promise<SaidReport> {
  const [report] = await loadReports(services.db, sql`r.candidate_id = ${id}`, moment);
  if (!report) throw new Error('A booked talent has no report.');
  const times = end_time === null ? {} : { call_time: '16:00', end_time };
  return { ...report.plan, days: report.plan.days.map(({ share, ...day }) => ({ ...day, ...times })) };
}

interface Reporter {
  readonly id: string;
  readonly actor: ToldProject['plan'][number]['talent']['actor'];
  readonly end: End;
}

async function tellReport(stage: Stage, { story }: ToldProject, { id, actor, end }: Reporter, moment: Moment) {
  const isLonger = end !== 'reported' && end !== 'approved';
  const work = await workUntil(stage, id, isLonger ? '02:30' : null, moment);
  const comment = isLonger ? 'Regnmaskinen strulade, så vi blev klara först halv tre.' : '';
  await run(stage, `${story.title}: report`, (trx) =>
    sayReport(trx, actor, 'report', { id, version: 0, work, comment }, moment),
  );
}

async function tellAnswer(stage: Stage, { story, company }: ToldProject, { id, actor, end }: Reporter, moment: Moment) {
  const act = <T>(what: string, work: Parameters<typeof run<T>>[2]) => run(stage, `${story.title}: ${what}`, work);
  if (end === 'approved')
    await act('approve', (trx) => approveReports(trx, company, null, [{ id, version: 1 }], moment));
  if (end === 'adjusted' || end === 'accepted') {
    const work = await workUntil(stage, id, '01:30', moment);
    const comment = 'Enligt inspelningsledarens dagsrapport gick ni hem halv två.';
    await act('adjust', (trx) => sayReport(trx, company, 'adjust', { id, version: 1, work, comment }, moment));
    if (end === 'accepted') await act('accept', (trx) => acceptReport(trx, actor, { id, version: 2 }, moment));
  }
  if (end !== 'disputed' && end !== 'settled') return;
  const [lines, words] = [
    [`day:${stage.calendar.day(story.spans[0]?.from ?? 0)}`],
    'Vi har ingen som var kvar så länge i vår dagsrapport.',
  ];
  await act('dispute', (trx) => disputeReport(trx, company, { id, version: 1, lines, words }, moment));
  const explanation = 'Vi stod kvar i regnet till halv tre, fråga gärna mörkläggaren som låste grinden.';
  await act('explain', (trx) => explainReport(trx, actor, id, explanation, moment));
  if (end !== 'settled') return;
  const work = await workUntil(stage, id, '02:30', moment);
  const reason = 'Grinden låstes 02:34 enligt parkeringsbolaget, så tiden i rapporten stämmer.';
  await act('settle', (trx) =>
    sayReport(trx, stage.admin, 'settle', { id, version: 1, work, comment: reason }, moment),
  );
}

/** Writes the talents' reports and the company's answers into the timeline. */
export function tellReports(stage: Stage, told: ToldProject): void {
  const { reported, goes_smoothly } = told.story;
  if (reported === undefined) return;
  const reporters = (): Reporter[] => {
    const booked = told.plan.filter(({ outcome }) => outcome === 'approved');
    let place = 0;
    return booked.map(({ talent }) => {
      const isLead = talent.actor.email === DEMO_TALENT.email;
      // DEMO_TALENT gets an adjusted report to answer, unless the story goes smoothly.
      const disputed = isLead ? 'adjusted' : (ENDS[place++ % ENDS.length] ?? 'reported');
      const end = goes_smoothly ? 'approved' : disputed;
      return { id: told.candidate_ids.get(talent) ?? '', actor: talent.actor, end };
    });
  };
  stage.timeline.add(reported, 18, async (moment) => {
    for (const reporter of reporters()) await tellReport(stage, told, reporter, moment);
  });
  stage.timeline.add(reported + 1, 10, async (moment) => {
    for (const reporter of reporters()) await tellAnswer(stage, told, reporter, moment);
  });
}
