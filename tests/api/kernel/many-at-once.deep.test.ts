import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { manyTalents, reviewedProject } from '#tests/factories/bulk.ts';
import { aCompany, type Company } from '#tests/factories/people.ts';
import { aProject, aRole } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let company: Company;
beforeAll(async () => {
  server = await startTestServer({}, {}, { connections: 10 });
  company = await aCompany(server);
});
afterAll(() => server.stop());

/** The number of statements in the transaction that writes the events. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    const textOf = (args: unknown[]) => (typeof args[0] === 'string' ? args[0] : (args[0] as { text: string }).text);
    const writer =
      query.mock.contexts[query.mock.calls.findIndex((args) => textOf(args).includes('insert into events'))];
    const texts = query.mock.calls.filter((_, n) => query.mock.contexts[n] === writer).map(textOf);
    // Counts from begin to commit; the number of notifications to other processes afterwards varies.
    const wrote = texts.findIndex((text) => text.includes('insert into events'));
    return texts.indexOf('commit', wrote) - texts.lastIndexOf('begin', wrote);
  } finally {
    query.mockRestore();
  }
}

const count = async (sql: string, ...values: unknown[]) => {
  const { rows } = await server.services.pool.query<{ n: number }>(`select count(*)::int as n ${sql}`, values);
  return rows[0]?.n;
};

test('asking 200 people takes as many statements as asking 2, and notifies each of them once', async () => {
  const ask = async (talent_ids: readonly string[]) => {
    const project = await aProject(server, company, { step: 2, form: { roles: [aRole({ headcount: 10 })] } });
    const role_id = project.roles[0]?.id ?? '';
    const picks = talent_ids.map((talent_id) => ({ role_id, talent_id }));
    const params = { id: project.id };
    const body = { picks, answer_by: '2099-01-01' };
    const statements = await statementsOf(() => company.api.ok('POST /projects/:id/requests', { params, body }));
    return { statements, project_id: project.id };
  };
  const few = await ask(await manyTalents(server, 2));
  const talents = await manyTalents(server, 200);
  const many = await ask(talents);
  expect(many.statements).toBe(few.statements);
  expect(await count(`from candidates where project_id = $1 and interest_status = 'pending'`, many.project_id)).toBe(
    200,
  );
  expect(await count(`from notices where talent_id = any($1)`, talents)).toBe(200);
  expect(
    await count(`from project_edit_logs where project_id = $1 and type = 'candidate.request'`, many.project_id),
  ).toBe(200);
  expect(
    await count(
      `from outbox o join accounts a on a.email = o.recipient join talents t on t.account_id = a.id where t.id = any($1)`,
      talents,
    ),
  ).toBe(200);
  // The requests move the project to step 3.
  expect(await count(`from projects where id = $1 and current_step = 3`, many.project_id)).toBe(1);
});

test('activating with 500 bookings takes as many statements as with 2', async () => {
  const activate = async (talent_ids: readonly string[], starts_on: string) => {
    const { project_id } = await reviewedProject(server, company, { talent_ids, starts_on });
    const params = { id: project_id };
    const statements = await statementsOf(() => company.api.ok('POST /projects/:id/activate', { params, body: {} }));
    return { statements, project_id };
  };
  const few = await activate(await manyTalents(server, 2), '2099-03-01');
  const many = await activate(await manyTalents(server, 500), '2099-04-01');
  expect(many.statements).toBe(few.statements);
  expect(await count(`from bookings where project_id = $1 and status = 'confirmed'`, many.project_id)).toBe(500);
  expect(await count(`from notices where related_project_id = $1 and type = 'candidate.book'`, many.project_id)).toBe(
    500,
  );
});

test('one call reminds all candidates without an answer; a candidate reminded today is skipped and counted', async () => {
  const talent_ids = await manyTalents(server, 60);
  const silent = { interest_status: 'pending', client_decision: null, starts_on: '2099-05-01' } as const;
  const { project_id, candidate_ids } = await reviewedProject(server, company, {
    ...silent,
    talent_ids,
    answer_by: '2099-02-01',
  });
  const params = { id: project_id };
  const [first, ...others] = candidate_ids;
  if (!first) throw new Error('Sixty people');
  await company.api.ok('POST /candidates/:id/remind', { params: { id: first } });
  const remind = (ids: readonly string[]) =>
    company.api.ok('POST /projects/:id/candidates/remind', { params, body: { candidate_ids: [...ids] } });
  expect(await remind(candidate_ids)).toEqual({ moved_count: 59, skipped_count: 1 });
  expect(await remind(candidate_ids)).toEqual({ moved_count: 0, skipped_count: 60 });
  expect(await count(`from notices where related_project_id = $1 and type = 'candidate.remind'`, project_id)).toBe(60);

  const extended = await company.api.ok('POST /projects/:id/candidates/extend', {
    params,
    body: { candidate_ids: others, answer_by: '2099-02-20' },
  });
  expect(extended).toEqual({ moved_count: 59, skipped_count: 0 });
  expect(await count(`from candidates where project_id = $1 and answer_by = '2099-02-20'`, project_id)).toBe(59);

  const [withdrawn, ...kept] = others;
  const gone = await company.api.ok('POST /projects/:id/candidates/withdraw', {
    params,
    body: { candidate_ids: [withdrawn ?? '', first], reason: 'Rollen är struken.' },
  });
  expect([gone, kept.length]).toEqual([{ moved_count: 2, skipped_count: 0 }, 58]);
  expect(
    await count(
      `from candidates where project_id = $1 and is_deleted and closed_reason = 'Rollen är struken.'`,
      project_id,
    ),
  ).toBe(2);

  // Candidates of another project cannot be moved by this call, and another company cannot find the project.
  const other = await aCompany(server);
  const elsewhere = await reviewedProject(server, other, { ...silent, talent_ids: await manyTalents(server, 1) });
  expect(await remind(elsewhere.candidate_ids)).toEqual({ moved_count: 0, skipped_count: 1 });
  const refused = await other.api.refusal('POST /projects/:id/candidates/remind', {
    params,
    body: { candidate_ids: [...candidate_ids] },
  });
  expect(refused.code).toBe('not_found');
});

test('when two members remind all candidates at once, each candidate gets one reminder', async () => {
  const { project_id, candidate_ids } = await reviewedProject(server, company, {
    talent_ids: await manyTalents(server, 20),
    starts_on: '2099-06-01',
    interest_status: 'pending',
    client_decision: null,
    answer_by: '2099-02-01',
  });
  const call = { params: { id: project_id }, body: { candidate_ids: [...candidate_ids] } };
  const answers = await Promise.all([1, 2].map(() => company.api.ok('POST /projects/:id/candidates/remind', call)));
  expect(answers.map(({ moved_count }) => moved_count).sort()).toEqual([0, 20]);
  expect(await count(`from notices where related_project_id = $1`, project_id)).toBe(20);
});
