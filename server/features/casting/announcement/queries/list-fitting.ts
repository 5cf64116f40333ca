import { sql } from 'kysely';
import { readTerms } from '#contract/deal/terms.ts';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import { earningsOf } from '#domain/deal/price/earnings.ts';
import { sumOf } from '#domain/deal/price/lines.ts';
import { plannedWork } from '#domain/deal/price/work.ts';
import { dayCountOf } from '#domain/deal/terms/days.ts';
import { termsOf } from '#domain/deal/terms/written-terms.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { TalentActor } from '#server/actor.ts';
import { findTalentPrice } from '#server/features/people/payment/queries/talent-price.ts';
import { loadProjects } from '#server/features/projects/project/queries/load-project.ts';
import { isAskedFor } from '#server/features/projects/project/queries/places.ts';
import type { Services } from '#server/services.ts';
import { findOne, findOpen, presentFitting, standOf } from './find-open.ts';

type MatchServices = Pick<Services, 'db' | 'talents' | 'briefs'>;

/**
 * A page of open announcements for a talent, the best match first. With `kept` 'no': announcements that fit the talent,
 * for roles where the talent is no candidate. With 'yes': kept announcements that fit or are public.
 */
export async function listFitting(
  services: MatchServices,
  actor: TalentActor,
  { kept, page }: { readonly kept: 'yes' | 'no'; readonly page: number },
  moment: Moment,
) {
  const where =
    kept === 'yes'
      ? sql`a.id in (select announcement_id from kept_announcements where talent_id = ${actor.talent_id})`
      : // Not `own.id is null`: PostgreSQL expects it of a single row, and sorts all announcements.
        sql`not ${isAskedFor(sql.ref('r.id'), sql`${actor.talent_id}::uuid`)}`;
  const open = await findOpen(services.db, actor, where, moment);
  const standings = await standOf(services, actor, open, moment);
  const shown = standings.filter(({ fits, announcement }) => fits || (kept === 'yes' && announcement.is_public));
  const items = shown.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(presentFitting);
  return { items, page, page_size: PAGE_SIZE, total: shown.length };
}

/** One announcement that the talent may read, with its match; null for any other. */
export async function findReadable(services: MatchServices, actor: TalentActor, id: string, moment: Moment) {
  const found = await findOne(services.db, actor, id, moment);
  const [standing] = found ? await standOf(services, actor, [found], moment) : [];
  if (!standing) return null;
  const { announcement, fits } = standing;
  return fits || announcement.is_public || announcement.candidate_id !== null ? standing : null;
}

/** One announcement with its full terms and the talent's pay for them. */
export async function showToTalent(services: MatchServices, actor: TalentActor, id: string, moment: Moment) {
  const standing = await findReadable(services, actor, id, moment);
  if (!standing) return null;
  const { announcement } = standing;
  const { body, question, picture_count, role_description, revision, candidate_id } = announcement;
  const [project] = await loadProjects(services.db, sql`p.id = ${announcement.project_id}`);
  const role = project?.roles.find((one) => one.id === announcement.role_id);
  if (!project || !role) throw new Error('An announcement has no role');
  const terms = readTerms(termsOf(project, role));
  return {
    ...presentFitting(standing),
    body,
    question,
    picture_count,
    role_description,
    revision,
    candidate_id,
    terms,
    declined: standing.declined,
    day_count: dayCountOf(terms),
    total_fee_ore: sumOf(earningsOf(terms, plannedWork(terms))),
    price: await findTalentPrice(services.db, actor.talent_id, { terms, sent_date: moment.now }),
    may_show_interest: candidate_id === null && standing.isFindable && announcement.is_open,
  };
}
