import { randomUUID } from 'node:crypto';
import type { WrittenAudition } from '#contract/auditions/audition.ts';
import { lacksOfAudition } from '#domain/auditions/audition/audition.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Trx } from '#server/db/transaction.ts';
import { auditionObject, lockAudition } from '#server/features/auditions/audition/queries/load-audition.ts';
import { tellCalled } from '#server/features/auditions/invitation/commands/tell-called.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { holdProject } from '#server/features/projects/project/queries/load-project.ts';
import { make, move } from '#server/lifecycle/run.ts';

/**
 * Makes a draft of an audition in a project that is casting; talents are not notified.
 * @returns the id of the audition
 */
export async function draftAudition(
  trx: Trx,
  actor: ProjectActor,
  project_id: string,
  content: WrittenAudition,
  moment: Moment,
) {
  const project = await holdProject(trx, actor, project_id);
  if (!project) return refuse('not_found');
  if (project.status !== 'casting' || project.kind !== 'project') return refuse('project_not_casting');
  const id = randomUUID();
  const { company_id, company_name, title: project_title } = project;
  const made = await make(trx, {
    noun: 'audition',
    actor,
    moment,
    words: {},
    object: {
      id,
      values: {
        ...content,
        project_id,
        company_id,
        created_date: moment.now,
        closes_date: content.deadline_date,
      },
      concerned: { project_id, company_id },
      facts: { project_title, company_name, audition_title: content.title, audition_kind: content.kind },
    },
  });
  return isRefusal(made) ? made : id;
}

interface Written {
  readonly content: WrittenAudition;
  readonly revision: number;
}

/**
 * Changes an audition. For a published audition the invited talents are notified, and its kind and the deadline of its
 * tapes cannot be changed here.
 */
export async function writeAudition(
  trx: Trx,
  actor: ProjectActor,
  id: string,
  { content, revision }: Written,
  moment: Moment,
) {
  const audition = await lockAudition(trx, actor, id);
  if (!audition) return refuse('not_found');
  if (audition.revision !== revision) return refuse('changed_meanwhile');
  if (audition.status === 'draft') {
    const values = { ...content, closes_date: content.deadline_date, revision: revision + 1 };
    const object = auditionObject(audition, moment);
    return move(trx, { noun: 'audition', command: 'write', object, actor, moment, words: {}, values });
  }
  const { kind, deadline_date } = audition;
  const values = { ...content, kind, deadline_date, revision: revision + 1 };
  const object = auditionObject({ ...audition, ...values }, moment);
  const changed = await move(trx, { noun: 'audition', command: 'change', object, actor, moment, words: {}, values });
  if (isRefusal(changed)) {
    return changed.refused === 'audition_incomplete'
      ? refuse('audition_incomplete', { missing: lacksOfAudition(values) })
      : changed;
  }
  return tellCalled(trx, id, 'hear-change', moment);
}
