import { sql } from 'kysely';
import type { AuditionView } from '#contract/auditions/audition.ts';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import { auditionWorkflow } from '#domain/auditions/audition/audition.workflow.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { commandsNow, isGiver } from '#domain/kernel/workflow/decide.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';
import { type ProjectActor, visibleProjects } from '#server/features/projects/project/policy.ts';
import { auditionSubject, type LoadedAudition, limitsOf, loadAudition, loadAuditions } from './load-audition.ts';

const present = (audition: LoadedAudition, actor: ProjectActor, moment: Moment): AuditionView => ({
  ...audition,
  is_in_review: audition.project_status === 'casting' && audition.project_step === 4,
  limits: limitsOf(audition, moment),
  actions: commandsNow(auditionWorkflow, auditionSubject(audition, moment), actor, moment),
});

/** A page of a project's auditions; `may_draft` is true if the actor may draft another. */
export async function listAuditions(db: Db, actor: ProjectActor, project_id: string, page: number, moment: Moment) {
  const where = sql`d.project_id = ${project_id} and ${visibleProjects(actor)}`;
  const order = sql`d.status in ('closed', 'cancelled'), d.created_date desc, d.id
    ${pageOfRows(page, PAGE_SIZE)}`;
  const [project, rows, count] = await Promise.all([
    sql<{ title: string; may_draft: boolean }>`
      select p.title, p.status = 'casting' and p.kind = 'project' as may_draft from projects p
      where p.id = ${project_id} and ${visibleProjects(actor)}`.execute(db),
    loadAuditions(db, where, order),
    sql<{ total: number }>`
      select count(*) as total from auditions d join projects p on p.id = d.project_id where ${where}`.execute(db),
  ]);
  const [found] = project.rows;
  if (!found) return refuse('not_found');
  return {
    items: rows.map((row) => present(row, actor, moment)),
    page,
    page_size: PAGE_SIZE,
    total: count.rows[0]?.total ?? 0,
    project_title: found.title,
    may_draft: found.may_draft && isGiver(actor, auditionWorkflow.creation.by),
  };
}

/** One audition as its company sees it. */
export async function showAudition(db: Db, actor: ProjectActor, id: string, moment: Moment) {
  const audition = await loadAudition(db, actor, id);
  return audition ? present(audition, actor, moment) : refuse('not_found');
}
