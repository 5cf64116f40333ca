import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TARGETS_OF_A_KIND } from '#contract/office/palette.ts';
import { manyTalents } from '#tests/factories/bulk.ts';
import { as, type Client } from '#tests/factories/client.ts';
import { aCompany, aMember, anAdmin, aTalent } from '#tests/factories/people.ts';
import { aProject, candidateOf } from '#tests/factories/projects.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** A word that occurs in no other name. */
const aWord = () => `Zq${randomUUID().replace(/[^a-f]/g, '')}`;
const found = async (api: Client, text: string) => (await api.ok('GET /targets', { query: { text } })).items;
const kinds = async (api: Client, text: string) => (await found(api, text)).map(({ kind }) => kind);

test('each caller goes to their own by a part of its name: projects, people, requests', async () => {
  const [title, last_name] = [aWord(), aWord()];
  const [owner, stranger, admin] = [await aCompany(server), await aCompany(server), await anAdmin(server)];
  const [talent, other] = [await aTalent(server, { last_name }), await aTalent(server)];
  const project = await aProject(server, owner, { form: { title }, step: 3, asked: [talent] });
  const candidate = await candidateOf(owner, project.id, talent);

  expect(await found(owner.api, title.slice(1, -1).toUpperCase())).toEqual([
    { kind: 'project', id: project.id, label: title, hint: '', project_kind: 'project' },
  ]);
  expect(await found(owner.api, last_name)).toEqual([
    { kind: 'person', id: project.id, label: `Anna ${last_name}`, hint: title, project_kind: null },
  ]);
  expect(await found(talent.api, title)).toEqual([
    { kind: 'request', id: candidate.id, label: title, hint: owner.company_name, project_kind: null },
  ]);
  expect(await kinds(admin.api, title)).toEqual(['project']);
  expect(await found(admin.api, last_name)).toMatchObject([{ kind: 'talent', id: talent.talent_id }]);
  for (const api of [stranger.api, other.api])
    expect([...(await found(api, title)), ...(await found(api, last_name))]).toEqual([]);
});

test('a member that does not cast is led to no person, since the casting is not theirs to see', async () => {
  const last_name = aWord();
  const owner = await aCompany(server);
  const talent = await aTalent(server, { last_name });
  await aProject(server, owner, { step: 3, asked: [talent] });
  const reader = as(server, await signInAs(server.services, await aMember(server, owner, 'reader')));
  expect(await kinds(owner.api, last_name)).toEqual(['person']);
  expect(await kinds(reader, last_name)).toEqual([]);
});

test('a request that became a booking is an assignment', async () => {
  const title = aWord();
  const [owner, talent] = [await aCompany(server), await aTalent(server)];
  await aProject(server, owner, { form: { title }, step: 5, asked: [talent] });
  expect(await kinds(talent.api, title)).toEqual(['assignment']);
});

test('signs of SQL patterns in a search count as letters, and a kind has a maximum of answers', async () => {
  const word = aWord();
  const owner = await aCompany(server);
  const titles = Array.from({ length: TARGETS_OF_A_KIND + 1 }, (_, n) => `${word} 10_${n} %`);
  for (const title of titles) await aProject(server, owner, { form: { title } });
  expect(await found(owner.api, word)).toHaveLength(TARGETS_OF_A_KIND);
  expect(await found(owner.api, '__')).toEqual([]);
  expect(await found(owner.api, '10_3 %')).toMatchObject([{ label: `${word} 10_3 %` }]);
});

test('two letters find an administrator only the newest people, and three letters all', async () => {
  const admin = await anAdmin(server);
  await aTalent(server, { first_name: 'Xyw', last_name: 'Ek' });
  expect(await kinds(admin.api, 'xy')).toEqual(['talent']);
  await manyTalents(server, 1000);
  expect(await kinds(admin.api, 'xy')).toEqual([]);
  expect(await kinds(admin.api, 'xyw')).toEqual(['talent']);
});
