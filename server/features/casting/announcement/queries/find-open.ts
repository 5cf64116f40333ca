import { sql } from 'kysely';
import { keptQuery } from '#contract/finding/talent-query.ts';
import { isBelowLowest } from '#domain/casting/announcement/announcement.rules.ts';
import type { KindSpan } from '#domain/deal/terms/days.ts';
import { daysOf, type WrittenTerms } from '#domain/deal/terms/written-terms.ts';
import type { Ore } from '#domain/kernel/money/ore.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { countDays } from '#domain/kernel/time/day.ts';
import { declinedOf } from '#domain/people/talent/limits.rules.ts';
import type { TalentActor } from '#server/actor.ts';
import type { Db } from '#server/db/transaction.ts';
import { isOpen, isPublished, WHOSE_OPEN } from '#server/features/casting/announcement/policy.ts';
import { matchTalent } from '#server/features/finding/search/queries/match-talent.ts';
import { isVisibleTalent } from '#server/features/people/talent/policy.ts';
import { roleTerms } from '#server/features/projects/project/queries/role-terms.ts';
import type { Services } from '#server/services.ts';

/** An announcement with the facts that decide which talents see it and in which list. */
export interface OpenAnnouncement {
  id: string;
  heading: string;
  body: string;
  question: string;
  picture_count: number;
  company_name: string;
  shows_company: boolean;
  is_public: boolean;
  project_id: string;
  role_id: string;
  role_title: string;
  role_description: string;
  production_type: string | null;
  municipality_id: string | null;
  decision_by: string | null;
  closes_on: string;
  terms: WrittenTerms;
  wanted: unknown;
  dates: KindSpan[];
  /** The revision of the project plus the revision of the announcement. */
  revision: number;
  is_kept: boolean;
  /**
   * The talent's candidate for the role, by answer or request; null if there is none, or if the candidate was
   * withdrawn.
   */
  candidate_id: string | null;
  /** False for an answered announcement that has closed. */
  is_open: boolean;
}

/** Maximum number of announcements compared with a talent: the newest. */
const COMPARED_MAX = 300;

/** Open announcements, with the talent's answers and choices; `where` is as in `findMet`. */
export const findOpen = (db: Db, actor: TalentActor, where: ReturnType<typeof sql>, moment: Moment) =>
  findMet(db, actor, WHOSE_OPEN, sql`${isPublished(moment.today)} and ${where}`, moment);

/** One announcement by its id. A closed announcement is found only by a talent who is a candidate for its role. */
export async function findOne(db: Db, actor: TalentActor, id: string, moment: Moment) {
  const mayRead = sql`(${isOpen(moment.today)} or own.id is not null and a.status in ('published', 'closed'))`;
  const whose = sql`join projects p on p.id = a.project_id join companies c on c.id = a.company_id`;
  const [found] = await findMet(db, actor, whose, sql`a.id = ${id} and ${mayRead}`, moment);
  return found;
}

/**
 * Announcements by a condition on `a` (announcements), `p` (projects), `c` (companies), `r` (roles) and `own` (the
 * talent's candidate for the role); `whose` joins the project and the company. If the talent has blocked the company,
 * only announcements of roles for which the talent is a candidate are included.
 */
async function findMet(
  db: Db,
  { talent_id }: TalentActor,
  whose: ReturnType<typeof sql>,
  where: ReturnType<typeof sql>,
  { today }: Moment,
): Promise<OpenAnnouncement[]> {
  const { rows } = await sql<OpenAnnouncement>`
    with asked as materialized (
      select k.id, k.role_id, its.plan_id from candidates k join project_roles its on its.id = k.role_id
      where k.talent_id = ${talent_id} and not k.is_deleted)
    select a.id, a.heading, a.body, a.question, a.picture_count, c.name as company_name, a.shows_company, a.is_public,
      a.project_id, a.role_id, r.title as role_title, r.description as role_description, p.production_type, p.municipality_id,
      p.decision_by, a.closes_on, ${roleTerms('r')} as terms, r.wanted, a.revision + p.revision as revision, own.id as candidate_id,
      ${isOpen(today)} as is_open,
      exists (select from kept_announcements kept where kept.announcement_id = a.id and kept.talent_id = ${talent_id}) as is_kept,
      coalesce((select jsonb_agg(jsonb_build_object('kind', d.kind, 'starts_on', d.starts_on, 'ends_on', d.ends_on)
        order by d.starts_on) from project_dates d where d.project_id = p.id), '[]') as dates
    from announcements a ${whose}
      join project_roles r on r.id = a.role_id
      left join (select distinct on (role_id) role_id, id from asked order by role_id, id) by_role on by_role.role_id = r.id
      left join (select distinct on (plan_id) plan_id, id from asked order by plan_id, id) by_plan on by_plan.plan_id = r.plan_id
      cross join lateral (select coalesce(by_role.id, by_plan.id) as id) own
    where ${where} and (own.id is not null or not exists (
      select from talent_blocks shut where shut.talent_id = ${talent_id} and shut.company_id = p.company_id))
    order by a.published_date desc, a.id limit ${COMPARED_MAX}`.execute(db);
  return rows;
}

/** The lowest fee and the limits of the talent; null if the talent is not findable. */
async function findFindable(db: Db, { talent_id }: TalentActor, { today }: Moment) {
  const { rows } = await sql<{ day_fee_min_ore: Ore | null; declines: string[] | null }>`
    select t.day_fee_min_ore, t.declines from talents t where t.id = ${talent_id} and ${isVisibleTalent('t', today)}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** The match of each announcement with the talent, the best first. Announcements without a match are left out. */
export async function standOf(
  services: Pick<Services, 'db' | 'talents' | 'briefs'>,
  actor: TalentActor,
  open: readonly OpenAnnouncement[],
  moment: Moment,
) {
  const findable = await findFindable(services.db, actor, moment);
  const queries = open.map(({ wanted }) => keptQuery.parse(wanted));
  const matches = await matchTalent(services, actor.talent_id, queries, moment.today);
  return open
    .flatMap((announcement, index) => {
      const match = matches[index];
      if (!match) return [];
      const { terms } = announcement;
      const days = countDays(daysOf(announcement, terms));
      const isPaidEnough = !isBelowLowest(terms.fee, days, findable?.day_fee_min_ore ?? null);
      const isFindable = findable !== null;
      const declined = declinedOf(terms.content, findable ?? { declines: null });
      const fits = isFindable && match.fits && isPaidEnough && declined.length === 0;
      return [{ announcement, match, isFindable, declined, fits }];
    })
    .toSorted((one, other) => other.match.score - one.match.score);
}
export type Standing = Awaited<ReturnType<typeof standOf>>[number];

/** An announcement in a talent's list. */
export function presentFitting({ announcement, match }: Pick<Standing, 'announcement' | 'match'>) {
  const { id, heading, company_name, shows_company, role_title, production_type, municipality_id } = announcement;
  const { closes_on, decision_by, is_kept, terms } = announcement;
  const days = daysOf(announcement, terms);
  return {
    id,
    heading,
    role_title,
    production_type,
    municipality_id,
    closes_on,
    decision_by,
    is_kept,
    company_name: shows_company ? company_name : null,
    first_day: days[0]?.starts_on ?? null,
    last_day:
      days
        .map(({ ends_on }) => ends_on)
        .toSorted()
        .at(-1) ?? null,
    fee: { basis: terms.fee.basis, amount_ore: terms.fee.amount_ore },
    wishes: match.wishes,
    reasons: match.reasons,
  };
}
