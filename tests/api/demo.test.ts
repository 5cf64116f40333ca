import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayOf } from '#domain/time/day.ts';
import { DEMO_COMPANY, DEMO_PASSWORD, DEMO_TALENT } from '#server/demo/accounts.ts';
import { DEMO_ADMIN, demoAdminCode, demoAdminSecret } from '#server/demo/admin.ts';
import { seedDemo, seedDemoWhenEmpty } from '#server/demo/seed.ts';
import { demoSignIns } from '#server/demo/sign-ins.ts';
import { isVisibleTalent } from '#server/features/search/policy.ts';
import { openBrowser, refusal } from '#tests/api/account-browser.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const TALENTS = 40;
let server: TestServer;
const lines: string[] = [];
beforeAll(async () => {
  server = await startTestServer();
  // Two processes on the same empty database.
  const options = { talents: TALENTS, report: (line: string) => lines.push(line) };
  await Promise.all([seedDemoWhenEmpty(server.services, options), seedDemoWhenEmpty(server.services, options)]);
}, 120_000);
afterAll(() => server.stop());

async function all<Row>(query: ReturnType<typeof sql<Row>>, at: TestServer = server): Promise<Row[]> {
  return (await query.execute(at.services.db)).rows;
}

const numberOf = async (query: ReturnType<typeof sql<{ n: number }>>) => (await all(query))[0]?.n;

/** Everybody's part in every project, with days counted from that server's today. */
const told = (each: TestServer) =>
  all(
    sql`select p.title, p.status, p.current_step, t.first_name || ' ' || t.last_name as talent, k.interest_status,
        k.client_decision, k.answer_by - ${dayOf(each.services.clock())}::date as answer_in,
        (select jsonb_agg(b.status order by b.starts_on) from bookings b where b.candidate_id = k.id) as bookings
      from projects p left join candidates k on k.project_id = p.id left join talents t on t.id = k.talent_id
      order by p.title, k.role_index, t.first_name collate "C", t.last_name collate "C", k.interest_status, k.client_decision`,
    each,
  );

describe('the demonstration', () => {
  test('comes out the same on another day and in another database', async () => {
    const other = await startTestServer();
    try {
      // Half past midnight in Sweden on a first of March, when it is still February elsewhere.
      other.setClock('2026-02-28T23:30:00Z');
      await seedDemo(other.services, { talents: TALENTS });
      const first = await told(server);
      expect(first.length).toBeGreaterThan(60);
      expect(await told(other)).toEqual(first);
    } finally {
      await other.stop();
    }
  }, 120_000);

  test('is made once by whoever comes first, and left alone afterwards', async () => {
    expect(await numberOf(sql`select count(*) as n from talents`)).toBe(TALENTS);
    expect(lines.filter((line) => line.startsWith('Fyller'))).toHaveLength(1);
    await seedDemoWhenEmpty(server.services, { report: (line) => lines.push(line) });
    expect(await numberOf(sql`select count(*) as n from accounts where role = 'admin'`)).toBe(1);
    expect(lines.at(-1)).toMatch(/^ {2}20 projekt .* Klart/);
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
          and n.type in ('candidate.close', 'candidate.release'))`),
    ).toEqual([]);
    expect(await all(sql`select id from bookings where status = 'confirmed' and ends_on >= ${today}`)).not.toEqual([]);
    expect(await all(sql`select id from bookings where status = 'completed' and ends_on >= ${today}`)).toEqual([]);
    expect(await all(sql`select id from events where created_date > now()`)).toEqual([]);
    expect(
      await all(sql`select k.id from candidates k join talents t on t.id = k.talent_id
        where t.created_date > k.created_date`),
    ).toEqual([]);
  });

  test('leaves a short outbox in which nothing waits to be sent', async () => {
    expect(await numberOf(sql`select count(*) as n from outbox`)).toBe(20);
    expect(await all(sql`select id from outbox where state <> 'sent'`)).toEqual([]);
  });
});

describe('the printed sign-ins', () => {
  test('name everything that is needed', () => {
    const now = new Date('2026-11-21T08:00:00Z');
    const text = demoSignIns('http://localhost:3000', now);
    for (const part of [DEMO_TALENT.email, DEMO_COMPANY.email, DEMO_ADMIN.email, DEMO_PASSWORD, DEMO_ADMIN.password])
      expect(text).toContain(part);
    for (const part of [demoAdminCode(now), demoAdminSecret(), '/dev/totp', '/dev/mail']) expect(text).toContain(part);
  });

  test('let a talent in who has requests, an answer, a booking to come, one past and unread notices', async () => {
    const { get, post } = openBrowser(server.url);
    await post('/account/sign-in', { email: DEMO_TALENT.email, password: DEMO_PASSWORD });
    const [requests, upcoming, past, poll, profile] = await Promise.all([
      get('/talent/requests?group=to_answer'),
      get('/talent/assignments?group=upcoming'),
      get('/talent/assignments?group=past'),
      get('/talent/poll'),
      get('/talent/profile'),
    ]);
    expect(requests.body.counts).toEqual({ to_answer: 2, answered: 1, closed: 3 });
    expect([upcoming.body.total, past.body.total]).toEqual([1, 1]);
    expect(poll.body.unread_count).toBeGreaterThan(0);
    expect(profile.body.media).toHaveLength(3);
    expect(profile.body.is_findable).toBe(true);
  });

  test('let a company in whose eight projects stand everywhere', async () => {
    const { get, post } = openBrowser(server.url);
    await post('/account/sign-in', { email: DEMO_COMPANY.email, password: DEMO_PASSWORD });
    const { body } = await get('/company/dashboard');
    expect(body.counts).toEqual({ draft: 1, casting: 4, active: 1, completed: 1 });
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
    const { get, post } = openBrowser(server.url);
    await post('/account/sign-in', { email: DEMO_ADMIN.email, password: DEMO_ADMIN.password });
    await post('/account/sign-in/second-factor', { code: demoAdminCode(new Date()) });
    expect((await get('/admin/dashboard')).body.talent_count).toBe(TALENTS);
  });
});
