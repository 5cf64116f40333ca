import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_COMPANY, DEMO_PASSWORD, DEMO_TALENT } from '#demo/accounts.ts';
import { DEMO_ADMIN, demoAdminCode } from '#demo/admin.ts';
import { createDemonstration } from '#demo/demonstration.ts';
import { must } from '#demo/must.ts';
import { seedDemoWhenEmpty } from '#demo/seed.ts';
import { dayOf, momentOf } from '#domain/kernel/time/day.ts';
import { createApp } from '#server/app.ts';
import { createAdmin } from '#server/features/accounts/account/commands/create-admin.ts';
import { isVisibleTalent } from '#server/features/people/talent/policy.ts';
import { openBrowser, refusal } from '#tests/api/accounts/account-browser.ts';
import { sendRaw } from '#tests/support/raw-socket.ts';
import { startServer } from '#tests/support/server-process.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const TALENTS = 40;
/** The form of the answer of /dev/totp. */
const CODE = /^\d{6}\n$/;
let server: TestServer;
const lines: string[] = [];
const wasPaused: boolean[] = [];
beforeAll(async () => {
  server = await startTestServer();
  // Fills the empty database twice at once, as two processes would.
  const options = {
    talents: TALENTS,
    report: (line: string) => {
      lines.push(line);
      wasPaused.push(server.services.jobs.isPaused());
    },
  };
  await Promise.all([seedDemoWhenEmpty(server.services, options), seedDemoWhenEmpty(server.services, options)]);
}, 600_000);
afterAll(() => server.stop());

test('no deadline of today is kept in the past that is told', () => {
  expect(new Set(wasPaused)).toEqual(new Set([true]));
  expect(server.services.jobs.isPaused()).toBe(false);
});

async function all<Row>(query: ReturnType<typeof sql<Row>>, at: TestServer = server): Promise<Row[]> {
  return (await query.execute(at.services.db)).rows;
}

const numberOf = async (query: ReturnType<typeof sql<{ n: number }>>) => (await all(query))[0]?.n;

/** Adds the demonstration to the same services at another address, while `work` runs. */
async function withDemonstration<T>(work: (url: string) => Promise<T>): Promise<T> {
  const app = await createApp(server.services);
  const demonstration = createDemonstration();
  await demonstration.fill(server.services, { pages: Promise.resolve(), signal: new AbortController().signal });
  demonstration.mount(app, server.services);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  try {
    return await work(url);
  } finally {
    await app.close();
  }
}

