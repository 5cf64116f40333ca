/** A talent with protected identity works a day: nothing that others read names the talent. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invoiceOf, issued, WORK_IS_OVER } from '#tests/factories/invoices.ts';
import { anAdmin, aTalent, type Person, type Talent } from '#tests/factories/people.ts';
import { aPhone } from '#tests/factories/phones.ts';
import { approvedWork, working } from '#tests/factories/working.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { aPersonWorld } from '../authorisation/person-world.ts';

const START = '2026-06-01T08:00:00Z';
const LEGAL = { first_name: 'Zefyrina', last_name: 'Qvastberg' };

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  server.setClock(START);
  admin = await anAdmin(server);
});
afterAll(() => server.stop());

const run = async (text: string, values: readonly unknown[] = []) =>
  (await server.services.pool.query(text, [...values])).rows;

async function aPerson() {
  const talent = await aTalent(server, LEGAL);
  const phone = await aPhone(server, talent, '+46701740677');
  // The code of the number went to the person.
  await run(`delete from outbox where kind = 'sms'`);
  const digits = phone.slice(-7);
  return {
    talent,
    secrets: [
      ...Object.values(LEGAL),
      talent.email,
      phone,
      digits,
      digits.replace(/(\d{3})(\d{2})(\d{2})/, '$1 $2 $3'),
    ],
  };
}

const protect = ({ talent_id: id }: Talent) =>
  admin.api.ok('POST /admin/talents/:id/protected-identity', {
    params: { id },
    body: { reason: 'Visade beslutet.' },
  });

/** The columns with one of the texts, without the tables that are the talent's own. */
async function columnsWith(secrets: readonly string[]): Promise<string[]> {
  const columns = await run(`
    select table_name as t, column_name as c from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and data_type in ('text', 'jsonb', 'ARRAY') order by 1, 2`);
  const found: string[] = [];
  for (const { t, c } of columns) {
    const rows = await run(`select from "${t}" where "${c}"::text like any($1) limit 1`, [
      secrets.map((word) => `%${word}%`),
    ]);
    if (rows.length > 0) found.push(`${t}.${c}`);
  }
  return found;
}

/** The queued mails to others than the talent that hold one of the texts. */
const mailsToOthers = ({ email }: Talent, secrets: readonly string[]) =>
  run('select content::text from outbox where recipient <> $1 and content::text like any($2)', [
    email,
    secrets.map((word) => `%${word}%`),
  ]);

/** The words of a PDF that a person is given. */
async function paperOf({ cookie }: Person, url: string): Promise<string> {
  const answer = await fetch(server.url + url, { headers: { cookie } });
  expect(answer.status).toBe(200);
  const { title, texts } = await readPdf(new Uint8Array(await answer.arrayBuffer()));
  return [title, answer.headers.get('content-disposition'), ...texts.map(({ text }) => text)].join('\n');
}

/** The words of all papers about the agreements of a project. */
async function agreementsOf(reader: Person, project_id: string): Promise<string> {
  const { items } = await reader.api.ok('GET /projects/:id/agreements', { params: { id: project_id }, query: {} });
  const papers = await Promise.all(
    items
      .filter(({ sha256 }) => sha256 !== null)
      .map(async ({ id }) => {
        const { url } = await reader.api.ok('POST /agreements/:id/document', { params: { id } });
        return paperOf(reader, url);
      }),
  );
  return papers.join('\n');
}

/** Columns that keep the legal name and the contact details with us: each is the talent's own, or sealed with us. */
const KEPT_WITH_US = [
  'accounts.email',
  'accounts.mailbox',
  'legal_names.first_name',
  'legal_names.last_name',
  'protected_identities.known_names',
  // What goes to the talent: nothing in it goes to others, as the tests say.
  'outbox.recipient',
  'outbox.content',
];

