/** The rows of companies that have found, asked, booked and invited a talent. */
import { randomUUID } from 'node:crypto';
import { addDays, dayOf } from '#domain/kernel/time/day.ts';
import { calledRows } from '#tests/factories/auditions.ts';
import { offersOf } from '#tests/factories/counter-offers.ts';
import type { Company, Talent } from '#tests/factories/people.ts';
import { aPresentationRow } from '#tests/factories/presentations.ts';
import { aProject, aRequest, aRole, candidateOf } from '#tests/factories/projects.ts';
import type { TestServer } from '#tests/support/test-server.ts';

/** The talent's message to a company, by which the company could recognise the talent. */
export const WORDS = 'Hälsningar från Wieliczka';

export const QUERY = { text: '', wishes: [], unknown: [] };

/** Rows of a company that has only found the talent: a pick, two lists, a saved search. */
export async function findTalent(server: TestServer, company: Company, { talent_id }: Talent) {
  const project = await aProject(server, company, { step: 2 });
  const role_id = project.roles[0]?.id ?? '';
  const params = { id: project.id };
  await company.api.ok('PUT /projects/:id/picks', { params, body: { role_id, talent_ids: [talent_id] } });
  const list = await company.api.ok('POST /shortlists', { body: { name: 'Ryttare', talent_ids: [talent_id] } });
  const other = await company.api.ok('POST /shortlists', { body: { name: 'Andra', talent_ids: [] } });
  const search = await company.api.ok('POST /saved-searches', {
    body: { name: 'Alla', query: QUERY, notify: 'daily' },
  });
  return { project, role_id, list, other, search };
}

/** The work day for which the talent was booked: 60 days from now. */
export const dayLater = (server: TestServer) => addDays(dayOf(server.services.clock()), 60);

/**
 * Rows of a company that has asked the talent for two roles, has booked the talent once and cancelled the booking, and
 * asks again for days on which the talent is busy; also messages and a published review.
 */
export async function askTalent(server: TestServer, company: Company, talent: Talent) {
  const roles = [aRole(), aRole({ title: 'Grannen' })];
  const asked = await aProject(server, company, { step: 2, form: { roles } });
  const { id } = await aRequest(server, company, asked.id, talent);
  const role_id = asked.roles[1]?.id ?? '';
  const pending = await aRequest(server, company, asked.id, talent, { role_id });
  const body = { message: WORDS };
  await talent.api.ok('POST /talent/requests/:id/answer-interested', { params: { id }, body });
  await company.api.ok('POST /projects/:id/start-review', { params: { id: asked.id } });

  const later = dayLater(server);
  const dates = [{ kind: 'work' as const, starts_on: later, ends_on: later }];
  const booked = await aProject(server, company, { step: 5, asked: [talent], form: { dates } });
  for (const writer of [company, talent])
    await writer.api.ok('POST /threads/:id/messages', { params: { id }, body: { id: randomUUID(), body: WORDS } });
  const { items } = await company.api.ok('GET /projects/:id/bookings', { params: { id: booked.id }, query: {} });
  const booking = items[0]?.id ?? '';
  const assignment = (await candidateOf(company, booked.id, talent)).id;
  await company.api.ok('POST /bookings/:id/cancel', { params: { id: booking }, body: { reason: 'Det regnar.' } });
  await server.services.pool.query(
    `with review as (
      insert into reviews (candidate_id, project_id, company_id, talent_id, status, closes_date)
      values ($1, $2, $3, $4, 'published', app_now()) returning id)
    insert into review_parts (review_id, side, words, note, written_by, revision)
    select id, 'company', 'Bra.', '', 'Kim', 1 from review`,
    [assignment, booked.id, company.company_id, talent.talent_id],
  );

  const clashing = await aProject(server, company, { step: 4, asked: [talent] });
  const chosen = await candidateOf(company, clashing.id, talent);
  await company.api.ok('POST /candidates/:id/approve', { params: { id: chosen.id }, body: {} });
  return { asked, candidate: id, pending: pending.id, booked, booking, assignment, clashing };
}

type Asked = Awaited<ReturnType<typeof askTalent>>;

/**
 * Makes the rows that follow a request: auditions with invitations, a counter-offer, a clearance and a presentation.
 * Reads the agreements of the booking.
 */
export async function followAsked(server: TestServer, company: Company, { talent_id }: Talent, asked: Asked) {
  const { pool } = server.services;
  const called = await calledRows(pool, asked.candidate);
  const offers = await pool.query<{ id: string }>(offersOf(`'${asked.candidate}'`, WORDS));
  const clearances = await pool.query<{ id: string }>(
    `insert into clearances (candidate_id, project_id, company_id, talent_id, status, waits_until)
     select id, project_id, $3, talent_id, 'waiting', '2099-01-01' from candidates
     where project_id = $1 and talent_id = $2 returning id`,
    [asked.booked.id, talent_id, company.company_id],
  );
  const presentation = await aPresentationRow(pool, asked.asked.id, [asked.candidate]);
  const { items } = await company.api.ok('GET /projects/:id/agreements', {
    params: { id: asked.booked.id },
    query: {},
  });
  return {
    ...asked,
    called,
    offer: offers.rows[0]?.id ?? '',
    clearance: clearances.rows[0]?.id ?? '',
    presentation,
    agreements: items.map(({ id }) => id),
  };
}

/** A company's rows about a talent; `asked` is undefined for a company that has only found the talent. */
export interface Traces {
  readonly talent_id: string;
  readonly found: Awaited<ReturnType<typeof findTalent>>;
  readonly asked: Awaited<ReturnType<typeof followAsked>> | undefined;
}
