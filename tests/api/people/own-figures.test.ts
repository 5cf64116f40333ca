/** A talent's statistics: views and requests of the last 30 and 90 days, without the names of companies. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOf } from '#domain/kernel/time/day.ts';
import { as } from '#tests/factories/client.ts';
import { aCompany, aTalent } from '#tests/factories/people.ts';
import { aProject } from '#tests/factories/projects.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const NONE = { listed: 0, opened: 0, asked: 0, answered: 0, said_yes: 0, booked: 0 };

test('events are counted for as many days as the figure says', async () => {
  const [talent, company] = [await aTalent(server), await aCompany(server)];
  const begun = server.services.clock().getTime();
  // Inserts a view of the profile by SQL: processes store views only from time to time.
  await server.services.pool.query(
    `insert into shown_people (account_id, day, shown_as, talent_id) values ($1, $2, 'profile', $3)`,
    [company.account_id, dayOf(server.services.clock()), talent.talent_id],
  );
  await aProject(server, company, { step: 5, asked: [talent] });
  await aProject(server, company, { step: 3, asked: [talent] });
  const figuresAfter = async (days: number) => {
    server.setClock(new Date(begun + days * 86_400_000).toISOString());
    return as(server, await signInAs(server.services, talent.account_id)).ok('GET /talent/figures');
  };
  const all = { listed: 0, opened: 1, asked: 2, answered: 1, said_yes: 1, booked: 1 };
  expect(await figuresAfter(0)).toEqual({ days_30: all, days_90: all });
  expect(await figuresAfter(30)).toEqual({ days_30: all, days_90: all });
  expect(await figuresAfter(31)).toEqual({ days_30: NONE, days_90: all });
  expect(await figuresAfter(91)).toEqual({ days_30: NONE, days_90: NONE });
});
