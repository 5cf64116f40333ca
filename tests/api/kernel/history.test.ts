import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCompany, anAdmin, aTalent } from '#tests/factories/people.ts';
import { aProject, aRequest } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('an event names its noun and all it concerns, and cannot be changed or removed', async () => {
  const { pool } = server.services;
  const [company, talent] = [await aCompany(server), await aTalent(server)];
  const project = await aProject(server, company, { step: 2 });
  const request = await aRequest(server, company, project.id, talent);
  const { rows } = await pool.query<{ id: number; noun: string }>('select id, noun from events where subject_id = $1', [
    request.id,
  ]);
  const [event] = rows;
  expect(event?.noun).toBe('candidate');
  const concerned = await pool.query<{ said: string }>(
    `select noun || ' ' || concerned_id as said from event_concerns where event_id = $1 order by noun`,
    [event?.id],
  );
  expect(concerned.rows.map(({ said }) => said)).toEqual([
    `candidate ${request.id}`,
    `company ${company.company_id}`,
    `project ${project.id}`,
    `talent ${talent.talent_id}`,
  ]);
  for (const table of ['events', 'event_concerns']) {
    const column = table === 'events' ? 'actor_name' : 'noun';
    for (const statement of [
      `update ${table} set ${column} = ${column}`,
      `delete from ${table}`,
      `truncate ${table} cascade`,
    ])
      await expect(pool.query(statement), statement).rejects.toThrow('never changed or removed');
  }
});

test('administrators are told that an application waits, once its address is confirmed, and share what they have read', async () => {
  const [one, other] = [await anAdmin(server), await anAdmin(server)];
  const { total } = await one.api.ok('GET /notifications', { query: {} });
  await aCompany(server, { status: 'pending' });
  const { items } = await one.api.ok('GET /notifications', { query: {} });
  expect(items).toHaveLength(total + 1);
  expect(items[0]).toMatchObject({ type: 'company.confirm-address', read: false, target: '/AdminApplications' });
  await one.api.ok('POST /notifications/read', { body: { all: true } });
  expect((await other.api.ok('GET /admin/poll')).unread_count).toBe(0);
  // A company does not get the notice.
  const company = await aCompany(server);
  expect((await company.api.ok('GET /notifications', { query: {} })).items.map(({ type }) => type)).not.toContain(
    'company.confirm-address',
  );
});
