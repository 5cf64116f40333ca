import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/fields.ts';
import type { ReceivedTestimonial } from '#contract/testimonial.ts';
import type { Moment } from '#domain/time/day.ts';
import type { TalentActor } from '../../../actor.ts';
import type { Db } from '../../../db/transaction.ts';
import type { ProjectActor } from '../../project/policy.ts';
import { HAS_WORKED, loadTestimonials, present } from './load-testimonials.ts';

/** A page of those who have worked in a project, by name. The caller has seen to it that the actor may see the project. */
export async function listOfProject(db: Db, actor: ProjectActor, project_id: string, page: number, moment: Moment) {
  const order = sql`talent_name, k.id limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`;
  const [rows, count] = await Promise.all([
    loadTestimonials(db, actor, sql`k.project_id = ${project_id}`, moment, order),
    sql<{ total: number }>`
      select count(*) as total from candidates k where k.project_id = ${project_id} and ${HAS_WORKED}`.execute(db),
  ]);
  const items = rows.map((row) => present(row, actor, moment));
  return { items, page, page_size: PAGE_SIZE, total: count.rows[0]?.total ?? 0 };
}

/** A page of what companies have said of a talent, newest first. */
export async function listReceived(db: Db, { talent_id }: TalentActor, page: number) {
  const where = sql`w.talent_id = ${talent_id} and w.status = 'given'`;
  const [items, count] = await Promise.all([
    sql<ReceivedTestimonial>`
      select w.candidate_id as id, p.title as project_title, c.name as company_name,
        k.terms ->> 'role_title' as role_title, w.words, w.given_date
      from testimonials w join candidates k on k.id = w.candidate_id join projects p on p.id = w.project_id
        join companies c on c.id = w.company_id
      where ${where} order by w.given_date desc, w.id
      limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`.execute(db),
    sql<{ total: number }>`select count(*) as total from testimonials w where ${where}`.execute(db),
  ]);
  return { items: items.rows, page, page_size: PAGE_SIZE, total: count.rows[0]?.total ?? 0 };
}
