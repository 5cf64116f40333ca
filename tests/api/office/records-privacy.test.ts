import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestStanding } from '#domain/casting/candidate/candidate.rules.ts';
import { CLIENT_DECISIONS, INTEREST_STATUSES } from '#domain/casting/candidate/candidate.workflow.ts';
import { PROJECT_STATUSES } from '#domain/projects/project/project-states.ts';
import { STANDING } from '#server/features/registry/record/queries/requests.ts';
import { aCompany, anAdmin, aTalent, type Company, type Person, type Talent } from '#tests/factories/people.ts';
import { aProject, candidateOf } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { recordsAs } from '../kernel/records-world.ts';

let server: TestServer;
let company: Company;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  [company, admin] = [await aCompany(server), await anAdmin(server)];
});
afterAll(() => server.stop());

const OF_CANDIDATES = ['ProjectCandidateStatus', 'Request'] as const;

/** All answers of record routes in which a talent can read about a request, including by sorting and filtering. */
async function learnedBy(talent: Talent) {
  const asked = OF_CANDIDATES.flatMap((name) => {
    const calls = recordsAs(talent.api, name);
    const guesses =
      name === 'Request' ? [] : [...CLIENT_DECISIONS, null].map((client_decision) => ({ client_decision }));
    return [calls.list(), calls.list({ sort: 'updated_date' }), ...guesses.map((where) => calls.filter(where))];
  });
  const notices = recordsAs(talent.api, 'TalentNotification').list();
  return (await Promise.all([...asked, notices])).map(({ body }) => body);
}

const statusOf = async (person: Person, id: string) =>
  (await recordsAs(person.api, 'ProjectCandidateStatus').get(id)).body;

describe('what a talent can read about a request', () => {
  test.each(['approve', 'reject'] as const)(
    'is the same before and after the company decides to %s',
    async (decision) => {
      const talent = await aTalent(server);
      const project = await aProject(server, company, { step: 4, asked: [talent] });
      const { id } = await candidateOf(company, project.id, talent);
      const before = await learnedBy(talent);
      await company.api.ok(`POST /candidates/:id/${decision}`, { params: { id }, body: {} });
      const edit = { note: 'Sjunger falskt', stars: 2, board_position: 7 };
      expect((await recordsAs(company.api, 'ProjectCandidateStatus').update(id, edit)).body).toMatchObject(edit);
      expect(await learnedBy(talent)).toEqual(before);
      expect(JSON.stringify(before)).not.toMatch(/"note"|stars|board_position|seen_date|reminded_date|closed_date/);
      expect(await statusOf(company, id)).toMatchObject({ client_decision: `${decision}ed`.replace('ee', 'e') });
      expect(await statusOf(talent, id)).toMatchObject({ client_decision: null, interest_status: 'interested' });
    },
  );

  test('tells the decision at activation, and the same to all that were not chosen', async () => {
    const [chosen, rejected, undecided] = [await aTalent(server), await aTalent(server), await aTalent(server)];
    const project = await aProject(server, company, { step: 4, asked: [chosen, rejected, undecided] });
    const idOf = async (talent: Talent) => (await candidateOf(company, project.id, talent)).id;
    const ids = [await idOf(chosen), await idOf(rejected), await idOf(undecided)];
    await company.api.ok('POST /candidates/:id/approve', { params: { id: ids[0] ?? '' }, body: {} });
    await company.api.ok('POST /candidates/:id/reject', { params: { id: ids[1] ?? '' }, body: {} });
    const body = { accepts_short_roles: true };
    await company.api.ok('POST /projects/:id/activate', { params: { id: project.id }, body });
    const decisions = [
      (await statusOf(chosen, ids[0] ?? '')).client_decision,
      (await statusOf(rejected, ids[1] ?? '')).client_decision,
      (await statusOf(undecided, ids[2] ?? '')).client_decision,
    ];
    expect(decisions).toEqual(['approved', 'rejected', 'rejected']);
    const standing = (await recordsAs(undecided.api, 'Request').get(ids[2] ?? '')).body.standing;
    expect(standing).toBe('not_chosen');
  });

  test('a decision that was never told stays untold when the project is cancelled', async () => {
    const talent = await aTalent(server);
    const project = await aProject(server, company, { step: 4, asked: [talent] });
    const { id } = await candidateOf(company, project.id, talent);
    await company.api.ok('POST /candidates/:id/reject', { params: { id }, body: {} });
    await company.api.ok('POST /projects/:id/cancel', { params: { id: project.id }, body: { reason: 'Regn.' } });
    expect(await statusOf(talent, id)).toMatchObject({ client_decision: null, closed_reason: 'Regn.' });
    expect((await recordsAs(talent.api, 'Request').get(id)).body.standing).toBe('cancelled');
  });

  test('the standing in SQL is the one of the domain, in every state', async () => {
    const states = INTEREST_STATUSES.flatMap((interest_status) =>
      [null, ...CLIENT_DECISIONS].flatMap((client_decision) =>
        [true, false].flatMap((is_deleted) =>
          [null, '2026-10-01T00:00:00Z'].flatMap((closed_date) =>
            PROJECT_STATUSES.flatMap((project_status) =>
              [true, false].map((is_replacement) => ({
                interest_status,
                client_decision,
                is_deleted,
                closed_date,
                project_status,
                is_replacement,
                replaces_booking_id: is_replacement ? randomUUID() : null,
              })),
            ),
          ),
        ),
      ),
    );
    const { rows } = await sql<{ standing: string }>`
      select ${STANDING} as standing from jsonb_array_elements(${JSON.stringify(states)}::jsonb) with ordinality s (state, place)
      cross join lateral jsonb_to_record(state) as k (interest_status text, client_decision text, is_deleted boolean, closed_date timestamptz, replaces_booking_id uuid)
      cross join lateral (select state->>'project_status' as status) p order by place`.execute(server.services.db);
    expect(rows.map(({ standing }) => standing)).toEqual(states.map(requestStanding));
  });
});

