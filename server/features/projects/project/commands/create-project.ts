import { randomUUID } from 'node:crypto';
import type { ProjectInput } from '#contract/projects/project.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { CompanyActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { make } from '#server/lifecycle/run.ts';
import { writeDates, writeRoles } from './write-parts.ts';

/**
 * Makes a draft of a project for the actor's company.
 * @returns the project's id
 */
export async function createProject(
  trx: Trx,
  actor: CompanyActor,
  input: ProjectInput & { readonly id?: string },
  moment: Moment,
) {
  // A program that writes records may choose the id, and may send it in capital letters.
  const { dates, roles, id: chosen = randomUUID(), ...fields } = input;
  const id = chosen.toLowerCase();
  const { company_id, company_name } = actor;
  const made = await make(trx, {
    noun: 'project',
    object: {
      id,
      values: { ...fields, company_id, created_date: moment.now },
      concerned: { company_id, project_id: id },
      facts: { project_title: input.title, company_name },
    },
    actor,
    moment,
    words: {},
  });
  if (isRefusal(made)) return made;
  await Promise.all([dates.length > 0 && writeDates(trx, id, dates), roles.length > 0 && writeRoles(trx, id, roles)]);
  return id;
}
