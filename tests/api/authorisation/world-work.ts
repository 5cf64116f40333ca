/** The owner's project, in which the talent is booked. */
import { type RawBuilder, sql } from 'kysely';
import { NO_RIGHT } from '#domain/deal/terms/rights.ts';
import { calledRows } from '#tests/factories/auditions.ts';
import { offersOf } from '#tests/factories/counter-offers.ts';
import { aDayOfWork } from '#tests/factories/days.ts';
import { aProject, candidateOf } from '#tests/factories/projects.ts';
import type { TestServer } from '#tests/support/test-server.ts';
import type { People } from './world-callers.ts';

type Row = RawBuilder<{ id: string }>;

/**
 * Inserts a row.
 * @returns its id
 */
export const inserted = async ({ services: { db } }: TestServer, row: Row): Promise<string> =>
  (await row.execute(db)).rows[0]?.id ?? '';

/** Makes a project in which the talent is booked, and the rows that follow from the work. */
export async function makeWork(server: TestServer, { talent, owner }: People) {
  const { db, clock, pool } = server.services;
  const made = await aProject(server, owner, { step: 5, asked: [talent] });
  const project = made.id;
  const candidate = (await candidateOf(owner, project, talent)).id;
  const { items } = await owner.api.ok('GET /projects/:id/bookings', { params: { id: project }, query: {} });
  await server.services.scribe.settled();
  const agreements = await owner.api.ok('GET /projects/:id/agreements', { params: { id: project }, query: {} });
  const agreement = agreements.items[0]?.id ?? '';
  const right = await inserted(
    server,
    sql`
      insert into usage_rights (agreement_id, line_index, candidate_id, project_id, company_id, talent_id, line, status)
      select id, 0, candidate_id, project_id, company_id, talent_id, ${JSON.stringify({ ...NO_RIGHT, media: ['tv'] })}::jsonb, 'coming'
      from agreements where id = ${agreement} returning id`,
  );
  const clearance = await inserted(
    server,
    sql`
      insert into clearances (candidate_id, project_id, company_id, talent_id, status, waits_until)
      values (${candidate}, ${project}, ${owner.company_id}, ${talent.talent_id}, 'waiting', '2099-01-01')
      returning id`,
  );
  await sql`
    with review as (
      insert into reviews (candidate_id, project_id, company_id, talent_id, status, closes_date)
      values (${candidate}, ${project}, ${owner.company_id}, ${talent.talent_id}, 'published', ${clock()}) returning id)
    insert into review_parts (review_id, side, words, note, written_by, revision)
    select id, 'company', 'Bra.', '', 'Kim', 1 from review`.execute(db);
  const { rows: offers } = await pool.query<{ id: string }>(offersOf(`'${candidate}'`));
  return {
    project,
    role: made.roles[0]?.id ?? '',
    candidate,
    booking: items[0]?.id ?? '',
    agreement,
    right,
    clearance,
    offer: offers[0]?.id ?? '',
    sheet: (await aDayOfWork(pool, candidate)).sheet_id,
    called: await calledRows(pool, candidate),
  };
}

export type Work = Awaited<ReturnType<typeof makeWork>>;
