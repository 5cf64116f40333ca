/** Administrators' wordings on the public pages. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAdmin, type Person } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { PUBLIC_WORDS } from '#texts/office/public-words.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  admin = await anAdmin(server);
});
afterAll(() => server.stop());

const write = async (id: string, text: string) => {
  const key = `public.${id}`;
  const { items } = await admin.api.ok('GET /admin/wordings');
  const seen_version_id = items.find((one) => one.key === key)?.version_id ?? null;
  return { key, text, why: 'Vi provar.', seen_version_id };
};
const said = async () => (await (await fetch(`${server.url}/api/v1/public-words`)).json()).items;

test('a changed public text is given to everybody, and a text that equals the original is not', async () => {
  expect(await said()).toEqual([]);
  await admin.api.ok('POST /admin/wordings', { body: await write('home_title', 'Du syns här') });
  expect(await said()).toEqual([{ id: 'home_title', text: 'Du syns här' }]);
  await admin.api.ok('POST /admin/wordings', { body: await write('home_title', PUBLIC_WORDS.home_title.text) });
  expect(await said()).toEqual([]);
});

test('a public text is no longer than its place allows', async () => {
  const { fields } = await admin.api.refusal('POST /admin/wordings', {
    body: await write('home_title', 'a'.repeat(301)),
  });
  expect(fields).toEqual({ text: 'Högst 300 tecken.' });
});
