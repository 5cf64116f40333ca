import { sql } from 'kysely';
import { keptQuery } from '#contract/finding/talent-query.ts';
import type { KindSpan } from '#domain/deal/terms/days.ts';
import type { WrittenTerms } from '#domain/deal/terms/written-terms.ts';
import { type Moment, momentOf } from '#domain/kernel/time/day.ts';
import type { Db } from '#server/db/transaction.ts';
import { isOpen } from '#server/features/casting/announcement/policy.ts';
import { roleTerms } from '#server/features/projects/project/queries/role-terms.ts';
import type { Services } from '#server/services.ts';
import { announcedWishes } from '#texts/casting/announcement-facts.ts';

/** An announcement as its public page shows it. */
export interface PublicAnnouncement {
  id: string;
  slug: string;
  heading: string;
  body: string;
  company_name: string;
  shows_company: boolean;
  role_title: string;
  municipality_id: string | null;
  dates: KindSpan[];
  terms: WrittenTerms;
  wanted: unknown;
  closes_on: string;
  published_date: string;
  is_indexed: boolean;
  /** False if the announcement takes no more answers: the page then says only that. */
  is_open: boolean;
}

/** The public announcement with this slug; null if there is none, or if the announcement was never published. */
export async function findPublic(db: Db, slug: string, { today }: Moment): Promise<PublicAnnouncement | null> {
  const { rows } = await sql<PublicAnnouncement>`
    select a.id, a.slug, a.heading, a.body, c.name as company_name, a.shows_company, r.title as role_title,
      p.municipality_id, ${roleTerms('r')} as terms, r.wanted, a.closes_on, a.published_date, a.is_indexed, ${isOpen(today)} as is_open,
      coalesce((select jsonb_agg(jsonb_build_object('kind', d.kind, 'starts_on', d.starts_on, 'ends_on', d.ends_on)
        order by d.starts_on) from project_dates d where d.project_id = p.id), '[]') as dates
    from announcements a join projects p on p.id = a.project_id join companies c on c.id = a.company_id
      join project_roles r on r.id = a.role_id
    where a.slug = ${slug} and a.is_public and a.published_date is not null`.execute(db);
  return rows[0] ?? null;
}

/** The public text of a role's wishes: wishes chosen by the company and wishes read from its text. */
export async function wishesForAll(
  { briefs }: Pick<Services, 'briefs'>,
  wanted: unknown,
  today: string,
): Promise<string[]> {
  const { wishes, text } = keptQuery.parse(wanted);
  const readings = await briefs.queries([text], today);
  return announcedWishes([...wishes, ...readings.flatMap((reading) => reading.wishes)]);
}

/** Slugs of the open announcements that search engines may index, the newest first. */
export async function listIndexed(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  from: number,
  count: number,
): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select a.slug from announcements a join projects p on p.id = a.project_id join companies c on c.id = a.company_id
    where a.is_indexed and ${isOpen(momentOf(clock()).today)}
    order by a.published_date desc, a.id limit ${count} offset ${from}`.execute(db);
  return rows.map(({ slug }) => slug);
}
