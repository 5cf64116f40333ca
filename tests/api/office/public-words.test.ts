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
interface Said {
  id: string;
  text: string;
}
const all = async (): Promise<Said[]> => (await (await fetch(`${server.url}/api/v1/public-words`)).json()).items;
const said = async () => (await all()).filter(({ id }) => !id.startsWith('price_'));

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

test('the public texts about the price follow the rate of our fee, and say what reaches an employed talent', async () => {
  server.setClock('2026-11-30T08:00:00Z');
  const price = async () =>
    Object.fromEntries((await all()).map(({ id, text }) => [id, text.replaceAll('\u00a0', ' ')]));
  const before = await price();
  expect(before.price_company).toMatch(/Vår avgift är 20 % .* 8 500 kr betalar ni 10 200 kr utan moms/);
  expect(before.price_talent).toMatch(/av 8 500 kr får du ut cirka 4 527 kr/);
  await admin.api.ok('POST /admin/rates', {
    body: {
      key: 'commission',
      value: 1000,
      valid_from: '2026-12-01',
      source: 'Ledningens beslut.',
      is_uncertain: false,
      why: 'Lägre avgift.',
    },
  });
  expect((await price()).price_company).toContain('20 %');
  server.setClock('2026-12-01T08:00:00Z');
  expect((await price()).price_company).toMatch(/Vår avgift är 10 % .* betalar ni 9 350 kr utan moms/);
});
