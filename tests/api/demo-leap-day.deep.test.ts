import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_COMPANY, DEMO_PASSWORD, DEMO_TALENT } from '#demo/accounts.ts';
import { DEMO_ADMIN, demoAdminCode, demoAdminSecret } from '#demo/admin.ts';
import { seedDemoWhenEmpty } from '#demo/seed.ts';
import { demoSignIns } from '#demo/sign-ins.ts';
import { openBrowser } from '#tests/api/account-browser.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { DEMO_RULES } from './demo-rules.ts';

// On a day that most years lack; demo-days.deep.test.ts has the other odd ones, and demo.deep.test.ts what is in it. What
// agreements and invoices look like is looked at elsewhere: drawing a hundred takes as long as all that is written.
const PAGE = Buffer.from('%PDF-1.7\n%%EOF\n');
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  server.setClock('2028-02-29T09:00:00Z');
  const printer = { ...server.services.printer, print: async () => PAGE };
  await seedDemoWhenEmpty({ ...server.services, printer }, { talents: 30, report: () => {} });
}, 600_000);
afterAll(() => server.stop());

describe('a demonstration made on 29 February', () => {
  test.each(DEMO_RULES)('$title', async ({ broken }) => {
    expect(await broken(server)).toEqual([]);
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
    expect(requests.body.counts).toEqual({ to_answer: 2, answered: 1, closed: 7 });
    expect([upcoming.body.total, past.body.total]).toEqual([1, 5]);
    expect(poll.body.unread_count).toBeGreaterThan(0);
    expect(profile.body.media).toHaveLength(3);
    expect(profile.body.is_findable).toBe(true);
  });
});
