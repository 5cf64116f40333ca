/** Announcements: the form, a published row, and bodies for tests that call all routes. */
import type pg from 'pg';
import { addDays, dayOf } from '#domain/kernel/time/day.ts';
import type { TestServer } from '#tests/support/test-server.ts';
import type { CallArgs, Raw } from './client.ts';
import type { Company } from './people.ts';
import { aProject, type RoleForm } from './projects.ts';

export type WrittenForm = CallArgs<'POST /announcements'>['body']['written'];

/** The text of an announcement as the form sends it; it closes in a week. */
export const aText = (today: string, overrides: Partial<WrittenForm> = {}): WrittenForm => ({
  heading: 'Ryttare till en film om hösten',
  body: 'Vi söker någon som rider lugnt i skogen.',
  question: '',
  picture_count: 2,
  closes_on: addDays(today, 7),
  is_public: false,
  is_indexed: false,
  shows_company: true,
  ...overrides,
});

/**
 * Inserts a published announcement that no administrator has reviewed.
 * @returns its id
 */
export async function aPublishedRow(pool: pg.Pool, role_id: string, closes_on = '2099-01-01'): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into announcements (company_id, project_id, role_id, status, slug, heading, body, closes_on, published_date)
     select p.company_id, p.id, r.id, 'published', 'rad-' || r.id, 'Ryttare', 'Rid.', $2, app_now()
     from project_roles r join projects p on p.id = r.project_id where r.id = $1 returning id`,
    [role_id, closes_on],
  );
  return rows[0]?.id ?? '';
}

/** A valid body, so that the route goes on to look for the announcement; undefined for other routes. */
export function announcementBody(
  route: string,
  ids: { readonly project: string; readonly role: string },
): Raw['body'] | undefined {
  const written = aText('2098-12-20', { closes_on: dayOf(new Date()) });
  if (route === 'POST /announcements') return { project_id: ids.project, role_id: ids.role, written };
  if (route === 'PUT /announcements/:id') return { revision: 99, written };
  if (route === 'PUT /admin/announcement-rules') return { review: 'first' };
  if (route.endsWith('/kept')) return { is_kept: true };
  if (route.endsWith('/interest')) return { message: '', media_ids: [], revision: 99 };
  return route.endsWith('/take-down') ? { reason: 'En anledning.' } : undefined;
}

export interface Announced {
  readonly id: string;
  readonly project_id: string;
  readonly role_id: string;
}

/**
 * A role with a published announcement that can be answered; `written` changes the text. Turns off the review of
 * announcements.
 */
export async function anAnnouncement(
  server: TestServer,
  company: Company,
  { written = {}, role }: { readonly written?: Partial<WrittenForm>; readonly role?: RoleForm } = {},
): Promise<Announced> {
  const project = await aProject(server, company, { form: role ? { roles: [role] } : {} });
  const role_id = project.roles[0]?.id ?? '';
  const text = aText(dayOf(server.services.clock()), written);
  await server.services.pool.query(`update announcement_rules set review = 'none'`);
  const { id } = await company.api.ok('POST /announcements', {
    body: { project_id: project.id, role_id, written: text },
  });
  await company.api.ok('POST /announcements/:id/publish', { params: { id } });
  return { id, project_id: project.id, role_id };
}
