/**
 * A server whose clock is two hours ahead of the database's tells administrators, and draws no documents until its
 * clock is right.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCompany, anAdmin, aTalent } from '#tests/factories/people.ts';
import { aProject, candidateOf } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const HOURS_AHEAD = 2;

let server: TestServer;
/** Milliseconds by which the clock of this test is behind the database's. */
let behind = 0;
let isWrong = true;
beforeAll(async () => {
  const machine = () => new Date(Date.now() + behind + (isWrong ? HOURS_AHEAD * 3_600_000 : 0));
  server = await startTestServer({ LOG_LEVEL: 'silent', CLOCK_CHECK: '1' }, {}, { machine });
  const { rows } = await server.services.pool.query('select clock_timestamp() as at');
  behind = Date.parse(rows[0].at) - Date.now();
});
afterAll(() => server.stop());

test('a wrong clock is told, keeps documents and payouts from being made, and sends no caller to another process', async () => {
  const [admin, company, talent] = [await anAdmin(server), await aCompany(server), await aTalent(server)];
  const { status, body } = await fetch(`${server.url}/ready`).then(async (answer) => ({
    status: answer.status,
    body: await answer.json(),
  }));
  expect([status, body.parts]).toEqual([200, expect.objectContaining({ clock: 'failing', database: 'ok' })]);
  const { items } = await admin.api.ok('GET /notifications', { query: {} });
  const told = { title: 'En server har fel tid', message: expect.stringContaining('120 minuter före') };
  expect(items).toContainEqual(expect.objectContaining(told));

  const project = await aProject(server, company, { step: 4, asked: [talent] });
  const { id } = await candidateOf(company, project.id, talent);
  await company.api.ok('POST /candidates/:id/approve', { params: { id }, body: {} });
  await company.api.ok('POST /projects/:id/activate', { params: { id: project.id }, body: {} });
  const printed = async () => {
    await server.services.scribe.settled();
    const { rows } = await server.services.pool.query('select document_id is not null as is_printed from agreements');
    return rows;
  };
  expect(await printed()).toEqual([{ is_printed: false }]);
  isWrong = false;
  expect(await printed()).toEqual([{ is_printed: true }]);
  // A jump is noticed at once, although the right clock was measured a moment ago.
  isWrong = true;
  const { parts } = await fetch(`${server.url}/ready`).then((answer) => answer.json());
  expect(parts.clock).toBe('failing');
});
