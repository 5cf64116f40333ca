import { sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import { EMPTY_SHEET, type SheetContent } from '#domain/work/call-sheet/call-sheet.ts';
import { publishSheet } from '#server/features/work/call-sheet/commands/publish-sheet.ts';
import { readSheet } from '#server/features/work/call-sheet/commands/read-sheet.ts';
import { writeSheet } from '#server/features/work/call-sheet/commands/write-sheet.ts';
import { loadSheets } from '#server/features/work/call-sheet/queries/load-sheet.ts';
import { run, type Stage, type ToldProject } from './stage.ts';

const FIRST: SheetContent = {
  ...EMPTY_SHEET,
  call_time: '08:00',
  contact_name: 'Maja Lind',
  contact_phone: '070-174 06 05',
  clothes: 'Egna skor som tål lera. Resten finns på plats.',
  food: 'Frukost från 07.30 och lunch 12.00.',
  parking: 'Det finns plats vid infarten. Kom gärna med buss.',
  hospital: 'Närmaste akutmottagning är 12 minuter bort.',
  weather: 'Vi arbetar i regn. Blåser det över 15 m/s hör vi av oss före 06.00.',
};
/** Number of days ahead for which the company writes a call sheet. */
const WITHIN_DAYS = 14;
/** Day of the first version, in days from today. */
const TOLD_ON = -2;

async function tell(stage: Stage, { story, company, id }: ToldProject, day: string, version: number, moment: Moment) {
  const content = { ...FIRST, place: story.place, ...(version > 1 && { call_time: '07:30' }) };
  const written = { content, revision: version - 1 };
  await run(stage, `${story.title}: call sheet`, (trx) => writeSheet(trx, company, id, day, written, moment));
  await run(stage, `${story.title}: publish`, (trx) => publishSheet(trx, company, id, day, version, moment));
}

/** All booked talents but the last one read the current version. */
async function read(stage: Stage, { story, plan, id }: ToldProject, day: string, moment: Moment) {
  const [sheet] = await loadSheets(stage.services.db, sql`h.project_id = ${id} and h.day = ${day}`);
  if (!sheet) throw new Error(`${story.title} has no call sheet`);
  for (const { talent } of plan.filter(({ outcome }) => outcome === 'approved').slice(0, -1)) {
    await run(stage, `${story.title}: read`, (trx) => readSheet(trx, talent.actor, sheet.id, sheet.version, moment));
  }
}

/**
 * Writes into the timeline the call sheet of the next day of a running project: two versions, read by all talents but
 * one.
 */
export function tellDays(stage: Stage, told: ToldProject): void {
  const { end, spans, activated = 0, cancelled } = told.story;
  const next = spans.map(({ from }) => from).find((from) => from > 0);
  if (end !== 'activated' || cancelled || activated >= TOLD_ON || next === undefined || next > WITHIN_DAYS) return;
  const day = stage.calendar.day(next);
  stage.timeline.add(TOLD_ON, 15, (moment) => tell(stage, told, day, 1, moment));
  stage.timeline.add(-1, 10, (moment) => tell(stage, told, day, 2, moment));
  stage.timeline.add(-1, 12, (moment) => read(stage, told, day, moment));
}