describe('the demonstration', () => {
  test('is made once by the first process, and not changed afterwards', async () => {
    expect(await numberOf(sql`select count(*) as n from talents`)).toBe(TALENTS);
    expect(lines.filter((line) => line.startsWith('Fyller'))).toHaveLength(1);
    await seedDemoWhenEmpty(server.services, { report: (line) => lines.push(line) });
    expect(await numberOf(sql`select count(*) as n from accounts where role = 'admin'`)).toBe(2);
    expect(lines.at(-1)).toMatch(/^ {2}20 projekt .* Klart/);
  });

  test('a talent has two accounts, a program has a key, and an administrator has helped', async () => {
    const double = await all<{ stages: string[] }>(sql`
      select array_agg(review order by created_date) as stages from talents
      group by lower(first_name), lower(last_name), birth_date having count(*) > 1`);
    expect(double.map(({ stages }) => stages)).toEqual([['approved', 'waiting']]);
    expect(await all(sql`select name, rights, last_used_date from api_keys`)).toEqual([
      { name: 'Kalendern på intranätet', rights: 'read', last_used_date: null },
    ]);
    expect(await all(sql`select status, company_id is not null as is_for_company from mandates`)).toEqual([
      { status: 'ended', is_for_company: true },
    ]);
  });

  test('talents are busy on some days, but never on those of projects they have been asked about', async () => {
    const spans = await all<{ in_days: number; clashes: number }>(
      sql`select b.starts_on - ${dayOf(server.services.clock())}::date as in_days, (
          select count(*) from candidates c join project_dates d using (project_id)
          where c.talent_id = b.talent_id and daterange(d.starts_on, d.ends_on, '[]') && daterange(b.starts_on, b.ends_on, '[]')
        )::int as clashes from busy_spans b`,
    );
    expect(spans.length).toBeGreaterThan(10);
    for (const { in_days, clashes } of spans) {
      expect(in_days).toBeGreaterThan(0);
      expect(clashes).toBe(0);
    }
    expect(
      await numberOf(sql`select count(*) as n from busy_spans b join talents t on t.id = b.talent_id
        join accounts a on a.id = t.account_id where a.email = ${DEMO_TALENT.email}`),
    ).toBeGreaterThan(0);
  });

  test('has invoices and payouts in every state, and books that come to nothing', async () => {
    const states = (rows: { state: string }[]) => rows.map(({ state }) => state);
    const invoices = await all<{ state: string }>(sql`
      select distinct case when status <> 'issued' then status when reminded_date is not null then 'reminded' else 'open' end as state
      from invoices`);
    expect(states(invoices)).toEqual(expect.arrayContaining(['draft', 'open', 'reminded', 'paid']));
    // The demonstration has read payments from bank files, and some entries wait for an administrator.
    expect(states(await all<{ state: string }>(sql`select standing as state from bank_entries`))).toEqual(
      expect.arrayContaining(['matched', 'waiting']),
    );
    const payouts = await all<{ state: string }>(sql`
      select distinct coalesce('stopped by ' || stopped_by, status) as state from payouts`);
    expect(states(payouts)).toEqual(
      expect.arrayContaining(['planned', 'prepared', 'approved', 'in_batch', 'paid', 'failed', 'stopped by admin']),
    );
    expect(await numberOf(sql`select count(*) as n from vouchers`)).toBeGreaterThan(20);
  });

  test('has a year of books: every month, numbers without a gap, and months that are closed', async () => {
    const months = await all<{ closed: boolean }>(sql`
      select exists (select from closed_months c where c.month = v.month) as closed
      from (select distinct date_trunc('month', posted_on)::date as month from vouchers) v order by v.month`);
    expect(months.length).toBeGreaterThan(10);
    // Months are closed from the first on. Those of the last quarter are open, so that a visitor can close them.
    const closed = months.filter((month) => month.closed);
    expect(closed.length).toBeGreaterThan(6);
    expect(months.slice(0, closed.length)).toEqual(closed);
    expect(months.length - closed.length).toBeGreaterThan(2);
    // There are wages and self-billed invoices, with and without VAT; one company paid late, and one got a credit note.
    const ways = await all<{ way: string; has_vat: boolean }>(sql`
      select distinct o.way, o.vat_ore > 0 as has_vat from payouts o
        join closed_months c on c.month = date_trunc('month', o.due_on)::date
      where o.status = 'paid'`);
    expect(ways).toEqual(
      expect.arrayContaining([
        { way: 'wage', has_vat: false },
        { way: 'invoice', has_vat: true },
      ]),
    );
    const late = sql<{ n: number }>`
      select count(*) as n from invoices i join invoice_reminders r on r.invoice_id = i.id
      where i.status = 'paid' and r.interest_ore > 0`;
    expect(await numberOf(late)).toBe(1);
    expect(await numberOf(sql`select count(*) as n from credit_notes`)).toBe(1);
  });

  test('has projects in every step and status, answers and decisions of every kind', async () => {
    const steps = await all<{ state: string }>(sql`select distinct status || current_step as state from projects`);
    expect(steps.map(({ state }) => state)).toEqual(
      expect.arrayContaining(['draft1', 'casting2', 'casting3', 'casting4', 'active5', 'completed5', 'cancelled5']),
    );
    const answers = await all<{ answer: string }>(sql`select distinct interest_status as answer from candidates`);
    expect(answers).toHaveLength(4);
    const decisions = await all<{ decision: string }>(sql`select distinct client_decision as decision from candidates`);
    expect(decisions).toHaveLength(3);
    const bookings = await all<{ status: string }>(sql`select distinct status from bookings`);
    expect(bookings).toHaveLength(3);
    expect(await numberOf(sql`select count(*) as n from options where status = 'open'`)).toBeGreaterThan(1);
    const rights = await all<{ status: string }>(sql`
      select distinct status || case when extended_months > 0 then ' extended' else '' end as status from usage_rights`);
    expect(rights.map(({ status }) => status)).toEqual(
      expect.arrayContaining(['coming', 'running', 'running extended', 'ending']),
    );
    // The talent of the demonstration has an extension to sign.
    expect(
      await numberOf(sql`select count(*) as n from agreements a join talents t on t.id = a.talent_id
      join accounts c on c.id = t.account_id where a.kind = 'extension' and a.awaits = 'talent' and c.email = ${DEMO_TALENT.email}`),
    ).toBe(1);
    const companies = await all(
      sql<{ status: string; n: number }>`select status, count(*) as n from companies group by 1 order by 1`,
    );
    expect(companies).toEqual([
      { status: 'approved', n: 10 },
      { status: 'pending', n: 2 },
      { status: 'refused', n: 1 },
    ]);
  });

  test('keeps the rules that people see', async () => {
    const today = dayOf(server.services.clock());
    expect(
      await all(sql`select id from talents t where ${isVisibleTalent('t', today)}
        and (profile_image is null or not exists (select from media m where m.talent_id = t.id))`),
    ).toEqual([]);
    expect(
      await all(sql`select id from candidates k where closed_date is not null and not exists (
        select from talent_notifications n where n.related_candidate_status_id = k.id
          and n.type in ('candidate.close', 'candidate.release', 'candidate.pass-over'))`),
    ).toEqual([]);
    expect(await all(sql`select id from bookings where status = 'confirmed' and ends_on >= ${today}`)).not.toEqual([]);
    expect(await all(sql`select id from bookings where status = 'completed' and ends_on >= ${today}`)).toEqual([]);
    expect(
      await all(sql`select k.id from candidates k join talents t on t.id = k.talent_id
        where t.created_date > k.created_date`),
    ).toEqual([]);
  });

  test('leaves a short outbox in which nothing waits to be sent', async () => {
    expect(await numberOf(sql`select count(*) as n from outbox where kind = 'mail'`)).toBe(20);
    expect(await numberOf(sql`select count(*) as n from outbox where kind = 'sms'`)).toBe(10);
    expect(await all(sql`select id from sms_messages where outcome <> 'delivered'`)).toEqual([]);
    expect(
      await numberOf(
        sql`select count(distinct n.talent_id) as n from phone_numbers n join bookings b on b.talent_id = n.talent_id`,
      ),
    ).toBeGreaterThan(10);
    expect(await all(sql`select id from outbox where state <> 'sent'`)).toEqual([]);
  });
});

