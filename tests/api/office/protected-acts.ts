/** Acts and searches about a talent with protected identity: what others read is searched for what names the talent. */
import { afterAll, beforeAll, expect } from 'vitest';
import { API_PREFIX } from '#contract/kernel/route.ts';
import { contract } from '#contract/registry/contract.ts';
import { WEBHOOK_NOUNS } from '#domain/companies/webhook/webhook.rules.ts';
import {
  anAdmin,
  aTalent,
  type Company,
  type Person,
  type Talent,
  type TalentOverrides,
} from '#tests/factories/people.ts';
import { aPhone } from '#tests/factories/phones.ts';
import { aSubscription } from '#tests/factories/pushes.ts';
import { overHttp } from '#tests/support/over-http.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

export const LEGAL = { first_name: 'Zefyrina', last_name: 'Qvastberg' };

export let server: TestServer;
export let admin: Person;

/** Declares the test server of a test file, with its clock at `start`. Its pushes and webhooks reach nobody, and stay. */
export function openProtected(start: string): void {
  beforeAll(async () => {
    server = await startTestServer({ LOCAL_CALENDARS: '1', LOG_LEVEL: 'silent' });
    server.setClock(start);
    admin = await anAdmin(server);
  });
  afterAll(() => server.stop());
}

/** Sets the clock, and signs the administrator in anew, because marks ask for a recent sign-in. */
export async function goTo(instant: string): Promise<void> {
  server.setClock(instant);
  admin = await anAdmin(server);
}

export const run = async (text: string, values: readonly unknown[] = []) =>
  (await server.services.pool.query(text, [...values])).rows;

/** A number as it is kept, as a link has it, and as people read it. */
export const formsOf = (phone: string) => {
  const digits = phone.slice(-7);
  return [phone, digits, digits.replace(/(\d{3})(\d{2})(\d{2})/, '$1 $2 $3')];
};

/** A talent with a distinctive legal name, and the texts that name the talent. */
export async function aPerson(overrides: TalentOverrides = {}) {
  const talent = await aTalent(server, { ...LEGAL, ...overrides });
  const phone = await aPhone(server, talent, '+46701740677');
  // The code of the number went to the person.
  await run(`delete from outbox where kind = 'sms'`);
  return { talent, secrets: [...Object.values(LEGAL), talent.email, ...formsOf(phone)] };
}

export const protect = ({ talent_id: id }: Talent) =>
  admin.api.ok('POST /admin/talents/:id/protected-identity', {
    params: { id },
    body: { reason: 'Visade beslutet.' },
  });

/** The texts that hold one of the secrets, by their names. */
export const telling = (texts: Readonly<Record<string, string>>, secrets: readonly string[]): string[] =>
  Object.entries(texts).flatMap(([name, text]) =>
    secrets.filter((secret) => text.includes(secret)).map((secret) => `${name}: ${secret}`),
  );