describe('what a company can read about talents', () => {
  test('holds the talents that may be found, without contact and without age', async () => {
    const [found, hidden] = [await aTalent(server), await aTalent(server, { is_completed: false })];
    const calls = recordsAs(company.api, 'Talent');
    const { body } = await calls.get(found.talent_id);
    expect(body).toMatchObject({ first_name: 'Anna', municipality_id: '1480' });
    expect(JSON.stringify(body)).not.toMatch(/@|1990-05-05|day_fee|auth_user_id|is_verified|is_paused|completeness/);
    expect((await calls.get(hidden.talent_id)).status).toBe(404);
    expect((await recordsAs(admin.api, 'Talent').get(hidden.talent_id)).status).toBe(200);
    const listed = (await calls.list({ page_size: 100 })).body.items.map(({ id }) => id);
    expect(listed).toContain(found.talent_id);
    expect(listed).not.toContain(hidden.talent_id);
    for (const where of [{ email: found.email }, { birth_date: '1990-05-05' }, { auth_user_id: found.account_id }]) {
      const [field] = Object.keys(where);
      expect(await calls.filter(where)).toMatchObject({ status: 422, code: 'unknown_field', field });
      expect(await calls.list({ sort: field })).toMatchObject({ status: 422, code: 'unknown_field', field });
    }
  });

  test('holds the talents it has asked also when they pause, and not another company’s', async () => {
    const talent = await aTalent(server);
    await aProject(server, company, { step: 3, asked: [talent] });
    await talent.api.ok('PATCH /talent/profile', { body: { is_paused: true } });
    expect((await recordsAs(company.api, 'Talent').get(talent.talent_id)).status).toBe(200);
    const stranger = await aCompany(server);
    expect((await recordsAs(stranger.api, 'Talent').get(talent.talent_id)).status).toBe(404);
  });
});

test('a suspended company reads nothing from that moment on', async () => {
  const shut = await aCompany(server, { status: 'suspended' });
  expect(await recordsAs(shut.api, 'Talent').list()).toMatchObject({ status: 403, code: 'company_not_active' });
});