describe('the printed sign-ins', () => {
  test('let a company in whose eight projects stand everywhere, beside four of before', async () => {
    const { get, post } = openBrowser(server.url);
    await post('/account/sign-in', { email: DEMO_COMPANY.email, password: DEMO_PASSWORD });
    const { body } = await get('/company/dashboard');
    expect(body.counts).toEqual({ draft: 1, casting: 5, active: 1, completed: 5 });
    expect(body.bookings.length).toBeGreaterThan(0);
    expect(body.answers.length).toBeGreaterThan(0);
    const { body: list } = await get('/projects?text=Cykla');
    const clash = await post(`/projects/${list.items[0].id}/activate`, { accepts_short_roles: true });
    expect(refusal(clash).code).toBe('booking_clash');
    expect(clash.body.error.data.clashes).toHaveLength(1);
    const { body: ready } = await get('/projects?text=Andra');
    const activated = await post(`/projects/${ready.items[0].id}/activate`, { accepts_short_roles: true });
    expect(activated.status).toBe(200);
  });

  test('let the administrator in with the six digits', async () => {
    await withDemonstration(async (url) => {
      const { get, post } = openBrowser(url);
      await post('/account/sign-in', { email: DEMO_ADMIN.email, password: DEMO_ADMIN.password });
      await post('/account/sign-in/second-factor', { code: demoAdminCode(new Date()) });
      expect((await get('/admin/dashboard')).body.talent_count).toBe(TALENTS);
    });
  });
});

