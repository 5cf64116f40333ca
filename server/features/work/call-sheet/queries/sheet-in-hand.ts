import { sql } from 'kysely';
import type { SheetInHand } from '#contract/work/call-sheet.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { isGiver } from '#domain/kernel/workflow/decide.ts';
import { beginFrom, EMPTY_SHEET } from '#domain/work/call-sheet/call-sheet.ts';
import { callSheetWorkflow } from '#domain/work/call-sheet/call-sheet.workflow.ts';
import { type ProjectActor, visibleProjects } from '#server/features/projects/project/policy.ts';
import type { Read } from '#server/features/work/booking/queries/bookings.ts';
import { findPeopleOfDays } from './day-people.ts';
import { stateOf, withTimes } from './list-days.ts';
import { loadSheets } from './load-sheet.ts';

/**
 * The written sheet of a day. If there is none: a proposal made from the last earlier sheet, or an empty one at the
 * project's place. Null for a day without bookings, and for a project that the actor may not see.
 */
export async function findSheetInHand(
  { db, env }: Read,
  actor: ProjectActor,
  project_id: string,
  day: string,
  moment: Moment,
): Promise<SheetInHand | null> {
  const { rows } = await sql<{ title: string; place: string; is_active: boolean }>`
    select p.title, p.place, p.status = 'active' as is_active from projects p where p.id = ${project_id} and ${visibleProjects(actor)}`.execute(
    db,
  );
  const people = rows[0] ? await findPeopleOfDays(db, actor, project_id, [day], moment) : [];
  if (!rows[0] || people.length === 0) return null;
  const { title: project_title, place, is_active } = rows[0];
  const sheets = await loadSheets(db, sql`h.project_id = ${project_id} and h.day <= ${day}`);
  const sheet = sheets.find((one) => one.day === day);
  const shown = withTimes(env, people, sheet);
  if (sheet) {
    const { revision, content, told } = sheet;
    const state = stateOf(sheet, people, actor, moment);
    const may_write = state.actions.includes('write');
    return { day, project_title, sheet: state, may_write, revision, content, told, people: shown };
  }
  const before = sheets.at(-1);
  const booked = people.filter(({ booking_status }) => booking_status !== 'cancelled').map(({ id }) => id);
  const content = before ? beginFrom(before.content, booked) : { ...EMPTY_SHEET, place };
  const may_write = is_active && day >= moment.today && isGiver(actor, callSheetWorkflow.creation.by);
  return { day, project_title, sheet: null, may_write, revision: 0, content, told: null, people: shown };
}
