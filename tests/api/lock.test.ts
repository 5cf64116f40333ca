/**
 * What is decided under the lock of a project must be read after the lock is held. Each test holds the lock from outside
 * until the other command waits for it, so that the order is certain and not a matter of luck.
 */

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { ore } from '#domain/money/ore.ts';
import { manyTalents, reviewedProject } from '#tests/factories/bulk.ts';
import { aCompany, aTalent, type Company } from '#tests/factories/people.ts';
import { aProject, aRole, candidateOf, formOf } from '#tests/factories/projects.ts';
import { termsJson } from '#tests/factories/terms.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let company: Company;
beforeAll(async () => {
  server = await startTestServer();
  company = await aCompany(server);
});
afterAll(() => server.stop());

/** Runs the command while the change of somebody else is written but not committed, and commits it once the command waits. */
async function whileWaiting<T>(
  project_id: string,
  change: { text: string; values: unknown[] },
  command: () => Promise<T>,
): Promise<T> {
  const client = await server.services.pool.connect();
  try {
    await client.query('begin');
    await client.query('select 1 from projects where id = $1 for update', [project_id]);
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
    await client.query(change.text, change.values);
    await client.query('commit');
    return await answer;
  } finally {
    // Says nothing after the commit, and frees the lock when the test has failed before it.
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
      body: { ...formOf(project), roles: [{ ...role, day_fee_ore: ore(100) }] },
    }),
  );
  expect([status, (body as ErrorBody).error?.code]).toEqual([409, 'terms_locked']);
});

test('nobody is approved for a place that was filled while the approval waited', async () => {
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
    company.api.call('POST /candidates/:id/approve', { params: { id } }),
  );
  expect([status, (body as ErrorBody).error?.code]).toEqual([409, 'role_full']);
});

test('nobody is picked for a role that was removed while the pick waited', async () => {
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
