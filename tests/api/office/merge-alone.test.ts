/** A merge of two accounts requires a new sign-in of the administrator, and every administrator gets a notice of it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAdmin, aTalent, hasOldSession, signedInAnew } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('an old session merges no accounts, and a merge is told to every administrator with its reason', async () => {
  const [admin, other] = [await anAdmin(server), await anAdmin(server)];
  const [stays, goes] = [await aTalent(server), await aTalent(server)];
  const params = { id: stays.talent_id, other_id: goes.talent_id };
  const body = { take: [], reason: 'Hon ringde från båda numren.' };
  await hasOldSession(server, admin);
  const refused = await admin.api.refusal('POST /admin/talents/:id/merge/:other_id', { params, body });
  expect(refused.code).toBe('wrong_password');
  const anew = await signedInAnew(server, admin);
  await anew.ok('POST /admin/talents/:id/merge/:other_id', { params, body });
  const { items } = await other.api.ok('GET /notifications', { query: {} });
  expect(items.filter(({ type }) => type === 'profile.merge')).toMatchObject([
    { message: expect.stringContaining('Hon ringde från båda numren.') },
  ]);
});
