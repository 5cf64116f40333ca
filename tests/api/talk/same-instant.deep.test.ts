/** Messages in one thread at one instant. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCompany, aTalent } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { asked, bodiesOf, write } from './incoming-acts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  server.setClock('2026-08-14T10:00:00Z');
});
afterAll(() => server.stop());

test('a message at the instant of one that has just been read is sent, and its notice is unread', async () => {
  const [company, talent] = [await aCompany(server), await aTalent(server)];
  const id = await asked(server, company, talent);
  const unread = async () => {
    const { rows } = await server.services.pool.query(
      "select count(*)::int as count from notices where talent_id = $1 and type = 'message.send' and not read",
      [talent.talent_id],
    );
    return rows[0]?.count;
  };
  await write(company, id, 'Kan du rida?');
  expect(await unread()).toBe(1);
  await talent.api.ok('POST /threads/:id/read', { params: { id }, body: { number: 1 } });
  expect(await unread()).toBe(0);
  await write(company, id, 'Och simma?');
  expect(await unread()).toBe(1);
  expect(await bodiesOf(talent, id)).toEqual(['Kan du rida?', 'Och simma?']);
});
