/** Which administrators get each notice. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMIN_ROLES, type AdminRole } from '#domain/kernel/roles/admin-roles.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { tellAdmins } from '#server/live/tell-admins.ts';
import { tellBroken, tellUnknown } from '#server/live/tell-broken.ts';
import { anAdmin, aTalent, type Person } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
const desks = new Map<AdminRole, Person>();
beforeAll(async () => {
  server = await startTestServer();
  for (const role of ADMIN_ROLES) desks.set(role, await anAdmin(server, role));
  await inTransaction(server.services.db, async (trx) => {
    for (const type of ['payout.fail', 'company.seen_enough', 'outbox.die', 'admin.changed'] as const) {
      await tellAdmins(trx, { type, title: type, message: 'Provas.' });
    }
  });
});
afterAll(() => server.stop());

const at = (role: AdminRole) => desks.get(role) ?? expect.fail(`Nobody at the desk ${role}`);
const told = async (role: AdminRole) => {
  const { items } = await at(role).api.ok('GET /notifications', { query: {} });
  return { types: items.map(({ type }) => type).sort(), unread_count: items.filter(({ read }) => !read).length };
};

test('each desk gets the notices about its own work, and owners get all', async () => {
  expect((await told('finance')).types).toEqual(['admin.changed', 'payout.fail']);
  expect((await told('review')).types).toEqual(['admin.changed', 'company.seen_enough']);
  expect((await told('support')).types).toEqual(['admin.changed', 'outbox.die']);
  expect((await told('owner')).types).toEqual(['admin.changed', 'company.seen_enough', 'outbox.die', 'payout.fail']);
});

test('an event of a lifecycle is told to the desk that answers it', async () => {
  const talent = await aTalent(server);
  await talent.api.ok('POST /inquiries', { body: { category: 'other', words: 'Hur gör jag?' } });
  expect((await told('support')).types).toContain('inquiry.open');
  expect((await told('finance')).types).not.toContain('inquiry.open');
});

test('reading all at one desk leaves what others have to read', async () => {
  await at('finance').api.ok('POST /notifications/read', { body: { all: true } });
  expect((await told('finance')).unread_count).toBe(0);
  // A notice to several desks is one row: after one desk has read `admin.changed`, all have. `company.seen_enough` is
  // unread.
  expect((await told('review')).unread_count).toBe(1);
});

test('each job that leaves work undone has a notice of its own, with the present number', async () => {
  const { db } = server.services;
  const toldOfJobs = async () => {
    const { items } = await at('owner').api.ok('GET /notifications', { query: {} });
    return items.flatMap(({ type, message, read }) =>
      type?.startsWith('job.') && !read ? [`${type}: ${message.split(' som ')[0]}`] : [],
    );
  };
  await tellBroken(db, 'run-retention', 0);
  expect(await toldOfJobs()).toEqual([]);
  await tellBroken(db, 'run-retention', 3);
  await tellBroken(db, 'erase-due', 1);
  await tellUnknown(db, 21);
  await tellBroken(db, 'run-retention', 2);
  expect((await toldOfJobs()).toSorted()).toEqual([
    'job.erase-due: Ett konto',
    'job.run-retention: 2 saker',
    expect.stringMatching(/^job.unknown-files: 21 filer i lagringen/),
  ]);
});

test("an administrator's bell counts to 100 unread notices, however many there are", async () => {
  await sql`insert into notices (audience, title, message, type, created_date)
    select 'admin', 'payout.fail', 'Provas.', 'payout.fail', timestamptz '2026-01-01 12:00Z' + n * interval '1 s'
    from generate_series(1, 110) n`.execute(server.services.db);
  expect((await at('finance').api.ok('GET /admin/poll')).unread_count).toBe(100);
});
