import { sql } from 'kysely';
import { lacksOfRole } from '#domain/deal/terms/terms-lacks.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { stopsIn } from '#domain/projects/project/human-limits.ts';
import { missingForCasting } from '#domain/projects/project/project.rules.ts';
import type { CompanyActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { announcementObject } from '#server/features/casting/announcement/lifecycle.ts';
import { loadAnnouncements } from '#server/features/casting/announcement/queries/load-announcements.ts';
import { limitsOf } from '#server/features/casting/announcement/queries/show-announcements.ts';
import { moveProject } from '#server/features/projects/project/commands/move-project.ts';
import { type ProjectActor, visibleProjects } from '#server/features/projects/project/policy.ts';
import { loadProject, lockProject, projectSubject } from '#server/features/projects/project/queries/load-project.ts';
import type { CommandWords } from '#server/lifecycle/adapter.ts';
import { move } from '#server/lifecycle/run.ts';

/** Locks an announcement's project, as every decision about its candidates does, and then loads the announcement. */
async function hold(trx: Trx, actor: ProjectActor, id: string) {
  const where = sql`a.id = ${id} and ${visibleProjects(actor)}`;
  const [found] = await loadAnnouncements(trx, where);
  if (!found) return null;
  await lockProject(trx, actor, found.project_id);
  const [row] = await loadAnnouncements(trx, where);
  return row ?? null;
}

type Move = 'withdraw' | 'close' | 'approve' | 'refuse' | 'take-down';

/** Gives an announcement a command, with its project locked; stores the name of an administrator who gives it. */
export async function moveAnnouncement<C extends Move>(
  trx: Trx,
  actor: ProjectActor,
  id: string,
  command: C,
  words: CommandWords<'announcement', C>,
  moment: Moment,
) {
  const row = await hold(trx, actor, id);
  if (!row) return refuse('not_found');
  const values = actor.role === 'admin' ? { decided_by: actor.name } : {};
  const object = announcementObject(row);
  return move<'announcement', C>(trx, { noun: 'announcement', command, object, actor, moment, words, values });
}

/**
 * Submits or publishes an announcement. The project and the role must be as complete as for a request, and no limit may
 * stop the announcement. A draft project is opened for casting.
 */
export async function openAnnouncement(
  trx: Trx,
  actor: CompanyActor,
  id: string,
  command: 'submit' | 'publish',
  moment: Moment,
) {
  const held = await hold(trx, actor, id);
  const project = held && (await loadProject(trx, actor, held.project_id));
  const role = project?.roles.find((one) => one.id === held?.role_id);
  if (!held || !project || !role) return refuse('not_found');
  const missing = missingForCasting(projectSubject(project, false));
  if (missing.length > 0) return refuse('project_incomplete', { missing });
  const lacks = lacksOfRole(project, role);
  if (lacks.length > 0) return refuse('terms_incomplete', { roles: [{ title: role.title, lacks }] });
  const limits = stopsIn(limitsOf(held, project, role, moment.today));
  if (limits.length > 0) return refuse('limits_broken', { limits });
  if (project.status === 'draft') {
    const opened = await moveProject(trx, actor, project.id, { command: 'open-casting', words: {} }, moment);
    if (isRefusal(opened)) return opened;
  }
  const [row = held] = await loadAnnouncements(trx, sql`a.id = ${id}`);
  const object = announcementObject(row);
  return move(trx, { noun: 'announcement', command, object, actor, moment, words: {} });
}
