import { afterAll, beforeAll, expect, test } from 'vitest';
import { momentOf } from '#domain/kernel/time/day.ts';
import { findLoggedAccount } from '#server/features/office/admin/queries/find-logged-account.ts';
import { loggedAccount } from '#server/http/logged-caller.ts';
import { anAdmin, aTalent } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { rowsOf } from '../accounts/security-people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const find = (mark: string, admin_email: string) =>
  findLoggedAccount(
    server.services,
    { mark, admin_email },
    { moment: momentOf(server.services.clock()), request_id: 'by-hand-1' },
  );
const looks = (account_id: string) =>
  rowsOf(
    server,
    'select route, looks_at, is_command, about_ids, request_id from audit_entries where account_id = $1',
    account_id,
  );

test('an administrator learns whose mark it is, and the look is in the log of administrators', async () => {
  const [admin, talent] = [await anAdmin(server, 'support'), await aTalent(server)];
  const mark = loggedAccount(server.services.env, talent.account_id);
  expect(mark).toMatch(/^[\da-f]{16}$/);
  expect(await find(mark, admin.email)).toEqual({
    id: talent.account_id,
    name: talent.name,
    email: talent.email,
    role: 'talent',
  });
  expect(await looks(admin.account_id)).toEqual([
    {
      route: 'log:account',
      looks_at: 'contact',
      is_command: false,
      about_ids: expect.arrayContaining([talent.talent_id]),
      request_id: 'by-hand-1',
    },
  ]);
});

test('nobody else learns it, and an unknown mark is nobody’s', async () => {
  const [admin, talent] = [await anAdmin(server), await aTalent(server)];
  const mark = loggedAccount(server.services.env, talent.account_id);
  expect(await find(mark, talent.email)).toEqual({ refused: 'not_allowed_for_role' });
  expect(await find('0'.repeat(16), admin.email)).toEqual({ refused: 'not_found' });
  expect(await looks(admin.account_id)).toEqual([]);
});