describe("the administrator's code", () => {
  const signInWith = async (url: string, who: { email: string; password: string }, code: string) => {
    const { post } = openBrowser(url);
    await post('/account/sign-in', { email: who.email, password: who.password });
    return post('/account/sign-in/second-factor', { code });
  };

  test('is shown, and signs in again, only where the demonstration is added, and nobody else can do so', async () => {
    const shown = await withDemonstration(async (url) => {
      const shown = await (await fetch(`${url}/dev/totp`)).text();
      expect(shown).toMatch(CODE);
      for (let n = 0; n < 2; n++) expect((await signInWith(url, DEMO_ADMIN, shown.trim())).status).toBe(200);
      const other = { email: 'ny@example.se', password: 'tre små grisar', first_name: 'Ny', last_name: 'Admin' };
      const { totp_secret } = must(await createAdmin(server.services, other, momentOf(new Date())), 'an administrator');
      const code = new TOTP({ secret: Secret.fromBase32(totp_secret) }).generate();
      expect((await signInWith(url, other, code)).status).toBe(200);
      expect(refusal(await signInWith(url, other, code)).code).toBe('wrong_code');
      // The code that the demonstration shows does not work for other accounts.
      expect(refusal(await signInWith(url, other, demoAdminCode(new Date()))).code).toBe('wrong_code');
      return shown;
    });
    expect(await (await fetch(`${server.url}/dev/totp`)).text()).not.toMatch(CODE);
    // Without the demonstration the shown code does not work, though the database is the same.
    const now = new Date();
    const known = [-30_000, 0, 30_000].map((ms) => demoAdminCode(new Date(now.getTime() + ms)));
    for (const code of [shown.trim(), ...known]) {
      expect(refusal(await signInWith(server.url, DEMO_ADMIN, code)).code).toBe('wrong_code');
    }
  });
});

describe('production', () => {
  const DEMO_ROOM = new URL('../../../demo/', import.meta.url).href;
  /**
   * Libraries that must not be loaded at a start. Those for pictures and fonts may be, because waiting documents are
   * drawn at a start.
   */
  const LATER = '/node_modules/(libxml2-wasm|vite|@simplewebauthn|ajv|fflate|openid-client)/|/finding/search/grammar/';
  // Makes the process print to standard error each file of the demonstration and of LATER that it loads.
  const TELLS_LOADED = `import { registerHooks } from 'node:module';
    registerHooks({ load(url, context, next) {
      if (url.startsWith('${DEMO_ROOM}') || url.match('${LATER}')) console.error('loaded ' + url);
      return next(url, context);
    } });`;
  const start = (settings: Record<string, string>) => {
    const { database_url = '', data_dir, session_secrets, personal_data_secrets } = server.services.env;
    return startServer({
      DATABASE_URL: database_url,
      DATA_DIR: data_dir,
      SESSION_SECRET: session_secrets.join(','),
      PERSONAL_DATA_SECRET: personal_data_secrets.join(','),
      BASE_URL: 'http://localhost',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'hej@medverka.example',
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(TELLS_LOADED)}`,
      ...settings,
    });
  };

  test('does not start with the demonstration in production, and without it loads neither its files nor those needed later', async () => {
    const [refused, shown, strict] = await Promise.all([
      start({ NODE_ENV: 'production', DEMO: '1' }).catch(String),
      start({ DEMO: '1' }),
      start({ NODE_ENV: 'production' }),
    ]);
    // Asks with the host name of the settings, which were made before the port was known.
    const askFor = async (url: string) =>
      (await sendRaw(url, 'GET /dev/totp HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n'))[0];
    expect(refused).toContain('DEMO must not be 1 in production');
    expect(await askFor(shown.url)).toMatchObject({ status: 200, body: expect.stringMatching(CODE) });
    expect((await askFor(strict.url))?.status).toBe(404);
    await Promise.all([shown.stop(), strict.stop()]);
    expect(shown.output()).toContain(`loaded ${DEMO_ROOM}demonstration.ts`);
    expect(shown.output()).toContain(DEMO_ADMIN.password);
    expect(strict.output()).not.toContain('loaded');
    expect(strict.output()).not.toContain(DEMO_ADMIN.password);
  });
});
