import { sql } from 'kysely';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { lacksOfSheet } from '#domain/work/call-sheet/call-sheet.ts';
import { SYSTEM } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { type ProjectActor, visibleProjects } from '#server/features/projects/project/policy.ts';
import { lockProject } from '#server/features/projects/project/queries/load-project.ts';
import { loadSheets, sheetObject } from '#server/features/work/call-sheet/queries/load-sheet.ts';
import { findUncalled } from '#server/features/work/summons/queries/find-uncalled.ts';
import { loadSummonses } from '#server/features/work/summons/queries/load-summonses.ts';
import { makeMany, move, moveMany } from '#server/lifecycle/run.ts';

/**
 * Publishes the written sheet as the next version, and notifies all talents booked that day. Locks the project: a
 * talent who is booked at the same moment gets a summons from the booking, so no talent gets two.
 */
export async function publishSheet(
  trx: Trx,
  actor: ProjectActor,
  project_id: string,
  day: string,
  revision: number,
  moment: Moment,
) {
  await lockProject(trx, actor, project_id);
  const [sheet] = await loadSheets(
    trx,
    sql`h.project_id = ${project_id} and h.day = ${day} and ${visibleProjects(actor)}`,
  );
  if (!sheet) return refuse('not_found');
  if (sheet.revision !== revision) return refuse('changed_meanwhile');
  const version = sheet.version + 1;
  const published = await move(trx, {
    noun: 'call_sheet',
    command: 'publish',
    object: sheetObject(sheet),
    actor,
    moment,
    words: {},
    values: { version, published_date: moment.now },
  });
  if (isRefusal(published)) {
    return published.refused === 'sheet_incomplete'
      ? refuse('sheet_incomplete', { missing: lacksOfSheet(sheet.content) })
      : published;
  }
  await sql`
    insert into call_sheet_versions (call_sheet_id, version, content, published_by, published_date)
    select id, ${version}, content, ${actor.name}, ${moment.now} from call_sheets where id = ${sheet.id}`.execute(trx);
  const told = await loadSummonses(trx, sql`s.call_sheet_id = ${sheet.id} and s.status <> 'ended'`);
  const renewed = await moveMany(trx, {
    noun: 'summons',
    command: 'renew',
    objects: told,
    actor: SYSTEM,
    moment,
    words: {},
  });
  if (isRefusal(renewed)) return renewed;
  const objects = await findUncalled(trx, sql`h.id = ${sheet.id}`, moment);
  return makeMany(trx, { noun: 'summons', objects, actor: SYSTEM, moment, words: {} });
}
