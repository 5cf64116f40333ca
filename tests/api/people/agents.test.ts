/**
 * An agent reads and answers for talents within what each allows. The company reads that the agent answered, the talent
 * is told, and an ended right ends everything at once.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCompany, aTalent, type Company, type Talent } from '#tests/factories/people.ts';
import { aProject, candidateOf } from '#tests/factories/projects.ts';
import { anAgent, hasFactor, represents } from '#tests/factories/representations.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let company: Company;
let agent: Talent;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  [company, agent] = [await aCompany(server), await anAgent(server)];
});
afterAll(() => server.stop());

/** Asks a talent for a role. Resolves to the request's id. */
async function asks(talent: Talent): Promise<string> {
  const { id } = await aProject(server, company, { step: 3, asked: [talent] });
  return (await candidateOf(company, id, talent)).id;
}

const mailsTo = async (email: string) =>
  (
    await server.services.pool.query<{ title: string }>(
      `select content ->> 'title' as title from outbox where recipient = $1 and kind = 'mail' order by id`,
      [email],
    )
  ).rows.map(({ title }) => title);

const yes = { message: '', terms_version: 1 };

test('an agent answers for two talents from one list, each within what the talent allows', async () => {
  const [anna, bo] = [await aTalent(server), await aTalent(server, { first_name: 'Bo', last_name: 'Ek' })];
  await represents(agent, anna, ['answers']);
  await represents(agent, bo, []);
  const [ofAnna, ofBo] = [await asks(anna), await asks(bo)];
  const { items } = await agent.api.ok('GET /agent/waiting', { query: {} });
  expect(items.map(({ what, candidate_id, may_answer }) => [what, candidate_id, may_answer]).toSorted()).toEqual(
    [
      ['request', ofAnna, true],
      ['request', ofBo, false],
    ].toSorted(),
  );
  const route = 'POST /talent/requests/:id/answer-interested';
  const answered = await agent.api.ok(route, { params: { id: ofAnna }, body: yes });
  expect(answered).toMatchObject({ standing: 'waiting_for_decision', represents: { talent_name: 'Anna Berg' } });
  expect((await agent.api.refusal(route, { params: { id: ofBo }, body: yes })).code).toBe('not_found');
  expect(await agent.api.ok('GET /talent/requests/:id', { params: { id: ofBo } })).toMatchObject({
    standing: 'to_answer',
    actions: [],
    price: null,
  });
  const [heard] = (await company.api.ok('GET /notifications', { query: {} })).items;
  expect(heard?.message).toMatch(/Agenten gjorde det åt talangen\.$/);
  const [told] = (await anna.api.ok('GET /notifications', { query: {} })).items;
  expect(told).toMatchObject({ title: 'Din agent har gjort något åt dig' });
  expect(told?.message).toBe('Anna Berg, Ryttare (genom agenten Nordens agentur): svarade ja.');
  expect(await mailsTo(agent.email)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Kopia, Bo Ek: /), expect.stringMatching(/^Kopia, Anna Berg: /)]),
  );
});

test('a right that is ended, by either, ends at once, and so do the copies', async () => {
  const [anna, bo] = [await aTalent(server), await aTalent(server, { first_name: 'Bo' })];
  const ofAnna = await represents(agent, anna);
  const ofBo = await represents(agent, bo);
  const [first, second] = [await asks(anna), await asks(bo)];
  const copies = (await mailsTo(agent.email)).length;
  await anna.api.ok('POST /talent/agents/:id/end', { params: { id: ofAnna } });
  await agent.api.ok('POST /agent/talents/:id/resign', { params: { id: ofBo } });
  for (const id of [first, second]) {
    expect((await agent.api.refusal('GET /talent/requests/:id', { params: { id } })).code).toBe('not_found');
    const route = 'POST /talent/requests/:id/answer-interested';
    expect((await agent.api.refusal(route, { params: { id }, body: yes })).code).toBe('not_found');
  }
  await asks(anna);
  // Only the mail that the right has ended came after.
  expect((await mailsTo(agent.email)).length).toBe(copies + 1);
  expect((await agent.api.ok('GET /agent/waiting', { query: {} })).total).toBe(0);
});

test('only the mailbox that was asked accepts, and only with a second factor', async () => {
  const anna = await aTalent(server);
  const plain = await aTalent(server, { is_completed: false });
  const id = randomUUID();
  const body = { id, agent_name: 'Nordens agentur', agent_email: plain.email, allowed: ['answers' as const] };
  const own = { ...body, id: randomUUID(), agent_email: anna.email };
  expect((await anna.api.refusal('POST /talent/agents', { body: own })).code).toBe('agent_is_self');
  await anna.api.ok('POST /talent/agents', { body });
  await anna.api.ok('POST /talent/agents', { body });
  const again = { ...body, id: randomUUID() };
  expect((await anna.api.refusal('POST /talent/agents', { body: again })).code).toBe('agent_twice');
  expect((await mailsTo(plain.email)).length).toBe(1);
  const route = 'POST /agent/talents/:id/accept';
  expect((await agent.api.refusal(route, { params: { id } })).code).toBe('not_found');
  expect((await plain.api.refusal(route, { params: { id } })).code).toBe('agent_second_factor');
  await hasFactor(server, plain.account_id);
  await plain.api.ok(route, { params: { id } });
  expect((await plain.api.ok('GET /agent/talents', { query: {} })).items).toMatchObject([
    { id, status: 'accepted', talent_name: 'Anna Berg' },
  ]);
  expect(await mailsTo(anna.email)).toEqual(
    expect.arrayContaining(['Du har frågat en agent', 'Nordens agentur är nu din agent']),
  );
});

test('a talent under 18 cannot let an agent answer', async () => {
  const minor = await aTalent(server, { birth_date: `${server.services.clock().getUTCFullYear() - 15}-01-01` });
  const body = { id: randomUUID(), agent_name: 'Nordens agentur', agent_email: agent.email, allowed: [] };
  expect((await minor.api.refusal('POST /talent/agents', { body })).code).toBe('guardian_decides');
});
