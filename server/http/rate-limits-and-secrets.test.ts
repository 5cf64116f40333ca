/**
 * While SESSION_SECRET is being changed, all processes have one count for a visitor, whatever list of secrets each has.
 */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { RATE_LIMITS } from '#contract/kernel/rate-limits.ts';
import { createKysely } from '#server/db/pool.ts';
import type { Secrets } from '#server/secret-list.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createRateLimits } from './rate-limits.ts';

const { points: POINTS, seconds: SECONDS } = RATE_LIMITS.sign_in;
const [OLD, NEW] = ['the old secret', 'the new secret'] as const;
const VISITOR = { ip_email: '192.0.2.7 ada@example.se' };

let database: TestDatabase;
let now: number;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  now = Date.parse('2026-11-29T08:00:00Z');
  await database.pool.query('delete from rate_limits');
});
afterAll(() => database.drop());

/** A process with these secrets, which is asked to let in the visitor. */
function aProcess(...session_secrets: Secrets) {
  const db = createKysely(database.pool);
  const limits = createRateLimits({ env: { rate_limits: true, session_secrets }, db, clock: () => new Date(now) });
  return { limits, isIn: async () => (await limits.hit(['sign_in'], VISITOR)) === null };
}
type Process = ReturnType<typeof aProcess>;

const repeat = async (process: Process, times: number) => {
  for (let n = 0; n < times; n++) expect(await process.isIn()).toBe(true);
};

test('two processes with the secrets in another order have one count', async () => {
  const [reading, writing] = [aProcess(OLD, NEW), aProcess(NEW, OLD)];
  for (let n = 0; n < POINTS; n++) expect(await (n % 2 ? reading : writing).isIn()).toBe(true);
  for (const process of [reading, writing]) expect(await process.isIn()).toBe(false);
  await reading.limits.takeBack(['sign_in'], VISITOR);
  expect(await writing.limits.countDown('sign_in', VISITOR)).toBe(0);
  expect(await reading.isIn()).toBe(false);
});

test('of many tries at once, at both processes, exactly the allowed ones are let in', async () => {
  const processes = [aProcess(OLD, NEW), aProcess(NEW, OLD)];
  const tries = Array.from({ length: POINTS * 2 }, () => processes.map((process) => process.isIn()));
  expect((await Promise.all(tries.flat())).filter(Boolean)).toHaveLength(POINTS);
});

test('no step of a change gives a visitor more tries', async () => {
  await repeat(aProcess(OLD), POINTS - 3);
  await repeat(aProcess(OLD, NEW), 1);
  await repeat(aProcess(NEW, OLD), 2);
  for (const process of [aProcess(OLD), aProcess(OLD, NEW), aProcess(NEW, OLD)])
    expect(await process.isIn()).toBe(false);
});

test('tries that are refused under the earlier secret prolong no wait under the new one', async () => {
  await repeat(aProcess(OLD), POINTS);
  const writing = aProcess(NEW, OLD);
  for (let n = 0; n < POINTS; n++) {
    now += 1000;
    expect(await writing.isIn()).toBe(false);
  }
  now = Date.parse('2026-11-29T08:00:00Z') + SECONDS * 1000;
  expect(await writing.isIn()).toBe(true);
});