test('a talent who is protected before the day leaves no name, address or number with a company', async () => {
  const { talent, secrets } = await aPerson();
  await protect(talent);
  const world = await aPersonWorld(server, talent, { isAsked: true, sought: secrets });
  await server.services.scribe.settled();
  expect(await world.walk()).toEqual([]);
  const projects = await run('select project_id from agreements where company_id = $1', [world.company.company_id]);
  for (const { project_id } of projects) {
    const papers = await agreementsOf(world.company, project_id);
    expect(secrets.filter((secret) => papers.includes(secret))).toEqual([]);
  }
  expect(await mailsToOthers(talent, secrets)).toEqual([]);
  expect((await columnsWith(secrets)).filter((column) => !KEPT_WITH_US.includes(column))).toEqual([]);
});

test('a mark that is set after the day reaches what was made before', async () => {
  const { talent, secrets } = await aPerson();
  const world = await aPersonWorld(server, talent, { isAsked: true, sought: secrets });
  await server.services.scribe.settled();
  const projects = (
    await run('select distinct project_id from agreements where talent_id = $1', [talent.talent_id])
  ).map(({ project_id }) => String(project_id));
  const papersNow = async () => (await Promise.all(projects.map((id) => agreementsOf(admin, id)))).join('\n');
  expect(await papersNow()).toContain('Zefyrina Qvastberg');
  await run(`delete from outbox where state <> 'waiting'`);
  const { shown_name } = await protect(talent);
  expect(await world.walk()).toEqual([]);
  expect(await mailsToOthers(talent, secrets)).toEqual([]);
  const papers = await papersNow();
  expect(papers).toContain(shown_name);
  expect(secrets.filter((secret) => papers.includes(secret))).toEqual([]);
  const kept = [...KEPT_WITH_US, 'documents.snapshot'];
  expect((await columnsWith(secrets)).filter((column) => !kept.includes(column))).toEqual([]);
});

test('an invoice, its paper, and the books that leave us have the name for work', async () => {
  server.setClock('2026-08-13T08:00:00Z');
  admin = await anAdmin(server);
  const work = await working(server);
  const { talent, company, project_id } = work;
  await run('update talents set first_name = $2, last_name = $3 where id = $1', [
    talent.talent_id,
    ...Object.values(LEGAL),
  ]);
  server.setClock(WORK_IS_OVER);
  await approvedWork(work);
  await company.api.ok('POST /projects/:id/complete', { params: { id: project_id } });
  const { id } = await issued(admin, await invoiceOf(server, admin, work));
  await server.services.scribe.settled();
  const params = { id };
  const shown = async () => {
    const { papers } = await admin.api.ok('GET /admin/invoices/:id', { params });
    const paper_id = papers[0]?.id ?? '';
    const { url } = await company.api.ok('POST /invoices/:id/papers/:paper_id', { params: { id, paper_id } });
    await run(`delete from outbox where kind = 'mail'`);
    await company.api.ok('POST /invoices/:id/resend', { params });
    const [mail] = await run(`select content from outbox where content ? 'attachment'`);
    const attached = await readPdf(Buffer.from(mail.content.attachment.base64, 'base64'));
    return [
      JSON.stringify(await company.api.ok('GET /company/invoices', { query: { group: 'all' } })),
      JSON.stringify(
        await admin.api.raw('GET /admin/invoices/:id/peppol/:paper_id', { params: { id, paper_id } } as never),
      ),
      await paperOf(company, url),
      JSON.stringify({ ...mail.content, attachment: attached.texts }),
    ];
  };
  expect((await shown()).filter((text) => text.includes('Qvastberg'))).toHaveLength(3);
  admin = await anAdmin(server);
  const { shown_name } = await protect(talent);
  const texts = await shown();
  expect(texts.filter((text) => /Qvastberg|Zefyrina/.test(text))).toEqual([]);
  expect(texts.filter((text) => text.includes(shown_name))).toHaveLength(3);
});
