import { sql } from 'kysely';
import type { Moment } from '#domain/time/day.ts';
import { reportPublication } from '#server/features/right/commands/report-publication.ts';
import { sweepDeadlines } from '#server/lifecycle/sweep-deadlines.ts';
import { run, type Stage, type ToldProject } from './stage.ts';

const WEEK = 7;

/** The company reports one right of a story, for everybody in it at once. */
async function report(stage: Stage, { story, company, id }: ToldProject, line_index: number, moment: Moment) {
  const { rows } = await sql<{ id: string }>`
    select id from usage_rights where project_id = ${id} and line_index = ${line_index} order by id limit 1`.execute(
    stage.services.db,
  );
  const [right] = rows;
  if (!right) return;
  const publication = { published_on: moment.today, seen_published_on: null, with_alike: true };
  await run(stage, `${story.title}: show`, (trx) => reportPublication(trx, company, right.id, publication, moment));
}

/** What the clock has said and ended meanwhile. */
function keepDeadlines({ services }: Stage, { now }: Moment) {
  return sweepDeadlines({ ...services, clock: () => new Date(now) }, ['right']);
}

/** Writes into the timeline when what a story lets be shown was shown, and what the clock said of it since, week by week. */
export function tellRights(stage: Stage, told: ToldProject): void {
  const { rights = [] } = told.story;
  for (const [index, { shown }] of rights.entries()) {
    if (shown !== undefined) stage.timeline.add(shown, 15, (moment) => report(stage, told, index, moment));
  }
  const first = Math.min(...rights.map(({ shown = 0 }) => shown));
  for (let day = first; rights.length > 0 && day <= 0; day += WEEK) {
    stage.timeline.add(Math.min(day + WEEK, 0), 5, (moment) => keepDeadlines(stage, moment));
  }
}
