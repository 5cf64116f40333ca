import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { SheetContent } from '#domain/work/call-sheet/call-sheet.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { holdProject } from '#server/features/projects/project/queries/load-project.ts';
import { findPeopleOfDays } from '#server/features/work/call-sheet/queries/day-people.ts';
import { loadSheets, sheetObject } from '#server/features/work/call-sheet/queries/load-sheet.ts';
import { make, move } from '#server/lifecycle/run.ts';

interface Written {
  readonly content: SheetContent;
  /** Revision of the sheet on the writer's screen; 0 if there was no sheet. */
  readonly revision: number;
}

/**
 * Writes the sheet of a day with bookings, without notifying talents. Locks the project, as commands on bookings do.
 */
export async function writeSheet(
  trx: Trx,
  actor: ProjectActor,
  id: string,
  day: string,
  { content, revision }: Written,
  moment: Moment,
) {
  const project = await holdProject(trx, actor, id);
  const people = project ? await findPeopleOfDays(trx, actor, id, [day], moment) : [];
  if (!project || people.length === 0) return refuse('not_found');
  const [sheet] = await loadSheets(trx, sql`h.project_id = ${id} and h.day = ${day}`);
  if ((sheet?.revision ?? 0) !== revision) return refuse('changed_meanwhile');
  const booked = new Set(people.filter((one) => one.booking_status !== 'cancelled').map((one) => one.id));
  const own = content.people.filter((one) => booked.has(one.candidate_id) && (one.call_time || one.note));
  const written = { ...content, people: own };
  if (sheet) {
    const object = sheetObject(sheet);
    const values = { content: written, revision: revision + 1 };
    return move(trx, { noun: 'call_sheet', command: 'write', object, actor, moment, words: {}, values });
  }
  if (project.status !== 'active' || day < moment.today) return refuse('not_allowed_now');
  const { company_id, company_name, title: project_title } = project;
  const made = await make(trx, {
    noun: 'call_sheet',
    actor,
    moment,
    words: {},
    object: {
      id: randomUUID(),
      values: { project_id: id, company_id, day, content: written, created_date: moment.now },
      concerned: { project_id: id, company_id },
      facts: { project_title, company_name, day },
    },
  });
  return isRefusal(made) ? made : true;
}