/** The columns with one of the texts, without the tables that are the talent's own. */
export async function columnsWith(secrets: readonly string[]): Promise<string[]> {
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
export const mailsToOthers = ({ email }: Talent, secrets: readonly string[]) =>
  run('select content::text from outbox where recipient <> $1 and content::text like any($2)', [
    email,
    secrets.map((word) => `%${word}%`),
  ]);

/** The words of a PDF that a person is given. */
export async function paperOf({ cookie }: Person, url: string): Promise<string> {
  const answer = await fetch(server.url + url, { headers: { cookie } });
  expect(answer.status).toBe(200);
  const { title, texts } = await readPdf(new Uint8Array(await answer.arrayBuffer()));
  return [title, answer.headers.get('content-disposition'), ...texts.map(({ text }) => text)].join('\n');
}

/** An address of this machine at which nobody answers. */
const NOBODY = 'https://localhost:9/';

/** Tells a member's device and a server of the company of every change. */
export async function tellEverywhere({ api }: Company): Promise<void> {
  await api.ok('POST /company/webhooks', { body: { address: NOBODY, nouns: [...WEBHOOK_NOUNS] } });
  await api.ok('PUT /account/push/choices', { body: { off_kinds: [], quiet: null } });
  const { public_key } = await api.ok('GET /account/push');
  await api.ok('POST /account/push/devices', { body: aSubscription(public_key, NOBODY) });
}

/** What goes to others than the talent, by kind and recipient; of text messages to the talent the words. */
export async function sentTexts({ email }: Talent): Promise<Record<string, string>> {
  const rows = await run(
    `select kind || ' ' || id as name, case when kind = 'sms' then content ->> 'words' else content::text end as text
     from outbox where recipient <> $1 and content is not null and content ->> 'words' !~ '^[0-9]{6}' is not false`,
    [email],
  );
  return Object.fromEntries(rows.map(({ name, text }) => [name, text]));
}

/** The words of all papers about the agreements of a project. */
export async function agreementsOf(reader: Person, project_id: string): Promise<string> {
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
export const KEPT_WITH_US = [
  'accounts.email',
  'accounts.mailbox',
  'legal_names.first_name',
  'legal_names.last_name',
  'protected_identities.known_names',
  // What goes to the talent: nothing in it goes to others, as the tests say.
  'outbox.recipient',
  'outbox.content',
];

/** Nouns of paths, with the ids that a path of the noun takes. */
const IDS_OF: Readonly<Record<string, string>> = {
  projects: 'select id from projects',
  candidates: 'select id from candidates',
  assignments: 'select id from candidates',
  threads: 'select id from candidates',
  bookings: 'select id from bookings',
  agreements: 'select id from agreements',
  'call-sheets': 'select id from call_sheets',
  auditions: 'select id from auditions',
  invitations: 'select id from invitations',
  presentations: 'select id from presentations',
  shortlists: 'select id from shortlists',
  rights: 'select id from usage_rights',
  recordings: 'select id from recordings',
  talents: 'select id from talents',
  records: `select id from candidates union select id from bookings union select id from talents
    union select id from project_edit_logs union select id from notices`,
};

/** The query of a list that is otherwise shorter. */
const QUERIES: Readonly<Record<string, string>> = {
  'GET /company/bookings': '?group=all',
  'GET /company/invoices': '?group=all',
  'GET /company/bookings/calendar': '?from=2026-12-01&to=2027-01-10',
  'GET /threads/:id/messages': '?before=99',
  'GET /targets': '?text=Qvastberg',
};

/**
 * Every answer of a reading route, by the route and the id, to a caller with these headers; screens make their tables
 * and files of lists of the same answers. Only answers with the status 200.
 */
export async function everyAnswer(headers: Readonly<Record<string, string>>, days: readonly string[] = []) {
  const texts: Record<string, string> = {};
  const read = async (route: string, path: string) => {
    const { status, text } = await overHttp(server.url + API_PREFIX + path + (QUERIES[route] ?? ''), {
      method: 'GET',
      headers,
    });
    if (status >= 500) throw new Error(`${route} answered ${status}`);
    if (status === 200) texts[`${route} ${path}`] = text;
  };
  for (const [route, { auth }] of Object.entries(contract)) {
    const path = route.split(' ')[1] ?? '';
    const isRead =
      route.startsWith('GET ') && (auth === 'signed-in' || (Array.isArray(auth) && auth.includes('company')));
    // A live stream does not end, and the account is the caller's own.
    if (!isRead || /^\/(live|account)\b/.test(path)) continue;
    const ids = path.includes(':id')
      ? await run(IDS_OF[path.split('/')[1] ?? ''] ?? 'select null as id limit 0')
      : [{ id: '' }];
    const filled = ids.map(({ id }) => path.replace(':id', id));
    const paths = filled.flatMap((one) => (one.includes(':day') ? days.map((day) => one.replace(':day', day)) : [one]));
    await Promise.all(paths.map((one) => read(route, one)));
  }
  return texts;
}
