import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_PREFIX } from '#contract/kernel/route.ts';
import { runRetention } from '#server/features/accounts/retention/commands/run-retention.ts';
import { turnOffWebhooks } from '#server/features/companies/webhook/commands/turn-off-webhooks.ts';
import { aCompany, anAdmin, aTalent, type Company, type Person, type Talent } from '#tests/factories/people.ts';
import { aProject, candidateOf } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

// The server's clock is 150 days behind the database's.
const DAY_MS = 86_400_000;
const begun = Date.now() - 150 * DAY_MS;
/** An instant this many days after the server's start, on its own clock. */
const after = (days: number) => new Date(begun + days * DAY_MS).toISOString();

let server: TestServer;
let [company, talent, admin]: [Company?, Talent?, Person?] = [];
beforeAll(async () => {
  server = await startTestServer();
  server.setClock(after(0));
  [company, talent, admin] = [await aCompany(server), await aTalent(server), await anAdmin(server)];
});
afterAll(() => server.stop());

const run = async <Row>(text: string, ...values: unknown[]): Promise<Row[]> =>
  (await server.services.pool.query(text, values)).rows;

/** The timestamp columns that have a value from the database's own clock, not earlier than `since`. */
async function columnsOfDatabase(since: string): Promise<string[]> {
  const columns = await run<{ name: string; statement: string }>(
    `select c.table_name || '.' || c.column_name as name,
       format('select %L as name where exists (select from %I where %I between %L and now())',
         c.table_name || '.' || c.column_name, c.table_name, c.column_name, $1::text) as statement
     from information_schema.columns c join pg_tables t on t.schemaname = 'public' and t.tablename = c.table_name
     where c.table_schema = 'public' and c.data_type = 'timestamp with time zone'`,
    since,
  );
  return (
    await run<{ name: string }>(`${columns.map(({ statement }) => statement).join(' union all ')} order by 1`)
  ).map(({ name }) => name);
}

const upload = async (by: Person, id: string): Promise<string> => {
  const answer = await fetch(`${server.url}${API_PREFIX}/threads/${id}/files`, {
    method: 'POST',
    headers: { cookie: by.cookie, 'content-type': 'application/octet-stream' },
    body: '%PDF-1.7\n%%EOF',
  });
  return ((await answer.json()) as { upload_id: string }).upload_id;
};

test('every time that a server writes is its own, whatever the time of its database is', async () => {
  if (!company || !talent || !admin) throw new Error('Nobody is there');
  const [since] = await run<{ since: string }>('select now()::text as since');
  const { api } = company;
  const { id: project_id } = await aProject(server, company, { step: 5, asked: [talent] });
  const { id } = await candidateOf(company, project_id, talent);
  const files = [{ upload_id: await upload(company, id), name: 'Manus.pdf' }];
  await api.ok('POST /threads/:id/messages', { params: { id }, body: { id: randomUUID(), body: 'Hej', files } });
  const list = await api.ok('POST /shortlists', { body: { name: 'Ryttare', talent_ids: [talent.talent_id] } });
  const ofList = { params: { id: list.id } };
  await api.ok('PATCH /shortlists/:id', { ...ofList, body: { name: 'Ridande' } });
  await api.ok('PATCH /shortlists/:id/people', { ...ofList, body: { talent_id: talent.talent_id, note: 'Ring' } });
  await api.ok('POST /company/webhooks', { body: { address: 'https://example.com/x', nouns: ['project'] } });
  await talent.api.ok('POST /notifications/read', { body: { all: true } });
  await talent.api.ok('POST /talent/calendar/feed');
  await admin.api.ok('PUT /admin/announcement-rules', { body: { review: 'first' } });
  // Processes use the database's clock for claims of outbox entries, so that all agree on them.
  const ofClaims = ['outbox.next_attempt_date', 'outbox.updated_date'];
  const columns = await columnsOfDatabase(since?.since ?? '');
  expect(columns.filter((column) => !ofClaims.includes(column))).toEqual([]);
});

test('a file that is sent stays for an hour of the server, and no longer', async () => {
  if (!company || !talent) throw new Error('Nobody is there');
  const { id: project_id } = await aProject(server, company, { step: 3, asked: [talent] });
  const { id } = await candidateOf(company, project_id, talent);
  const [soon, late] = [await upload(company, id), await upload(company, id)];
  const send = (upload_id: string) =>
    company?.api.raw('POST /threads/:id/messages', {
      params: { id },
      body: { id: randomUUID(), body: 'Hej', files: [{ upload_id, name: 'Manus.pdf' }] },
    });
  server.setClock(after(59 / 24 / 60));
  expect((await send(soon))?.status).toBe(200);
  server.setClock(after(61 / 24 / 60));
  expect(await send(late)).toMatchObject({ status: 409, body: { error: { code: 'file_gone' } } });
});

test('a webhook without an answer is off after days of the server’s clock, and sent addresses are deleted after its month', async () => {
  await run("update outbox set attempts = 1, last_error = 'ECONNREFUSED' where kind = 'webhook'");
  await run(`update outbox set state = 'sent', content = null where kind = 'mail'`);
  const state = async () => {
    await turnOffWebhooks(server.services);
    await runRetention(server.services);
    const [found] = await run(
      'select (select count(*)::int from webhooks where off_date is not null) as off, (select count(*)::int from outbox where kind = $1 and recipient <> $2) as known',
      'mail',
      '',
    );
    return found;
  };
  const [{ mails } = { mails: 0 }] = await run<{ mails: number }>(
    "select count(*)::int as mails from outbox where kind = 'mail'",
  );
  server.setClock(after(2));
  expect(await state()).toEqual({ off: 0, known: mails });
  server.setClock(after(4));
  expect(await state()).toMatchObject({ off: 1 });
  server.setClock(after(29));
  expect(await state()).toMatchObject({ known: mails + 1 });
  server.setClock(after(40));
  expect(await state()).toMatchObject({ known: 0 });
});
