import { projectInput } from '#contract/projects/project.ts';
import type { ErrorCode } from '#contract/registry/errors.ts';
import { type Refusal, refuse } from '#domain/kernel/refusal.ts';
import { earlierOf } from '#domain/kernel/time/instant.ts';
import { blankProject } from '#domain/projects/project/blank-project.ts';
import type { ProjectKind } from '#domain/projects/project/project.rules.ts';
import type { SignedInActor } from '#server/actor.ts';
import { sql } from '#server/db/sql.ts';
import { changeThenRead, type Trx } from '#server/db/transaction.ts';
import { createProject } from '#server/features/projects/project/commands/create-project.ts';
import { saveLoaded } from '#server/features/projects/project/commands/save-project.ts';
import { formOfProject } from '#server/features/projects/project/present.ts';
import { holdProject } from '#server/features/projects/project/queries/load-project.ts';
import { announce } from '#server/live/announce.ts';
import type { Creation, RecordWriter } from './write-record.ts';

async function create(
  trx: Trx,
  { actor, id, values, created_date, updated_date, moment }: Creation,
): Promise<string | Refusal<ErrorCode>> {
  if (actor.role !== 'company') return refuse('not_allowed_for_role');
  const input = { ...projectInput.parse({ ...blankProject('project'), ...values }), id };
  const made = await createProject(trx, actor, input, moment);
  if (created_date ?? updated_date) {
    // A browser's clock may be ahead of the server's, so no date is later than now, and the creation not later than the
    // change.
    const updated = earlierOf(updated_date ?? moment.now, moment.now);
    const created = earlierOf(created_date ?? updated, updated);
    await sql`update projects set created_date = ${created}, updated_date = ${updated} where id = ${made}`.execute(trx);
  }
  return made;
}

/** @param kinds the kinds of projects that are records of the entity */
const updateOf =
  (kinds: readonly ProjectKind[]): NonNullable<RecordWriter['update']> =>
  (db, { actor, id, values, moment }, read) =>
    changeThenRead(
      db,
      async (trx) => {
        if (actor.role === 'talent') return refuse('not_found');
        // The lock makes simultaneous changes of different fields run one after the other, so that both are stored.
        const project = await holdProject(trx, actor, id);
        if (!project || !kinds.includes(project.kind)) return refuse('not_found');
        const { revision = project.revision, ...given } = values as { revision?: number };
        const input = projectInput.parse({ ...formOfProject(project), ...given });
        return saveLoaded(trx, actor, project, { ...input, revision }, moment);
      },
      read,
      ['announcements_role_fk', 'candidates_role_fk', 'project_roles_index_unique'],
    );

/**
 * Deletes a draft without requests and announcements. Any other project has to be cancelled, so that people get
 * notices.
 */
async function remove(trx: Trx, actor: SignedInActor, id: string): Promise<true | Refusal<ErrorCode>> {
  if (actor.role === 'talent') return refuse('not_found');
  const project = await holdProject(trx, actor, id);
  if (!project) return refuse('not_found');
  const { rows } = await sql`
    select from candidates where project_id = ${id}
    union all select from announcements where project_id = ${id} limit 1`.execute(trx);
  if (project.status !== 'draft' || rows.length > 0) return refuse('not_allowed_now');
  await trx.deleteFrom('projects').where('id', '=', id).execute();
  announce(trx, { topics: [`company:${project.company_id}`], noun: 'project', ids: [id] });
  return true;
}

export const projectWriter: RecordWriter = {
  table: 'projects',
  create,
  update: updateOf(['project', 'order']),
  findsSeen: true,
  remove,
};

export const orderWriter: RecordWriter = {
  ...projectWriter,
  update: updateOf(['order']),
  create: (trx, creation) => create(trx, { ...creation, values: { ...creation.values, kind: 'order' } }),
};
