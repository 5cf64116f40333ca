import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { WrittenPresentation } from '#contract/auditions/presentation.ts';
import { usualEnd } from '#domain/auditions/presentation/presentation.rules.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { CompanyActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { ownPresentations } from '#server/features/auditions/presentation/policy.ts';
import {
  loadPresentations,
  lockPresentation,
} from '#server/features/auditions/presentation/queries/load-presentations.ts';
import { loadProject } from '#server/features/projects/project/queries/load-project.ts';
import { make } from '#server/lifecycle/run.ts';
import { announce } from '#server/live/announce.ts';
import { keepPeople } from './keep-people.ts';

export interface BegunPresentation {
  readonly title: string;
  readonly candidate_ids: readonly string[];
}

/**
 * Makes a presentation of the given candidates, without candidates who may not be shown to clients. Each candidate has
 * the pictures that the talent chose in an answer, or the first pictures of the profile.
 * @returns the id of the presentation
 */
export async function preparePresentation(
  trx: Trx,
  actor: CompanyActor,
  project_id: string,
  { title, candidate_ids }: BegunPresentation,
  moment: Moment,
) {
  const project = await loadProject(trx, actor, project_id);
  if (!project) return refuse('not_found');
  if (project.status !== 'casting') return refuse('project_not_casting');
  const id = randomUUID();
  const { company_id, company_name, title: project_title } = project;
  const ends_on = usualEnd(moment.today);
  const made = await make(trx, {
    noun: 'presentation',
    actor,
    moment,
    words: {},
    object: {
      id,
      values: { company_id, project_id, title, ends_on, created_date: moment.now },
      concerned: { company_id, project_id },
      facts: { project_title, company_name, presentation_title: title, ends_on },
    },
  });
  if (isRefusal(made)) return made;
  const people = [...new Set(candidate_ids)].map((candidate_id) => ({
    candidate_id,
    words: '',
    media_ids: null,
    tape_ids: [],
  }));
  await keepPeople(trx, { id, project_id }, people, moment.today);
  return id;
}

/** Changes the content of a presentation that has not ended. Guests see the change from the commit on. */
export async function writePresentation(
  trx: Trx,
  actor: CompanyActor,
  id: string,
  { people, revision, ...written }: WrittenPresentation,
  moment: Moment,
) {
  const where = sql`x.id = ${id} and ${ownPresentations(actor)}`;
  await lockPresentation(trx, where);
  const [found] = await loadPresentations(trx, where, moment.today);
  if (!found) return refuse('not_found');
  if (found.status === 'ended') return refuse('not_allowed_now');
  if (found.revision !== revision) return refuse('changed_meanwhile');
  await trx
    .updateTable('presentations')
    .set({ ...written, revision: revision + 1 })
    .where('id', '=', id)
    .execute();
  await keepPeople(trx, found, people, moment.today);
  const { company_id, project_id } = found;
  announce(trx, { topics: [`company:${company_id}`], noun: 'presentation', ids: [id, project_id] });
  return true;
}
