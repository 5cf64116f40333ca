/**
 * `node bench/measure-bookings.ts`: times the calendar and the first page of bookings over HTTP, for a company with
 * 2,000 bookings and for one with 20.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { addDays, dayOf } from '#domain/kernel/time/day.ts';
import { createApp } from '#server/app.ts';
import { systemClock } from '#server/clock.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { readEnv } from '#server/env.ts';
import { WIRE_LIMITS } from '#server/http/wire-server.ts';
import { startServices } from '#server/start-services.ts';
import { manyTalents, reviewedProject } from '#tests/factories/bulk.ts';
import { aCompany, type Company } from '#tests/factories/people.ts';
import type { TestServer } from '#tests/support/test-server.ts';

const [LARGE, SMALL] = [2000, 20];
/** Number of booked days of each talent; each day is a booking. */
const DAYS = 20;
const ROUNDS = 200;

const from = addDays(dayOf(systemClock()), 30);
const to = addDays(from, 41);

async function aBookedCompany(server: TestServer, count: number): Promise<Company> {
  const company = await aCompany(server);
  const talent_ids = await manyTalents(server, count / DAYS);
  const { project_id } = await reviewedProject(server, company, { talent_ids, starts_on: from });
  await server.services.pool.query(
    `insert into bookings (candidate_id, project_id, role_id, company_id, talent_id, starts_on, ends_on, day_fee_ore, status)
     select k.id, k.project_id, k.role_id, $2, k.talent_id, $3::date + n, $3::date + n, 450000, 'confirmed'
     from candidates k, generate_series(0, $4 - 1) n where k.project_id = $1`,
    [project_id, company.company_id, from, DAYS],
  );
  await server.services.pool.query("update projects set status = 'active', current_step = 5 where id = $1", [
    project_id,
  ]);
  return company;
}

const CALLS = {
  'the calendar of a month': (company: Company) =>
    company.api.ok('GET /company/bookings/calendar', { query: { from, to } }),
  'the first page of the list': (company: Company) => company.api.ok('GET /company/bookings', { query: {} }),
} as const;

async function timed(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await call();
  return performance.now() - start;
}

const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

const folder = mkdtempSync(join(tmpdir(), 'medverka-bookings-'));
await using stack = new AsyncDisposableStack();
stack.defer(() => rmSync(folder, { recursive: true, force: true }));
const database = await startEmbedded(folder);
stack.defer(() => database.stop());
const settings = { DATABASE_URL: database.url, DATA_DIR: folder, DEMO: '0', RATE_LIMITS: '0', LOG_LEVEL: 'silent' };
const secrets = {
  SESSION_SECRET: 'a secret of at least thirty-two characters',
  PERSONAL_DATA_SECRET: 'what seals numbers of thirty-two characters',
};
const { services, stop } = await startServices({
  env: readEnv({ NODE_ENV: 'test', ...settings, ...secrets }),
  withSchedule: false,
});
stack.defer(stop);
await migrate(services.pool);
const app = await createApp(services, WIRE_LIMITS);
stack.defer(() => app.close());
const url = await app.listen({ port: 0, host: '127.0.0.1' });
const server = { url, services, setClock: () => {}, stopClock: () => {}, stop };
const [large, small] = [await aBookedCompany(server, LARGE), await aBookedCompany(server, SMALL)];
await services.pool.query('analyze');

console.log(`| | ${LARGE} bookings, median ms | ${SMALL} bookings | ratio |\n|---|---|---|---|`);
for (const [what, call] of Object.entries(CALLS)) {
  const times: { large: number[]; small: number[] } = { large: [], small: [] };
  // Measures both companies in turn, so that other load on the machine affects both alike.
  for (let round = 0; round < ROUNDS; round += 1) {
    times.large.push(await timed(() => call(large)));
    times.small.push(await timed(() => call(small)));
  }
  const [many, few] = [median(times.large), median(times.small)];
  console.log(`| ${what} | ${many.toFixed(1)} | ${few.toFixed(1)} | ${(many / few).toFixed(2)} |`);
}
