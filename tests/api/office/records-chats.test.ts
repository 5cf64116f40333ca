/**
 * A thread as a record is begun only by a side that may write in it, and only the receiver can mark a message as read.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCompany, aTalent } from '#tests/factories/people.ts';
import { aProject } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { recordsAs } from '../kernel/records-world.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('before a booking either side begins the thread, once, and a company only with its own talent', async () => {
  const [company, talent, stranger] = [await aCompany(server), await aTalent(server), await aTalent(server)];
  const { id: project_id } = await aProject(server, company, { step: 4, asked: [talent] });
  const { talent_id } = talent;
  const chats = (person: typeof company | typeof talent) => recordsAs(person.api, 'ProjectChat');
  const messages = (person: typeof company | typeof talent) => recordsAs(person.api, 'ProjectMessage');
  expect((await chats(company).create({ project_id, talent_id: stranger.talent_id })).status).toBe(404);
  expect((await chats(company).create({ project_id, talent_id })).status).toBe(200);
  for (const person of [company, talent]) {
    expect(await chats(person).create({ project_id, talent_id })).toMatchObject({ code: 'record_exists' });
  }
  const wrong = { project_id, talent_id, body: 'Hej', recipient_id: randomUUID() };
  expect(await messages(company).create(wrong)).toMatchObject({ field: 'recipient_id' });
  const { body } = await messages(company).create({ project_id, talent_id, body: 'Hej' });
  expect(body).toMatchObject({ recipient_id: talent.account_id, read: false });
  expect(await messages(company).update(body.id, { read: true })).toMatchObject({ code: 'not_allowed_now' });
  expect((await messages(talent).update(body.id, {})).body.read).toBe(false);
  expect((await messages(talent).update(body.id, { read: true })).body.read).toBe(true);
});
