/** A call with an Idempotency-Key has its effect once, however often it is repeated within a day, in any process. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_PREFIX } from '#contract/kernel/route.ts';
import { runRetention } from '#server/features/accounts/retention/commands/run-retention.ts';
import { aCompany, aMember, aTalent, type Company } from '#tests/factories/people.ts';
import { aForm, aProject } from '#tests/factories/projects.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: 'silent' }, {}, { connections: 10 });
});
afterAll(() => server.stop());

const run = (text: string, ...values: unknown[]) => server.services.pool.query(text, values);

interface Repeated {
  readonly path?: string;
  readonly body?: unknown;
}

/** A call of a company with this Idempotency-Key; by default it creates a project. */
async function call(cookie: string, token: string, { path = '/projects', body = aForm(server) }: Repeated = {}) {
  const response = await fetch(server.url + API_PREFIX + path, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'idempotency-key': token },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  const isRepeated = response.headers.get('idempotency-replayed') === 'true';
  return { status: response.status, answer, code: answer.error?.code, isRepeated };
}

const projectsOf = async ({ company_id }: Company) =>
  (await run('select id from projects where company_id = $1', company_id)).rows.length;

describe('the same call', () => {
  test('is answered again and done once, also when both come at once', async () => {
    const company = await aCompany(server);
    const body = aForm(server);
    const first = await call(company.cookie, 'a', { body });
    const again = await call(company.cookie, 'a', { body });
    expect([first.status, first.isRepeated, again.isRepeated]).toEqual([200, false, true]);
    expect(again.answer).toEqual(first.answer);
    const together = await Promise.all([0, 1, 2, 3].map(() => call(company.cookie, 'b', { body })));
    expect(new Set(together.map(({ answer }) => answer.id)).size).toBe(1);
    expect(together.filter(({ isRepeated }) => !isRepeated)).toHaveLength(1);
    expect(await projectsOf(company)).toBe(2);
  });

  test('waits while the first call is running', async () => {
    const company = await aCompany(server);
    const { id } = await aProject(server, company, { step: 1 });
    const path = `/projects/${id}/open-casting`;
    const client = await server.services.pool.connect();
    await client.query('begin');
    await client.query('select from projects where id = $1 for update', [id]);
    const both = [0, 1].map(() => call(company.cookie, 'a', { path, body: {} }));
    await expect.poll(async () => (await run('select from pg_locks where not granted')).rows.length).toBe(1);
    await client.query('commit');
    client.release();
    const answers = await Promise.all(both);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.answer).toEqual(answers[1]?.answer);
  });

  test('is refused again in the same way, even if it would succeed by now', async () => {
    const company = await aCompany(server);
    const { id } = await aProject(server, company, { step: 1 });
    const early = { path: `/projects/${id}/await-answers`, body: {} };
    const first = await call(company.cookie, 'a', early);
    expect(first.status).toBe(409);
    await company.api.ok('POST /projects/:id/open-casting', { params: { id } });
    expect(await call(company.cookie, 'a', early)).toMatchObject({ status: 409, code: first.code, isRepeated: true });
  });

  test('is done again when it failed for reasons of ours', async () => {
    const company = await aCompany(server);
    const body = aForm(server);
    await run(`create function stick() returns trigger language plpgsql as $$ begin raise exception 'stuck'; end $$;
      create trigger stick before insert on projects for each row execute function stick()`);
    expect((await call(company.cookie, 'a', { body })).status).toBe(500);
    await run('drop function stick cascade');
    expect(await call(company.cookie, 'a', { body })).toMatchObject({ status: 200, isRepeated: false });
  });

  test('is not done again when the process that did it died, nor when its answer was too long to keep', async () => {
    const company = await aCompany(server);
    const body = aForm(server);
    await call(company.cookie, 'a', { body });
    await run(`update kept_answers set state = 'running', answer_sealed = null, created_date = app_now() - interval '1 hour'
      where account_id = '${company.account_id}'`);
    expect(await call(company.cookie, 'a', { body })).toMatchObject({ status: 409, code: 'answer_not_kept' });
    expect(await projectsOf(company)).toBe(1);

    await run(`update projects set description = repeat('x', 100000) where company_id = $1`, company.company_id);
    const filter = { path: '/records/Project/filter', body: {} };
    expect((await call(company.cookie, 'b', filter)).status).toBe(200);
    expect(await call(company.cookie, 'b', filter)).toMatchObject({ status: 409, code: 'answer_not_kept' });
  });
});

