/** The films that a company may show a client: complete films of the talent, in the profile or sent for this role. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCompany, aTalent } from '#tests/factories/people.ts';
import { sharePresentation } from '#tests/factories/presentations.ts';
import { aProject, candidateOf } from '#tests/factories/projects.ts';
import { allCalledByTape, aSentTake } from '#tests/factories/tapes.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { clip } from './recording-sender.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('a film of another talent, of another role or of a role that was closed is neither chosen nor played', async () => {
  const { services } = server;
  const [company, talent, other] = [await aCompany(server), await aTalent(server), await aTalent(server)];
  const [here, elsewhere] = [
    await aProject(server, company, { step: 4, asked: [talent, other] }),
    await aProject(server, company, { step: 4, asked: [talent] }),
  ];
  const called = [...(await allCalledByTape(services, here.id)), ...(await allCalledByTape(services, elsewhere.id))];
  const take = async (project_id: string, { talent_id }: { talent_id: string }, position = 1) => {
    const { id } = await candidateOf(company, project_id, { talent_id });
    const call = called.find((one) => one.candidate_id === id);
    if (!call) throw new Error('Not called');
    return aSentTake(services, call, clip('tape-2.mp4'), position);
  };
  const own = await take(here.id, talent);
  const closed = await take(here.id, talent, 2);
  const all = [own, closed, await take(here.id, other), await take(elsewhere.id, talent)];
  const change = (what: string, id: string) => services.pool.query(`update recordings set ${what} where id = $1`, [id]);
  await change(`delete_date = app_now() + interval '30 days'`, closed);

  const { id: candidate_id } = await candidateOf(company, here.id, talent);
  const shared = await sharePresentation(company, here.id, [candidate_id]);
  const params = { id: shared.id };
  const { title, greeting, ends_on, revision } = await company.api.ok('GET /presentations/:id', { params });
  const people = [{ candidate_id, words: '', media_ids: null, tape_ids: all }];
  const body = { title, greeting, ends_on, revision, shows_fee: false, people };
  const [prepared] = (await company.api.ok('PUT /presentations/:id', { params, body })).people;
  expect([prepared?.tape_ids, prepared?.tapes.map(({ id }) => id)]).toEqual([[own], [own]]);
  const [shown] = (await company.api.ok('GET /presentations/:id/preview', { params })).people;
  expect(shown?.tapes.map(({ id }) => id)).toEqual([own]);

  const play = async () => {
    const url = shown?.tapes[0]?.url ?? '';
    return (await fetch(server.url + url, { headers: { cookie: company.cookie } })).status;
  };
  expect(await play()).toBe(200);
  // The film was chosen while it could be shown. Now it has a day of deletion.
  await change(`delete_date = app_now() + interval '30 days'`, own);
  expect(await play()).toBe(404);
  expect((await company.api.ok('GET /presentations/:id/preview', { params })).people[0]?.tapes).toEqual([]);
});
