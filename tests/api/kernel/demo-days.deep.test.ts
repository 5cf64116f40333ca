import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD, DEMO_TALENT } from '#demo/accounts.ts';
import { seedDemo } from '#demo/seed.ts';
import { dayOf } from '#domain/kernel/time/day.ts';
import { openBrowser } from '#tests/api/accounts/account-browser.ts';
import { findAddresses } from '#tests/e2e/walk/demo-addresses.ts';
import { openDemoSessions, ROLES } from '#tests/e2e/walk/demo-sessions.ts';
import { screensOf } from '#tests/support/screens-of-spec.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { DEMO_RULES } from './demo-rules.ts';

/** Moments at which a demonstration is made, each with what is special about it. */
const STARTS = [
  ['2026-11-30T13:40:00Z', 'a Monday afternoon like others'],
  ['2028-02-29T09:00:00Z', 'a day that most years lack'],
  ['2027-03-28T00:50:00Z', 'a Sunday, ten minutes before clocks are put on'],
  ['2027-10-31T00:30:00Z', 'a Sunday, half an hour before they are put back'],
  ['2026-12-31T22:30:00Z', 'half an hour before the year ends in Sweden'],
  ['2026-12-31T23:05:00Z', 'five minutes after the next has begun there'],
  ['2027-03-28T10:00:00Z', 'Easter Sunday'],
  ['2027-06-25T16:30:00Z', 'Midsummer Eve'],
  ['2030-01-10T09:00:00Z', 'after a Christmas with few working days between'],
] as const;

/**
 * A document instead of real agreements and invoices: drawing these would take most of the time, and other tests check
 * them.
 */
const PAGE = Buffer.from('%PDF-1.7\n%%EOF\n');

/**
 * Each project with its requests: the talent, the answer, the decision, the days until the last day to answer, and the
 * states of the bookings.
 */
async function toldIn({ services }: TestServer) {
  const { rows } = await sql`
    select p.title, p.status, p.current_step, t.first_name || ' ' || t.last_name as talent, k.interest_status,
      k.client_decision, k.answer_by - ${dayOf(services.clock())}::date as answer_in,
      (select jsonb_agg(b.status order by b.starts_on) from bookings b where b.candidate_id = k.id) as bookings
    from projects p left join candidates k on k.project_id = p.id left join talents t on t.id = k.talent_id
    order by p.title, k.role_index, t.first_name collate "C", t.last_name collate "C", k.interest_status, k.client_decision`.execute(
    services.db,
  );
  return rows;
}

let first: unknown[] | undefined;

describe.each(STARTS)('a demonstration made at %s, %s', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    server.setClock(start);
    const printer = { ...server.services.printer, print: async () => PAGE };
    await seedDemo({ ...server.services, printer }, { talents: 30 });
  }, 600_000);
  afterAll(() => server.stop());

  test.each(DEMO_RULES)('$title', async ({ broken }) => {
    expect(await broken(server)).toEqual([]);
  });

  test('everybody has the part that they have on every other day', async () => {
    const told = await toldIn(server);
    first ??= told;
    expect(told.length).toBeGreaterThan(60);
    expect(told).toEqual(first);
  });

  test('the walks through all screens find what each is about', async () => {
    const addressOf = await findAddresses(server.url, await openDemoSessions(server));
    for (const name of ROLES.flatMap((role) => screensOf(role))) expect(addressOf({ name })).not.toContain('undefined');
  });

  test('the printed sign-ins let a talent in who has requests, an answer, a booking to come, one past and unread notices', async () => {
    const { get, post } = openBrowser(server.url);
    await post('/account/sign-in', { email: DEMO_TALENT.email, password: DEMO_PASSWORD });
    const [requests, upcoming, past, poll, profile] = await Promise.all([
      get('/talent/requests?group=to_answer'),
      get('/talent/assignments?group=upcoming'),
      get('/talent/assignments?group=past'),
      get('/talent/poll'),
      get('/talent/profile'),
    ]);
    expect(requests.body.counts).toEqual({ to_answer: 2, answered: 1, closed: 7 });
    expect([upcoming.body.total, past.body.total]).toEqual([1, 5]);
    expect(poll.body.unread_count).toBeGreaterThan(0);
    expect(profile.body.media).toHaveLength(3);
    expect(profile.body.is_findable).toBe(true);
  });
});
