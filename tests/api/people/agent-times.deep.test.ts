/** An agent agrees on times and terms for a talent, within each permission, also while the talent takes it back. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { anAuditionDay } from '#tests/factories/audition-times.ts';
import { aCompany, aTalent, type Company, type Talent } from '#tests/factories/people.ts';
import { aProject, candidateOf } from '#tests/factories/projects.ts';
import { anAgent, represents } from '#tests/factories/representations.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let company: Company;
let agent: Talent;
let anna: Talent;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  server.setClock('2026-11-25T08:00:00Z');
  [company, agent, anna] = [await aCompany(server), await anAgent(server), await aTalent(server)];
});
afterAll(() => server.stop());

const again = async (id: string, allowed: ('answers' | 'times' | 'terms')[]) =>
  anna.api.ok('POST /talent/agents/:id/allow', { params: { id }, body: { allowed } });

test('a time is confirmed by an agent who may answer about times, and by no other', async () => {
  const right = await represents(agent, anna, ['answers', 'terms']);
  const day = await anAuditionDay(server, company, [anna]);
  await day.place([0, 0, null]);
  await day.publish();
  const [id = ''] = day.called;
  const body = { starts_date: day.slots[0]?.starts_date ?? '' };
  const route = 'POST /talent/invitations/:id/time/confirm';
  expect((await agent.api.refusal(route, { params: { id }, body })).code).toBe('not_found');
  const seen = await agent.api.ok('GET /talent/invitations/:id/time', { params: { id } });
  expect(seen.appointment?.actions).toEqual([]);
  await again(right, ['times']);
  expect((await agent.api.ok('GET /agent/waiting', { query: {} })).items).toMatchObject([
    { what: 'time', may_answer: true },
  ]);
  expect((await agent.api.ok(route, { params: { id }, body })).appointment).toMatchObject({
    status: 'confirmed',
    // The code signs the talent in, who has it.
    code: null,
  });
  expect((await anna.api.ok('GET /talent/invitations/:id/time', { params: { id } })).appointment?.code).not.toBeNull();
});

test('needs that tell of health are read by the talent and not by the agent', async () => {
  await represents(agent, anna);
  const day = await anAuditionDay(server, company, [anna]);
  const params = { id: day.called[0] ?? '' };
  await anna.api.ok('PUT /talent/invitations/:id/access-needs', {
    params,
    body: { words: 'Rullstol.', consents: true },
  });
  expect((await anna.api.ok('GET /talent/invitations/:id', { params })).access_needs).toBe('Rullstol.');
  expect((await agent.api.ok('GET /talent/invitations/:id', { params })).access_needs).toBe('');
  const listed = await agent.api.ok('GET /talent/invitations', {
    query: { candidate_id: (await agent.api.ok('GET /talent/invitations/:id', { params })).candidate_id },
  });
  expect(listed.items.map(({ id }) => id)).toEqual([params.id]);
});

test('of a yes by the agent and an end by the talent at once, either the yes was first or it is refused', async () => {
  for (let round = 0; round < 5; round++) {
    const talent = await aTalent(server);
    const right = await represents(agent, talent, ['answers']);
    const { id: project } = await aProject(server, company, { step: 3, asked: [talent] });
    const { id } = await candidateOf(company, project, talent);
    const [said] = await Promise.all([
      agent.api.call('POST /talent/requests/:id/answer-interested', {
        params: { id },
        body: { message: '', terms_version: 1 },
      }),
      talent.api.ok('POST /talent/agents/:id/end', { params: { id: right } }),
    ]);
    const { standing } = await talent.api.ok('GET /talent/requests/:id', { params: { id } });
    expect(standing).toBe(said.status === 200 ? 'waiting_for_decision' : 'to_answer');
    if (said.status !== 200) expect([404, 409]).toContain(said.status);
  }
});

test('an offer that is not answered lapses, and an agent may be offered again', async () => {
  const body = { agent_name: 'Nordens agentur', agent_email: agent.email, allowed: [] };
  const id = randomUUID();
  await anna.api.ok('POST /talent/agents', { body: { id, ...body } });
  server.setClock('2026-12-25T09:00:00Z');
  const late = await agent.api.refusal('POST /agent/talents/:id/accept', { params: { id } });
  expect(['not_found', 'signed_out']).toContain(late.code);
});

test('a suspended talent is acted for by nobody', async () => {
  await represents(agent, anna);
  const { id: project } = await aProject(server, company, { step: 3, asked: [anna] });
  const { id } = await candidateOf(company, project, anna);
  await server.services.pool.query(
    `update talents set standing = 'suspended', standing_reason = 'Falska bilder' where id = $1`,
    [anna.talent_id],
  );
  expect((await agent.api.refusal('GET /talent/requests/:id', { params: { id } })).code).toBe('not_found');
  expect((await agent.api.ok('GET /agent/waiting', { query: {} })).total).toBe(0);
});
