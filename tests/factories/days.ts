import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { EMPTY_SHEET } from '#domain/work/call-sheet/call-sheet.ts';

/** A day far in the future on which assignments in tests of authorisation have work. */
export const FAR_DAY = '2099-01-01';

const CONTENT = { call_time: '08:00', place: 'Slottsskogen', contact_name: 'Ina Ek', contact_phone: '070-999 88 77' };

/** Makes a work day of an assignment, with a published call sheet that the talent has been notified of. */
export async function aDayOfWork(pool: pg.Pool, candidate_id: string): Promise<{ sheet_id: string }> {
  const { rows } = await pool.query<{ id: string }>(
    `with booked as (
      insert into bookings (candidate_id, project_id, role_id, company_id, talent_id, starts_on, ends_on, day_fee_ore, status)
      select k.id, k.project_id, k.role_id, p.company_id, k.talent_id, $2, $2, 1, 'confirmed'
      from candidates k join projects p on p.id = k.project_id where k.id = $1 returning *),
    sheet as (
      insert into call_sheets (project_id, company_id, day, status, content, version, published_date)
      select project_id, company_id, $2, 'published', $3, 1, app_now() from booked returning id),
    told as (
      insert into call_sheet_versions (call_sheet_id, version, content, published_by, published_date)
      select id, 1, $3, 'Kim', app_now() from sheet)
    insert into summonses (call_sheet_id, candidate_id, project_id, company_id, talent_id, day, status)
    select sheet.id, candidate_id, project_id, company_id, talent_id, $2, 'unread' from sheet, booked
    returning call_sheet_id as id`,
    [candidate_id, FAR_DAY, { ...EMPTY_SHEET, ...CONTENT }],
  );
  return { sheet_id: rows[0]?.id ?? '' };
}

/** A valid body for the routes of call sheets and replacements; undefined for other routes. */
export function sheetBody(route: string, revision = 0): object | undefined {
  if (route === 'PUT /projects/:id/call-sheets/:day') return { content: CONTENT, revision };
  if (route.endsWith('/call-sheets/:day/publish')) return { revision: 1 };
  if (route === 'POST /call-sheets/:id/read') return { version: 1 };
  if (route === 'POST /bookings/:id/replacements') return { talent_ids: [randomUUID()], answer_by: FAR_DAY };
  return route.endsWith('/diet') ? { words: 'Nötter', consents: true } : undefined;
}
