import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { WrittenAnnouncement } from '#contract/casting/announcement.ts';
import { slugOf } from '#domain/casting/announcement/announcement.rules.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { CompanyActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { loadAnnouncements } from '#server/features/casting/announcement/queries/load-announcements.ts';
import { visibleProjects } from '#server/features/projects/project/policy.ts';
import { holdProject } from '#server/features/projects/project/queries/load-project.ts';
import { make } from '#server/lifecycle/run.ts';
import { announce } from '#server/live/announce.ts';

/**
 * A random ending of six characters out of 36, so that hidden announcements cannot be found by guessing, and equal
 * headings lead to different URLs.
 */
const endOfSlug = () =>
  randomInt(36 ** 6)
    .toString(36)
    .padStart(6, '0');

interface NewAnnouncement {
  readonly project_id: string;
  readonly role_id: string;
  readonly written: WrittenAnnouncement;
}

/**
 * Makes a draft of an announcement of a role.
 * @returns the announcement's id
 */
export async function writeAnnouncement(
  trx: Trx,
  actor: CompanyActor,
  { project_id, role_id, written }: NewAnnouncement,
  moment: Moment,
) {
  const project = await holdProject(trx, actor, project_id);
  const role = project?.roles.find((one) => one.id === role_id);
  if (!project || !role) return refuse('not_found');
  if (project.status !== 'draft' && project.status !== 'casting') return refuse('not_allowed_now');
  const id = randomUUID();
  const { company_id, company_name, title: project_title } = project;
  const { heading, closes_on } = written;
  const made = await make(trx, {
    noun: 'announcement',
    actor,
    moment,
    words: {},
    object: {
      id,
      values: {
        company_id,
        project_id,
        role_id,
        ...written,
        slug: slugOf(heading, endOfSlug()),
        created_date: moment.now,
      },
      concerned: { company_id, project_id },
      facts: { project_title, company_name, role_title: role.title, heading, closes_on },
    },
  });
  return isRefusal(made) ? made : id;
}

/**
 * Changes a draft or a refused announcement, unless another member has changed it since the caller read it. A published
 * announcement cannot be changed under its readers.
 */
export async function rewriteAnnouncement(
  trx: Trx,
  actor: CompanyActor,
  id: string,
  { revision, written }: { readonly revision: number; readonly written: WrittenAnnouncement },
) {
  await sql`select from announcements a where a.id = ${id} for update`.execute(trx);
  const [row] = await loadAnnouncements(trx, sql`a.id = ${id} and ${visibleProjects(actor)}`);
  if (!row) return refuse('not_found');
  if (row.status !== 'draft' && row.status !== 'refused') return refuse('not_allowed_now');
  if (row.revision !== revision) return refuse('changed_meanwhile');
  await trx
    .updateTable('announcements')
    .set({ ...written, revision: revision + 1 })
    .where('id', '=', id)
    .execute();
  announce(trx, { topics: [`company:${row.company_id}`], noun: 'announcement', ids: [id] });
  return true;
}
