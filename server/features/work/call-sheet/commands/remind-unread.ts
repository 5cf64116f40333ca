import { sql } from 'kysely';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { commandsNow } from '#domain/kernel/workflow/decide.ts';
import { summonsWorkflow } from '#domain/work/summons/summons.workflow.ts';
import type { Trx } from '#server/db/transaction.ts';
import { type ProjectActor, visibleProjects } from '#server/features/projects/project/policy.ts';
import { loadSummonses } from '#server/features/work/summons/queries/load-summonses.ts';
import { moveMany } from '#server/lifecycle/run.ts';

/**
 * Reminds the talents who have not read the sheet of a day, except those already reminded today and those who read it
 * meanwhile.
 */
export async function remindUnread(trx: Trx, actor: ProjectActor, project_id: string, day: string, moment: Moment) {
  const { rows } = await sql<{ id: string }>`
    select h.id from call_sheets h join projects p on p.id = h.project_id
    where h.project_id = ${project_id} and h.day = ${day} and ${visibleProjects(actor)} for update of h`.execute(trx);
  if (!rows[0]) return refuse('not_found');
  const called = await loadSummonses(trx, sql`s.call_sheet_id = ${rows[0].id} and s.status = 'unread'`);
  const objects = called.filter(({ subject }) =>
    commandsNow(summonsWorkflow, subject, actor, moment).includes('remind'),
  );
  const moved = await moveMany(trx, { noun: 'summons', command: 'remind', objects, actor, moment, words: {} });
  return isRefusal(moved) ? moved : { moved_count: objects.length };
}
