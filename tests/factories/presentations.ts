/** Presentations for clients: rows, shared presentations, and bodies for tests that call all routes. */
import type pg from 'pg';
import { PRESENTATION_BOUNDS } from '#domain/auditions/presentation/presentation.rules.ts';
import { addDays, dayOf } from '#domain/kernel/time/day.ts';
import type { Answer, Raw } from './client.ts';
import type { Person } from './people.ts';

/**
 * Inserts a draft presentation with these candidates.
 * @returns its id
 */
export async function aPresentationRow(
  pool: pg.Pool,
  project_id: string,
  candidate_ids: readonly string[] = [],
): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `with made as (
      insert into presentations (company_id, project_id, title, status, ends_on)
      select company_id, id, 'Urval', 'draft', '2099-01-01' from projects where id = $1 returning id),
    people as (
      insert into presentation_people (presentation_id, candidate_id, position)
      select made.id, named.id, named.place from made, unnest($2::uuid[]) with ordinality as named (id, place))
    select id from made`,
    [project_id, candidate_ids],
  );
  return rows[0]?.id ?? '';
}

/** A valid body, so that the route goes on to look for the presentation; undefined for other routes. */
export function presentationBody(
  route: string,
  clock: () => Date,
  { candidate_ids = [], revision = 99 }: { candidate_ids?: readonly string[]; revision?: number } = {},
): Raw['body'] | undefined {
  const people = candidate_ids.map((candidate_id) => ({ candidate_id, words: '', media_ids: null, tape_ids: [] }));
  if (route === 'POST /projects/:id/presentations') return { title: 'Urval', candidate_ids: [] };
  if (route === 'PUT /presentations/:id')
    return { title: 'Urval', greeting: '', ends_on: dayOf(clock()), shows_fee: false, people, revision };
  const token = 'x'.repeat(43);
  const person_id = '00000000-0000-4000-8000-000000000000';
  if (route === 'POST /client-presentations/open') return { token, code: '000000', name: 'Kim' };
  if (route === 'POST /client-presentations/view') return { token };
  if (route === 'POST /client-presentations/vote') return { token, person_id, vote: 'yes', comment: '' };
  return route === 'POST /client-presentations/look' ? { token, person_id } : undefined;
}

/** The latest day on which a link made today may end. */
export const lastEnd = (clock: () => Date) => addDays(dayOf(clock()), PRESENTATION_BOUNDS.days);

export interface Shared {
  readonly id: string;
  readonly token: string;
  readonly code: string;
  readonly people: Answer<'GET /presentations/:id'>['people'];
}

/** Shares a presentation of these candidates with a client. */
export async function sharePresentation({ api }: Person, project_id: string, candidate_ids: string[]): Promise<Shared> {
  const body = { title: 'Urval till filmen', candidate_ids };
  const { id } = await api.ok('POST /projects/:id/presentations', { params: { id: project_id }, body });
  const { url, code, people } = await api.ok('POST /presentations/:id/share', { params: { id } });
  return { id, token: url.split('#')[1] ?? '', code, people };
}
