/**
 * Exports: they contain the caller's own data and nothing of a company that the caller has left; one can be requested
 * each day; a failed one is tried again.
 */
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeExports } from '#server/features/accounts/data-export/commands/make-exports.ts';
import { as } from '#tests/factories/client.ts';
import { aCompany, aMember, aTalent } from '#tests/factories/people.ts';
import { aProject, aRequest } from '#tests/factories/projects.ts';
import { endLeases, leaseAsKilled } from '#tests/support/leases.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const run = async (text: string, values: readonly unknown[] = []) =>
  (await server.services.pool.query(text, [...values])).rows;

/** The export of an account, as a function from file name to text. */
async function archiveOf(account_id: string): Promise<(name: string) => string> {
  const cookie = await signInAs(server.services, account_id);
  const api = as(server, cookie);
  await run('delete from data_exports where account_id = $1', [account_id]);
  await api.ok('POST /account/data-export', { body: {} });
  await makeExports(server.services);
  const { url } = await api.ok('POST /account/data-export/file');
  const answer = await fetch(server.url + url, { headers: { cookie } });
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return (name) => Buffer.from(files[name] ?? []).toString();
}

test('a member exports all that they took part in, and a former member only their own words', async () => {
  const [left, joined] = [await aCompany(server), await aCompany(server)];
  const account_id = await aMember(server, left);
  const api = as(server, await signInAs(server.services, account_id));
  const asked = { category: 'other', about_path: null } as const;
  const { id } = await api.ok('POST /inquiries', { body: { ...asked, words: 'Hur gör vi?' } as never });
  await left.api.ok('POST /inquiries', { body: { ...asked, words: 'Ägarens egen fråga.' } as never });
  const answer = { params: { id }, body: { words: 'Så här, säger ägaren.', seen: 1 } };
  await left.api.ok('POST /inquiries/:id/messages', answer);
  const talent = await aTalent(server);
  const project = await aProject(server, left, { step: 2 });
  const candidate = await aRequest(server, left, project.id, talent);
  const message = { id: crypto.randomUUID(), body: 'Välkommen, skriver producenten.' };
  await api.ok('POST /threads/:id/messages', { params: { id: candidate.id }, body: message });

  const inside = await archiveOf(account_id);
  const questions = inside('data/arenden.json');
  expect([questions.includes('Hur gör vi?'), questions.includes('säger ägaren')]).toEqual([true, true]);
  expect(questions).not.toContain('Ägarens egen fråga.');
  expect(JSON.parse(inside('data/skrivna-meddelanden.json'))[0].project_title).toBeTruthy();

  await left.api.ok('DELETE /company/members/:id', { params: { id: account_id }, body: {} });
  await left.api.ok('POST /inquiries/:id/messages', {
    params: { id },
    body: { words: 'Det här är hemligt.', seen: 2 },
  });
  await run(`update projects set title = 'Nytt hemligt namn' where id = $1`, [project.id]);
  await run(`insert into company_members (company_id, account_id, member_role) values ($1, $2, 'producer')`, [
    joined.company_id,
    account_id,
  ]);
  const outside = await archiveOf(account_id);
  expect(JSON.parse(outside('data/arenden.json')).map(({ words }: { words: string }) => words)).toEqual([
    'Hur gör vi?',
  ]);
  const [written] = JSON.parse(outside('data/skrivna-meddelanden.json'));
  expect(written).toMatchObject({ body: 'Välkommen, skriver producenten.', project_title: null });
  expect(outside('index.html')).not.toMatch(/hemligt|säger ägaren/);

  // A talent's export contains the present titles of projects that have asked the talent.
  const theirs = await archiveOf(talent.account_id);
  expect(theirs('data/forfragningar.json')).toContain('Nytt hemligt namn');
});

test('the next archive can be requested after one day, and no sooner', async () => {
  const start = Date.parse('2026-08-14T10:00:00Z');
  const at = (ms: number) => server.setClock(new Date(start + ms).toISOString());
  at(0);
  const { account_id } = await aTalent(server);
  const ask = async () => {
    const api = as(server, await signInAs(server.services, account_id));
    return (await api.raw('POST /account/data-export', { body: {} })).status;
  };
  expect([await ask(), await ask()]).toEqual([200, 409]);
  at(86_400_000 - 1);
  expect(await ask()).toBe(409);
  at(86_400_000);
  expect(await ask()).toBe(200);
});

test('an archive whose process was killed is made by another process when the lease has run out', async () => {
  await run('delete from data_exports');
  const { account_id } = await aTalent(server);
  await run('insert into data_exports (account_id, asked_date) values ($1, app_now())', [account_id]);
  await leaseAsKilled(server, 'data_exports');
  const made = async () =>
    (
      await run('select made_date is not null as is_made, attempts, lease from data_exports where account_id = $1', [
        account_id,
      ])
    )[0];
  await makeExports(server.services);
  expect(await made()).toMatchObject({ is_made: false, attempts: 1, lease: expect.any(String) });
  await endLeases(server, 'data_exports');
  await makeExports(server.services);
  expect(await made()).toEqual({ is_made: true, attempts: 0, lease: null });
});

test('an archive that cannot be made waits, is told to the administrators, and does not delay the others', async () => {
  await run('delete from data_exports');
  const [broken, other] = [await aTalent(server), await aTalent(server)];
  await run('insert into data_exports (account_id, asked_date) values ($1, $3), ($2, $4)', [
    broken.account_id,
    other.account_id,
    '2026-08-14T10:00:00Z',
    '2026-08-14T10:00:01Z',
  ]);
  const { files, log } = server.services;
  let tried = 0;
  const put: typeof files.put = async (...given) => {
    tried += 1;
    if (tried === 1) throw new Error('the full disk');
    return files.put(...given);
  };
  const failed: unknown[] = [];
  const error = (facts: object) => failed.push(facts);
  await makeExports({
    ...server.services,
    files: Object.assign(Object.create(files), { put }),
    log: Object.assign(Object.create(log), { error }),
  });
  expect(failed).toEqual([
    { err: expect.objectContaining({ message: 'the full disk' }), account_id: broken.account_id },
  ]);
  const rows = await run(
    `select account_id, made_date is not null as is_made, attempts, free_from is not null as waits
     from data_exports where account_id = any($1) order by is_made`,
    [[broken.account_id, other.account_id]],
  );
  expect(rows).toEqual([
    { account_id: broken.account_id, is_made: false, attempts: 1, waits: true },
    { account_id: other.account_id, is_made: true, attempts: 0, waits: false },
  ]);
  expect(await run(`select from notices where audience = 'admin' and type = 'job.make-exports'`)).toHaveLength(1);
});