describe('a key of a call', () => {
  test('is of one call: another body or route under it is refused', async () => {
    const company = await aCompany(server);
    const body = aForm(server);
    await call(company.cookie, 'a', { body });
    const other = { body: { ...body, title: 'En annan' } };
    expect(await call(company.cookie, 'a', other)).toMatchObject({ status: 422, code: 'repeat_differs' });
    expect(await call(company.cookie, 'a', { path: '/briefs/read', body: { text: 'x' } })).toMatchObject({
      status: 422,
    });
    expect(await projectsOf(company)).toBe(1);
  });

  test('is of one caller', async () => {
    const company = await aCompany(server);
    const body = aForm(server);
    const colleague = await signInAs(server.services, await aMember(server, company));
    const [one, other] = [await call(company.cookie, 'a', { body }), await call(colleague, 'a', { body })];
    expect([one.isRepeated, other.isRepeated, await projectsOf(company)]).toEqual([false, false, 2]);
  });

  test.each(['', ' ', 'å'.repeat(3), 'x'.repeat(201)])('%j is none', async (token) => {
    const company = await aCompany(server);
    const headers = { cookie: company.cookie, 'content-type': 'application/json' };
    const response = await fetch(`${server.url}${API_PREFIX}/projects`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': token },
      body: JSON.stringify(aForm(server)),
    });
    expect([response.status, Object.keys((await response.json()).error.fields)]).toEqual([422, ['idempotency-key']]);
    expect(await projectsOf(company)).toBe(0);
  });

  test('opens nothing to a caller that may not call any more', async () => {
    const company = await aCompany(server);
    const body = aForm(server);
    await call(company.cookie, 'a', { body });
    await run(`update companies set status = 'suspended' where id = $1`, company.company_id);
    expect(await call(company.cookie, 'a', { body })).toMatchObject({ status: 403, code: 'company_not_active' });
  });
});

describe('a kept answer', () => {
  test('cannot be read with the database alone', async () => {
    const company = await aCompany(server);
    const asked = { path: '/company/keys', body: { name: 'Bokning', rights: 'read' } };
    const { answer } = await call(company.cookie, 'a', asked);
    expect((await call(company.cookie, 'a', asked)).answer).toEqual(answer);
    const { rows } = await run(
      `select to_jsonb(k)::text || encode(answer_sealed, 'escape') as kept from kept_answers k where account_id = $1`,
      company.account_id,
    );
    expect(rows[0].kept).not.toContain(answer.key);
  });

  test('is deleted after a day, and with its caller', async () => {
    const [company, talent] = [await aCompany(server), await aTalent(server)];
    const body = aForm(server);
    await call(company.cookie, 'a', { body });
    await call(talent.cookie, 'a', { path: '/notifications/read', body: { all: true } });
    const kept = async (account_id: string) =>
      (await run('select from kept_answers where account_id = $1', account_id)).rows.length;
    expect([await kept(company.account_id), await kept(talent.account_id)]).toEqual([1, 1]);
    await run('delete from talents where account_id = $1', talent.account_id);
    await run('delete from accounts where id = $1', talent.account_id);
    expect(await kept(talent.account_id)).toBe(0);
    await run(
      `update kept_answers set created_date = app_now() - interval '25 hours' where account_id = $1`,
      company.account_id,
    );
    expect((await call(company.cookie, 'a', { body })).isRepeated).toBe(false);
    await run(
      `update kept_answers set created_date = app_now() - interval '25 hours' where account_id = $1`,
      company.account_id,
    );
    await runRetention(server.services);
    expect(await kept(company.account_id)).toBe(0);
  });
});
