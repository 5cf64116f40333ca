import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { CompanyActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { projectObject } from '#server/features/projects/project/lifecycle.ts';
import { holdProject } from '#server/features/projects/project/queries/load-project.ts';
import { make, move } from '#server/lifecycle/run.ts';
import { moveProject } from './move-project.ts';
import { beginProduction, wordsOfPart } from './open-booked-part.ts';
import { writeDates } from './write-parts.ts';

/**
 * Begins to look for more people for a project in step 5: makes a part of the production that casts, with the same
 * words, dates and roles. Its people are booked in the project.
 * @returns the id of the new part
 */
export async function castMore(trx: Trx, actor: CompanyActor, id: string, moment: Moment) {
  const project = await holdProject(trx, actor, id);
  if (!project) return refuse('not_found');
  const common = { actor, moment, words: {} } as const;
  const moved = await move(trx, { noun: 'project', command: 'cast-more', object: projectObject(project), ...common });
  if (isRefusal(moved)) return moved;
  await beginProduction(trx, project);
  const part = wordsOfPart(project, randomUUID(), moment);
  const made = await make(trx, { noun: 'project', object: part, ...common });
  if (isRefusal(made)) return made;
  await writeDates(trx, part.id, project.dates);
  await sql`
    insert into project_roles (project_id, role_index, title, description, headcount, terms, hours, wanted, terms_version, plan_id)
    select ${part.id}, role_index, title, description, headcount, terms, hours, wanted, terms_version, plan_id
    from project_roles where project_id = ${id}`.execute(trx);
  const opened = await moveProject(trx, actor, part.id, { command: 'open-casting', words: {} }, moment);
  return isRefusal(opened) ? opened : part.id;
}
