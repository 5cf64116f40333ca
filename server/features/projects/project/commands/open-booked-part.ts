import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { isRefusal } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { nextReminder } from '#domain/projects/project/sign-reminders.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import type { LoadedProject } from '#server/features/projects/project/queries/load-project.ts';
import type { Making } from '#server/lifecycle/adapter.ts';
import { make } from '#server/lifecycle/run.ts';
import { writeDates } from './write-parts.ts';

/** Makes a project and its roles the first ones of a production, unless they are part of one. */
export async function beginProduction(trx: Trx, { id }: Pick<LoadedProject, 'id'>): Promise<void> {
  await sql`update projects set production_id = id where id = ${id} and production_id is null`.execute(trx);
  await sql`update project_roles set plan_id = id where project_id = ${id} and plan_id is null`.execute(trx);
}

/** Locks the part of the production in step 5, and returns its id; null if there is none. */
async function holdBookedPart(trx: Trx, project: LoadedProject): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from projects where production_id = (select production_id from projects where id = ${project.id})
      and status = 'active' for no key update`.execute(trx);
  return rows[0]?.id ?? null;
}

/** The words of another part of a project's production, in the form that `make` takes. */
export function wordsOfPart(project: LoadedProject, id: string, { now }: Moment): Making<'project'> {
  const { company_id, company_name, title, kind, acceptance, production_type, description, municipality_id } = project;
  const { place, greeting, usage_media, usage_territory, usage_months, decision_by, production_id } = project;
  const words = { title, kind, acceptance, production_type, description, municipality_id, place, greeting };
  const use = { usage_media, usage_territory, usage_months, decision_by };
  return {
    id,
    values: { ...words, ...use, company_id, created_date: now, production_id: production_id ?? project.id },
    concerned: { company_id, project_id: id },
    facts: { project_title: title, company_name },
  };
}

/**
 * The part of the production in step 5, for a locked project that still casts. Without such a part it is made, with the
 * words and the dates of the project and without roles.
 * @returns its id, or a refusal
 */
export async function openBookedPart(trx: Trx, actor: ProjectActor, project: LoadedProject, moment: Moment) {
  await beginProduction(trx, project);
  const standing = await holdBookedPart(trx, project);
  if (standing !== null) return standing;
  const part = wordsOfPart(project, randomUUID(), moment);
  const values = { ...part.values, sign_remind_date: nextReminder(moment.now, moment.now) };
  const made = await make(trx, {
    noun: 'project',
    command: 'begin-booked',
    object: { ...part, values },
    actor,
    moment,
    words: {},
  });
  if (isRefusal(made)) return made;
  await writeDates(trx, part.id, project.dates);
  return part.id;
}

/**
 * Gives a part in step 5 the roles of these ids from another part of the production, each with at least as many places
 * as it has people once the new ones have come.
 * @param coming number of people who come, keyed by the id of their present role
 * @returns the ids of the roles in the part, keyed by the id of the present role
 */
export async function openRoles(
  trx: Trx,
  part_id: string,
  coming: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, string>> {
  const opened = new Map<string, string>();
  for (const [role_id, count] of coming) {
    const { rows } = await sql<{ id: string }>`
      update project_roles twin set headcount = greatest(twin.headcount, ${count}::int + (select count(*) from candidates k
        where k.role_id = twin.id and k.client_decision = 'approved' and not k.is_deleted))
      from project_roles r where r.id = ${role_id} and twin.plan_id = r.plan_id and twin.project_id = ${part_id}
      returning twin.id`.execute(trx);
    const made = rows[0]
      ? rows
      : (
          await sql<{ id: string }>`
            insert into project_roles (project_id, role_index, title, description, headcount, terms, hours, wanted, terms_version, plan_id)
            select ${part_id}, (select count(*) from project_roles where project_id = ${part_id}), title, description,
              ${count}::int, terms, hours, wanted, terms_version, plan_id
            from project_roles where id = ${role_id} returning id`.execute(trx)
        ).rows;
    const [role] = made;
    if (!role) throw new Error('A role of people to book is gone');
    opened.set(role_id, role.id);
  }
  return opened;
}
