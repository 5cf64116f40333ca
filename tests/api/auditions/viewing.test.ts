import { afterAll, beforeAll, expect, test } from 'vitest';
import { as, type Client } from '#tests/factories/client.ts';
import { aCompany, aMember, aTalent } from '#tests/factories/people.ts';
import { aProject } from '#tests/factories/projects.ts';
import { allCalledByTape, aSentTake } from '#tests/factories/tapes.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const FILM = Buffer.from('bytes that nobody plays here');

test('a take is new to each member until they note something, and gone at once when its talent removes it', async () => {
  const [company, talent] = [await aCompany(server), await aTalent(server)];
  const caster = as(server, await signInAs(server.services, await aMember(server, company, 'caster')));
  const project = await aProject(server, company, { step: 4, asked: [talent] });
  const [call] = await allCalledByTape(server.services, project.id);
  if (!call) throw new Error('Nobody was called');
  const seen = async (api: Client) => {
    const { items, page_size } = await api.ok('GET /auditions/:id/people', {
      params: { id: call.audition_id },
      query: {},
    });
    expect(page_size).toBe(200);
    const { takes } = await api.ok('GET /invitations/:id/viewing', { params: { id: call.id } });
    return [items[0]?.take_count, items[0]?.is_new, takes.map(({ position, status }) => `${position} ${status}`)];
  };
  expect(await seen(company.api)).toEqual([0, false, []]);
  const take = await aSentTake(server.services, call, FILM);
  expect(await seen(company.api)).toEqual([1, true, ['1 ready']]);
  await company.api.ok('PATCH /candidates/:id', { params: { id: call.candidate_id }, body: { stars: 4 } });
  expect(await seen(company.api)).toEqual([1, false, ['1 ready']]);
  expect(await seen(caster)).toEqual([1, true, ['1 ready']]);

  // The company sees that a take is in preparation; a take that is still uploading is visible only to its talent.
  const second = await aSentTake(server.services, call, FILM, 2);
  const become = (status: string) =>
    server.services.pool.query('update recordings set status = $2 where id = $1', [second, status]);
  await become('preparing');
  expect(await seen(company.api)).toEqual([2, true, ['1 ready', '2 preparing']]);
  await become('receiving');
  expect(await seen(company.api)).toEqual([1, false, ['1 ready']]);

  await talent.api.ok('POST /talent/recordings/:id/remove', { params: { id: take } });
  expect(await seen(caster)).toEqual([0, false, []]);
  expect((await caster.refusal('GET /recordings/:id/address', { params: { id: take } })).code).toBe('not_found');
});

test('only casting members of the company see a tape, and nobody sees it once the role is closed to its sender', async () => {
  const [company, talent] = [await aCompany(server), await aTalent(server)];
  const project = await aProject(server, company, { step: 4, asked: [talent] });
  const [call] = await allCalledByTape(server.services, project.id);
  if (!call) throw new Error('Nobody was called');
  const take = await aSentTake(server.services, call, FILM);
  const reader = as(server, await signInAs(server.services, await aMember(server, company, 'reader')));
  const viewing = { params: { id: call.id } };
  expect((await reader.refusal('GET /invitations/:id/viewing', viewing)).code).toBe('member_may_not');
  const other = await aCompany(server);
  expect((await other.api.refusal('GET /invitations/:id/viewing', viewing)).code).toBe('not_found');
  await server.services.pool.query("update recordings set delete_date = app_now() + interval '1 day' where id = $1", [
    take,
  ]);
  expect((await company.api.ok('GET /invitations/:id/viewing', viewing)).takes).toEqual([]);
  const people = { params: { id: call.audition_id }, query: {} };
  expect((await company.api.ok('GET /auditions/:id/people', people)).items).toMatchObject([
    { take_count: 0, is_new: false },
  ]);
});

test('the record of an audition names the invited candidates, without withdrawn invitations', async () => {
  const company = await aCompany(server);
  const talents = [await aTalent(server), await aTalent(server)];
  const project = await aProject(server, company, { step: 4, asked: talents });
  const [stays, goes] = await allCalledByTape(server.services, project.id);
  if (!stays || !goes) throw new Error('Nobody was called');
  await server.services.pool.query("update invitations set status = 'withdrawn' where id = $1", [goes.id]);
  const { roles } = await company.api.ok('GET /records/Audition/:id', { params: { id: stays.audition_id } });
  expect(roles).toMatchObject([{ candidates: [{ candidate_id: stays.candidate_id }] }]);
});
