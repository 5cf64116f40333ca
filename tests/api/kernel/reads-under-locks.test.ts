/**
 * A command that locks a project, or a company that must be approved, must read the facts for its decision after it has
 * the lock. Each test holds the lock until the command waits for it, so that the order is certain.
 */

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ErrorBody } from '#contract/registry/errors.ts';
import { ore } from '#domain/kernel/money/ore.ts';
import { manyTalents, reviewedProject } from '#tests/factories/bulk.ts';
import type { Reply, RouteName } from '#tests/factories/client.ts';
import { aCompany, aTalent, type Company } from '#tests/factories/people.ts';
import { aProject, aRole, candidateOf, formOf } from '#tests/factories/projects.ts';
import { termsFor, termsJson } from '#tests/factories/terms.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let company: Company;
beforeAll(async () => {
  server = await startTestServer();
  company = await aCompany(server);
});
afterAll(() => server.stop());

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Runs a command while an uncommitted change locks the project. Commits the change when the command waits. */
const whileWaiting = <T>(project_id: string, change: Statement, command: () => Promise<T>) =>
  whileHeld({ text: 'select 1 from projects where id = $1 for update', values: [project_id] }, change, command);

/** Takes a lock and waits until the command waits for it. Then makes the change, if any, and commits. */
async function whileHeld<T>(lock: Statement, change: Statement | null, command: () => Promise<T>): Promise<T> {
  const client = await server.services.pool.connect();
  try {
    await client.query('begin');
    await client.query(lock.text, [...lock.values]);
    const answer = command();
    await vi.waitFor(
      async () => {
        const { rows } = await server.services.pool.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        expect(rows).toHaveLength(1);
      },
      { timeout: 5_000, interval: 10 },
    );
    if (change) await client.query(change.text, [...change.values]);
    await client.query('commit');
    return await answer;
  } finally {
    // Does nothing after the commit; frees the lock if the test has failed.
    await client.query('rollback');
    client.release();
  }
}

test('activating after the only one approved has taken the yes back is refused', async () => {
  const { project_id } = await reviewedProject(server, company, {
    talent_ids: await manyTalents(server, 1),
    starts_on: '2099-05-10',
  });
  const change = {
    text: `update candidates set client_decision = null, interest_status = 'not_interested' where project_id = $1`,
    values: [project_id],
  };
  const { status, body } = await whileWaiting(project_id, change, () =>
    company.api.call('POST /projects/:id/activate', {
      params: { id: project_id },
      body: { accepts_short_roles: true },
    }),
  );
  expect([status, (body as ErrorBody).error?.code]).toEqual([409, 'nobody_approved']);
});

test('terms are locked by requests that went out while the save waited', async () => {
  const [talent, project] = [await aTalent(server), await aProject(server, company, { step: 2 })];
  const [role] = formOf(project).roles;
  if (!role) throw new Error('A role was written');
  const change = {
    text: `insert into candidates (project_id, role_id, role_index, talent_id, interest_status, is_deleted, terms, answer_by)
      values ($1, $2, 0, $3, 'pending', false, '${termsJson()}', '2099-01-01')`,
    values: [project.id, role.id, talent.talent_id],
  };
  const { status, body } = await whileWaiting(project.id, change, () =>
    company.api.call('PUT /projects/:id', {
      params: { id: project.id },
      body: { ...formOf(project), roles: [{ ...role, terms: termsFor(ore(100)) }] },
    }),
  );
  expect([status, (body as ErrorBody).error?.code]).toEqual([409, 'terms_locked']);
});

test('no candidate is approved for a place that was filled while the approval waited', async () => {
  const [one = '', other = ''] = await manyTalents(server, 2);
  const { project_id } = await reviewedProject(server, company, {
    talent_ids: [one, other],
    starts_on: '2099-05-10',
    headcount: 1,
    client_decision: null,
  });
  const { id } = await candidateOf(company, project_id, { talent_id: one });
  const change = {
    text: `update candidates set client_decision = 'approved' where project_id = $1 and talent_id = $2`,
    values: [project_id, other],
  };
  const { status, body } = await whileWaiting(project_id, change, () =>
    company.api.call('POST /candidates/:id/approve', { params: { id }, body: {} }),
  );
  expect([status, (body as ErrorBody).error?.code]).toEqual([409, 'role_full']);
});

test('no talent is picked for a role that was removed while the pick waited', async () => {
  const form = { roles: [aRole({ title: 'A' }), aRole({ title: 'B' })] };
  const [talent, project] = [await aTalent(server), await aProject(server, company, { step: 2, form })];
  const role_id = project.roles[1]?.id ?? '';
  const change = { text: 'delete from project_roles where id = $1', values: [role_id] };
  const { status } = await whileWaiting(project.id, change, () =>
    company.api.call('PUT /projects/:id/picks', {
      params: { id: project.id },
      body: { role_id, talent_ids: [talent.talent_id] },
    }),
  );
  expect(status).toBe(404);
});

test('a member’s choice of mails about one subject survives a simultaneous choice for another', async () => {
  const own = { values: [company.account_id, company.company_id], of: 'account_id = $1 and company_id = $2' };
  const lock = { text: `select from company_members where ${own.of} for update`, values: own.values };
  const change = {
    text: `update company_members set mail_rates = mail_rates || '{"answers": "daily"}' where ${own.of}`,
    values: own.values,
  };
  const chosen = await whileHeld(lock, change, () => company.api.ok('PUT /company/mails', { body: { news: 'daily' } }));
  expect(chosen).toMatchObject({ answers: 'daily', news: 'daily' });
});

describe('a company that loses its right while its command waits is refused', () => {
  const ENDS = {
    suspended: "update companies set status = 'suspended' where id = $1",
    'without the member': 'delete from company_members where company_id = $1',
  };
  const COMMANDS: Readonly<Record<string, (own: Company) => Promise<() => Promise<Reply<RouteName>>>>> = {
    activating: async (own: Company) => {
      const project = await aProject(server, own, { step: 4, asked: [await aTalent(server)] });
      const { items } = await own.api.ok('GET /projects/:id/candidates', { params: { id: project.id }, query: {} });
      await own.api.ok('POST /candidates/:id/approve', { params: { id: items[0]?.id ?? '' }, body: {} });
      return () => own.api.call('POST /projects/:id/activate', { params: { id: project.id }, body: {} });
    },
    asking: async (own: Company) => {
      const project = await aProject(server, own, { step: 2 });
      const picks = [{ role_id: project.roles[0]?.id ?? '', talent_id: (await aTalent(server)).talent_id }];
      const body = { picks, answer_by: '2099-01-01' };
      return () => own.api.call('POST /projects/:id/requests', { params: { id: project.id }, body });
    },
  };

  test.each(
    Object.entries(ENDS).flatMap(([end, text]) =>
      Object.entries(COMMANDS).map(([name, prepare]) => ({ end, text, name, prepare })),
    ),
  )('$end, $name', async ({ text, prepare }) => {
    const own = await aCompany(server);
    const command = await prepare(own);
    const count = async () => {
      const { rows } = await server.services.pool.query(
        'select (select count(*) from bookings) as booked, (select count(*) from candidates) as asked',
      );
      return rows[0];
    };
    const before = await count();
    const { status, body } = await whileHeld({ text, values: [own.company_id] }, null, command);
    expect([status, (body as ErrorBody).error?.code]).toEqual([403, 'company_not_active']);
    expect(await count()).toEqual(before);
  });
});
