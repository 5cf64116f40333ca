import { sql } from 'kysely';
import { TEMPLATES_MAX, type Template } from '#contract/projects/project-start.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { CompanyActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { TEMPLATE_COLUMNS } from '#server/features/projects/project-start/queries/list-templates.ts';
import { announce } from '#server/live/announce.ts';
import { findAnew } from './copy-project.ts';

/** Saves a project as a template. Locks the company, so that two simultaneous templates cannot exceed the limit. */
export async function saveTemplate(trx: Trx, actor: CompanyActor, id: string, name: string, moment: Moment) {
  const { company_id } = actor;
  const form = await findAnew(trx, actor, id);
  if (!form) return refuse('not_found');
  await sql`select id from companies where id = ${company_id} for no key update`.execute(trx);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*) as total from project_templates where company_id = ${company_id}`.execute(trx);
  if ((counted[0]?.total ?? 0) >= TEMPLATES_MAX) return refuse('too_many_templates');
  const key = name.toLocaleLowerCase('sv');
  const { rows } = await sql<Template>`
    insert into project_templates (company_id, name, name_key, form, created_date)
    values (${company_id}, ${name}, ${key}, ${JSON.stringify(form)}::jsonb, ${moment.now})
    returning ${TEMPLATE_COLUMNS}`.execute(trx);
  announce(trx, { topics: [`company:${company_id}`], noun: 'template', ids: [] });
  const [saved] = rows;
  if (!saved) throw new Error('A template that was saved is gone');
  return saved;
}

/** Deletes one of the company's templates; another id changes nothing. */
export async function forgetTemplate(trx: Trx, { company_id }: CompanyActor, id: string): Promise<void> {
  await sql`delete from project_templates where id = ${id} and company_id = ${company_id}`.execute(trx);
  announce(trx, { topics: [`company:${company_id}`], noun: 'template', ids: [id] });
}
