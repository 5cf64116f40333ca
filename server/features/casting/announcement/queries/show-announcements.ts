import { sql } from 'kysely';
import type { AnnouncementDetails, AnnouncementRow } from '#contract/casting/announcement.ts';
import { keptQuery } from '#contract/finding/talent-query.ts';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { AnnouncementStatus } from '#domain/casting/announcement/announcement.workflow.ts';
import { announcementWorkflow } from '#domain/casting/announcement/announcement.workflow.ts';
import { termsOf } from '#domain/deal/terms/written-terms.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { commandsNow } from '#domain/kernel/workflow/decide.ts';
import { humanLimits } from '#domain/projects/project/human-limits.ts';
import { countRows } from '#server/db/count-rows.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import { findEmployedNet } from '#server/features/deal/rate/queries/load-rates.ts';
import { countTalents } from '#server/features/finding/search/queries/search-talents.ts';
import { type ProjectActor, visibleProjects } from '#server/features/projects/project/policy.ts';
import {
  type LoadedProject,
  type LoadedRole,
  loadProject,
} from '#server/features/projects/project/queries/load-project.ts';
import type { Services } from '#server/services.ts';
import { announcementFacts } from '#texts/casting/announcement-facts.ts';
import { wishesForAll } from './find-public.ts';
import { type LoadedAnnouncement, loadAnnouncements } from './load-announcements.ts';

const presentRow = (row: LoadedAnnouncement, actor: ProjectActor, moment: Moment): AnnouncementRow => ({
  ...row,
  actions: commandsNow(announcementWorkflow, row, actor, moment),
});

/** A page of announcements that the actor may see, newest first. */
export async function listAnnouncements(
  { db }: Pick<Services, 'db'>,
  actor: ProjectActor,
  { status, page }: { readonly status?: AnnouncementStatus | undefined; readonly page: number },
  moment: Moment,
) {
  const where = sql`${visibleProjects(actor)} and ${status === undefined ? sql`true` : sql`a.status = ${status}`}`;
  const order = sql`a.created_date desc, a.id ${pageOfRows(page, PAGE_SIZE)}`;
  const [rows, total] = await Promise.all([
    loadAnnouncements(db, where, order),
    countRows(db, sql`announcements a join projects p on p.id = a.project_id where ${where}`),
  ]);
  const items = rows.map((row) => presentRow(row, actor, moment));
  return { items, page, page_size: PAGE_SIZE, total };
}

/** The limits that an announcement breaks, with its time to answer counted from today. */
export function limitsOf(
  announcement: Pick<LoadedAnnouncement, 'heading' | 'body' | 'question' | 'closes_on'>,
  project: LoadedProject,
  role: LoadedRole,
  today: string,
) {
  const { heading, body, question, closes_on } = announcement;
  const { fee, content, content_note } = role.terms;
  return humanLimits({
    asked_on: today,
    answer_by: closes_on,
    text_length: heading.length + body.length + question.length + role.description.length,
    is_unpaid: fee.basis === 'unpaid',
    production_type: project.production_type,
    role_count: 1,
    open_per_place: 0,
    content,
    content_note,
  });
}

/**
 * One announcement as shown to its company or an administrator, with the limits that it breaks, the facts of its public
 * page and the number of talents who fit.
 */
export async function showAnnouncement(
  services: Pick<Services, 'db' | 'talents' | 'briefs'>,
  actor: ProjectActor,
  id: string,
  moment: Moment,
) {
  const { db } = services;
  const [row] = await loadAnnouncements(db, sql`a.id = ${id} and ${visibleProjects(actor)}`);
  if (!row) return refuse('not_found');
  const project = await loadProject(db, actor, row.project_id);
  const role = project?.roles.find((one) => one.id === row.role_id);
  if (!project || !role) throw new Error('An announcement has no role');
  const terms = termsOf(project, role);
  const shown: AnnouncementDetails = {
    ...row,
    ...presentRow(row, actor, moment),
    fit_count: await countTalents(services, keptQuery.parse(role.wanted), {
      looker: project.company_id,
      today: moment.today,
    }),
    limits: limitsOf(row, project, role, moment.today),
    terms,
    public_facts: announcementFacts({
      ...terms,
      closes_on: row.closes_on,
      net_ore: await findEmployedNet(db, terms.fee, moment),
    }),
    public_wishes: await wishesForAll(services, role.wanted, moment.today),
  };
  return shown;
}
