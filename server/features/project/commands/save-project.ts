import type { ErrorCode } from '#contract/errors.ts';
import type { ProjectInput } from '#contract/project.ts';
import { missingForCasting } from '#domain/project/project.rules.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import type { Moment } from '#domain/time/day.ts';
import type { Trx } from '../../../db/transaction.ts';
import { announce } from '../../../live/announce.ts';
import type { ProjectActor } from '../policy.ts';
import { type LoadedProject, loadProject, projectSubject } from '../queries/load-project.ts';
import { changedFields } from './changed-fields.ts';
import { writeDates, writeRoles } from './write-parts.ts';

/** Dates, place, fees and the roles themselves are what people have said yes to; only words may change under them. */
function changesTerms(project: LoadedProject, input: ProjectInput): boolean {
  const terms = (
    value: Pick<ProjectInput, 'kind' | 'municipality_id' | 'place'> & {
      dates: readonly { kind: string; starts_on: string; ends_on: string }[];
      roles: readonly { id?: string | undefined; title: string; day_fee_ore: number | null }[];
    },
  ) =>
    JSON.stringify([
      value.kind,
      value.municipality_id,
      value.place,
      value.dates.map((d) => [d.kind, d.starts_on, d.ends_on]).sort(),
      value.roles.map((r) => [r.id, r.title, r.day_fee_ore]),
    ]);
  return terms(project as LoadedProject & ProjectInput) !== terms(input);
}

/** Saves a project as written, if nobody else has saved it since it was read. */
export async function saveProject(
  trx: Trx,
  actor: ProjectActor,
  id: string,
  { revision, ...input }: ProjectInput & { revision: number },
  moment: Moment,
): Promise<true | Refusal<ErrorCode>> {
  const project = await loadProject(trx, actor, id, true);
  if (!project) return refuse('not_found');
  if (project.status !== 'draft' && project.status !== 'casting') return refuse('not_allowed_now');
  if (project.revision !== revision) return refuse('changed_meanwhile');
  const subject = projectSubject(project, false);
  if (subject.request_count > 0 && changesTerms(project, input)) return refuse('terms_locked');
  const lastDay =
    input.dates
      .map((date) => date.ends_on)
      .sort()
      .at(-1) ?? null;
  const missing = missingForCasting({ ...input, last_day: lastDay });
  if (project.status === 'casting' && missing.length > 0) return refuse('project_incomplete', { missing });

  const { dates, roles, ...fields } = input;
  await trx
    .updateTable('projects')
    .set({ ...fields, revision: revision + 1 })
    .where('id', '=', id)
    .execute();
  await writeDates(trx, id, dates);
  await writeRoles(trx, id, roles);
  const changes = changedFields(project, input);
  if (changes.length > 0) {
    const who = {
      project_id: id,
      type: 'project.edit',
      actor_role: actor.role,
      actor_name: actor.name,
      created_date: moment.now,
    };
    await trx
      .insertInto('project_edit_logs')
      .values(changes.map((change) => ({ ...who, ...change })))
      .execute();
  }
  await announce(trx, { company_id: project.company_id, project_id: id });
  return true;
}
