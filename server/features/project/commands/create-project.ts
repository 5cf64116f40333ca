import type { ErrorCode } from '#contract/errors.ts';
import type { ProjectInput } from '#contract/project.ts';
import { isRefusal, type Refusal } from '#domain/refusal.ts';
import type { Moment } from '#domain/time/day.ts';
import type { Trx } from '../../../db/transaction.ts';
import { make } from '../../../db/transition-runner.ts';
import type { CompanyActor } from '../../../http/actor.ts';
import { writeDates, writeRoles } from './write-parts.ts';

/** Makes a draft of the actor's company. @returns its id */
export async function createProject(
  trx: Trx,
  actor: CompanyActor,
  input: ProjectInput,
  moment: Moment,
): Promise<string | Refusal<ErrorCode>> {
  const { dates, roles, ...fields } = input;
  const made = await make(trx, {
    noun: 'project',
    actor,
    moment,
    values: { ...fields, company_id: actor.company_id, created_date: moment.now },
    concerned: { company_id: actor.company_id },
    concernedBy: (project_id) => ({ company_id: actor.company_id, project_id }),
    payload: { project_title: input.title, company_name: actor.company_name, reason: null },
  });
  if (isRefusal(made)) return made;
  await writeDates(trx, made.id, dates);
  await writeRoles(trx, made.id, roles);
  return made.id;
}
