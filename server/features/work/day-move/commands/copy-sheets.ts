import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type DayMove, movedDay } from '#domain/deal/terms/move-days.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import type { LoadedProject } from '#server/features/projects/project/queries/load-project.ts';
import { loadSheets } from '#server/features/work/call-sheet/queries/load-sheet.ts';
import { makeMany } from '#server/lifecycle/run.ts';

/**
 * Copies the call sheets of moved days to the new days as drafts, so that nobody writes them twice. A day that has a
 * sheet keeps its own. The former sheets hold until the people have signed their new days.
 */
export async function copySheets(
  trx: Trx,
  actor: ProjectActor,
  { id: project_id, company_id, company_name, title: project_title }: LoadedProject,
  moves: readonly DayMove[],
  moment: Moment,
) {
  const sheets = await loadSheets(trx, sql`h.project_id = ${project_id} and h.day >= ${moment.today}`);
  const taken = new Set(sheets.map(({ day }) => day));
  const copied = sheets
    .map(({ day, content }) => ({ from: day, day: movedDay(day, moves), content }))
    .filter(({ from, day }) => day !== from && !taken.has(day));
  const objects = copied.map(({ day, content }) => ({
    id: randomUUID(),
    values: { project_id, company_id, day, content, created_date: moment.now },
    concerned: { project_id, company_id },
    facts: { project_title, company_name, day },
  }));
  return makeMany(trx, { noun: 'call_sheet', objects, actor, moment, words: {} });
}
