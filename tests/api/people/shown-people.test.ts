/** The daily limit of people whom a company may open, over all processes. */
import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ErrorBody } from '#contract/registry/errors.ts';
import { momentOf } from '#domain/kernel/time/day.ts';
import type { CompanyActor } from '#server/actor.ts';
import type { Database } from '#server/db/generated.ts';
import { runRetention } from '#server/features/accounts/retention/commands/run-retention.ts';
import { createShownPeople } from '#server/http/shown-people.ts';
import { aCompany, anAdmin, aTalent, type Company, type Talent } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const NOON = '2026-11-21T11:00:00Z';
const NEXT_DAY = '2026-11-21T23:00:00Z';

let first: TestServer;
/** Another process on the same database. */
let second: TestServer;
let talents: Talent[];
let company: Company;
beforeAll(async () => {
  const settings = { RATE_LIMITS: '1', LOG_LEVEL: 'silent' };
  first = await startTestServer(settings);
  second = await startTestServer({ ...settings, DATABASE_URL: first.services.env.database_url ?? '' });
  await setLimit(5);
  talents = await Promise.all(Array.from({ length: 60 }, () => aTalent(first)));
});

/** Sets the limit as an administrator in the first process. */
async function setLimit(people: number): Promise<void> {
  const { api } = await anAdmin(first);
  const { items } = await api.ok('GET /admin/settings');
  const seen_version_id = items.find(({ key }) => key === 'people_a_day')?.version_id ?? null;
  const body = { key: 'people_a_day' as const, value: String(people), why: 'Provas.', seen_version_id };
  await api.ok('POST /admin/settings', { body });
}

beforeEach(async () => {
  for (const server of [first, second]) server.setClock(NOON);
  await first.services.pool.query('delete from notices');
  company = await aCompany(first);
});
afterAll(async () => {
  await second.stop();
  await first.stop();
});

/** Calls a process as a person, by default the company; the session may be from either process. */
async function get(server: TestServer, path: string, { cookie }: { cookie: string } = company) {
  const response = await fetch(`${server.url}/api/v1${path}`, { headers: { cookie } });
  const body = await response.json();
  return { status: response.status, retry_after: response.headers.get('retry-after'), body };
}
const open = async (server: TestServer, n: number) => (await get(server, `/talents/${talents[n]?.talent_id}`)).status;
const notices = async () =>
  (await first.services.pool.query("select title, type from notices where type = 'company.seen_enough'")).rows;

describe('the daily limit of opened people', () => {
  test('ends opening profiles for the day, over all processes, and says when it is possible again', async () => {
    for (let n = 0; n < 5; n++) expect(await open(n % 2 ? first : second, n)).toBe(200);
    for (const server of [first, second]) {
      const refused = await get(server, `/talents/${talents[5]?.talent_id}`);
      expect(refused.status).toBe(429);
      const { error } = refused.body as ErrorBody;
      expect(error.code).toBe('seen_enough');
      expect(error.message).toContain('Fler visas igen den 22 november kl. 00:00.');
      expect(error.data).toEqual({ opens_date: '2026-11-21T23:00:00.000Z', retry_after_seconds: 12 * 3600 });
      expect(refused.retry_after).toBe(String(12 * 3600));
      // The people whom the company has opened today can still be opened, in both processes.
      for (let n = 0; n < 5; n++) expect(await open(server, n)).toBe(200);
    }
    const admin = await anAdmin(first);
    expect((await get(first, `/talents/${talents[5]?.talent_id}`, admin)).status).toBe(200);
    expect((await get(first, `/talents/${talents[5]?.talent_id}`, await aCompany(first))).status).toBe(200);
    for (const server of [first, second]) server.setClock(NEXT_DAY);
    expect(await open(first, 5)).toBe(200);
  });

  test('holds when all are opened at once', async () => {
    const asked = talents.slice(0, 40).map((_, n) => open(n % 2 ? first : second, n));
    const shown = (await Promise.all(asked)).filter((status) => status === 200).length;
    // More than five can be shown: views in the two processes at the same moment are counted a moment later.
    expect(shown).toBeGreaterThanOrEqual(5);
    expect(shown).toBeLessThanOrEqual(10);
    const { rows } = await first.services.pool.query(
      "select people from shown_people_days where account_id = $1 and shown_as = 'profile'",
      [company.account_id],
    );
    expect(rows[0]?.people).toBe(shown);
    expect(await open(first, 50)).toBe(429);
  });

  test('is reported to the administrators once a day per company', async () => {
    for (let n = 0; n < 10; n++) await open(n % 2 ? first : second, n);
    const told = { title: `${company.company_name} har läst ovanligt mycket`, type: 'company.seen_enough' };
    expect(await notices()).toEqual([told]);
    for (const server of [first, second]) server.setClock(NEXT_DAY);
    for (let n = 0; n < 10; n++) await open(n % 2 ? first : second, n);
    expect(await notices()).toEqual([told, told]);
  });
});

describe('the limit that administrators set', () => {
  test('is raised for a company that has reached it, and lowered for one that has not, in every process', async () => {
    for (let n = 0; n < 6; n++) await open(n % 2 ? first : second, n);
    expect(await open(first, 6)).toBe(429);
    await setLimit(7);
    expect([await open(first, 6), await open(second, 7), await open(first, 8)]).toEqual([200, 200, 429]);
    await setLimit(3);
    company = await aCompany(first);
    for (let n = 0; n < 3; n++) expect(await open(n % 2 ? first : second, n)).toBe(200);
    expect([await open(first, 3), await open(second, 4), await open(second, 0)]).toEqual([429, 429, 200]);
    await setLimit(5);
  });
});

test('five times as many cards are shown, page by page', async () => {
  const page = async (n: number) => (await get(n % 2 ? first : second, `/talents?page=${n}`)).status;
  expect([await page(1), await page(2), await page(3), await page(1)]).toEqual([200, 200, 429, 200]);
});

test('record calls count as opening people', async () => {
  expect((await get(first, '/records/Talent?page_size=5')).status).toBe(200);
  expect((await get(first, '/records/Talent?page_size=5&page=2')).status).toBe(429);
  expect((await get(second, `/records/Talent/${randomUUID()}`)).status).toBe(404);
});

test('the counts of the day before are deleted', async () => {
  await open(first, 0);
  for (const server of [first, second]) server.setClock(NEXT_DAY);
  await runRetention(first.services);
  for (const table of ['shown_people', 'shown_people_days', 'shown_people_told']) {
    expect((await first.services.pool.query(`select from ${table} where day < '2026-11-22'`)).rowCount).toBe(0);
  }
});

test('the limit costs a statement for every 48 new people, and none for people seen before', async () => {
  await setLimit(2000);
  let statements = 0;
  const { pool, env } = first.services;
  const log = () => {
    statements++;
  };
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), log });
  const shown_people = createShownPeople({ env, db });
  const actor = { role: 'company', account_id: randomUUID(), company_id: randomUUID() } as CompanyActor;
  const people = Array.from({ length: 480 }, () => randomUUID());
  const moment = momentOf(new Date(NOON));
  for (const id of people) expect(await shown_people.show(actor, 'profile', [id], moment)).toBeNull();
  expect(statements).toBeLessThanOrEqual(11);
  const before = statements;
  for (const id of people) await shown_people.show(actor, 'profile', [id], moment);
  expect(statements).toBe(before);
});
