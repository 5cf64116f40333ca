/** Two real servers with synchronous replication. Nothing here promotes but the test, as a manager of the database would. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentRequestId, withRequestId } from '#server/request-id.ts';
import { type FailoverPair, startFailoverPair } from '#tests/support/failover-pair.ts';
import { createLoneClient, tellOfMoves } from './database-client.ts';
import { isOutage } from './outage.ts';
import { createPool } from './pool.ts';

let pair: FailoverPair;
let told: string[];
beforeEach(async () => {
  pair = await startFailoverPair();
  told = [];
  // The watch outlives the request that begins it.
  tellOfMoves(pair.url, (message) =>
    told.push(currentRequestId() === undefined ? message : `In a request: ${message}`),
  );
}, 60_000);
afterEach(async () => {
  vi.restoreAllMocks();
  await pair.stop();
});

/** Writes numbers until `stop`, and keeps those that were acknowledged. */
function startWriting(pool: ReturnType<typeof createPool>) {
  const acknowledged: number[] = [];
  const failures: unknown[] = [];
  let [isOver, last, longest] = [false, performance.now(), 0];
  const write = async (begin: number) => {
    for (let number = begin; !isOver; number += 10) {
      try {
        await pool.query('insert into written values ($1)', [number]);
        acknowledged.push(number);
        longest = Math.max(longest, performance.now() - last);
        last = performance.now();
      } catch (error) {
        failures.push(error);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  };
  const writers = Array.from({ length: 8 }, (_, index) => write(index));
  const stop = async () => {
    isOver = true;
    await Promise.all(writers);
    return { acknowledged, failures, longest };
  };
  return { acknowledged, stop };
}

test.each([
  ['is killed', 'kill'],
  ['falls silent', 'freeze'],
] as const)(
  'when the first host %s, writes go on at the promoted one, and no acknowledged one is lost',
  async (_, how) => {
    const pool = createPool(pair.url, { max: 10, log: () => {} });
    await withRequestId('a-request', () => pool.query('create table written (number int primary key)'));
    const listener = createLoneClient(pair.url, 'a listener');
    listener.on('error', () => {});
    const listenerEnded = new Promise<string>((done) => listener.once('end', () => done('ended')));
    await listener.connect();
    const writing = startWriting(pool);
    await expect.poll(() => writing.acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(100);

    pair.first[how]();
    const before = writing.acknowledged.length;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await pair.promote();
    await expect.poll(() => writing.acknowledged.length - before, { timeout: 30_000 }).toBeGreaterThan(100);
    expect(await listenerEnded).toBe('ended');

    if (how === 'freeze') {
      // The first host comes back as if nothing had happened: it still believes to be the primary.
      pair.first.thaw();
      await expect
        .poll(() => told, { timeout: 10_000 })
        .toContainEqual(expect.stringContaining(`${pair.first.name} takes writes although`));
    }
    const { acknowledged, failures, longest } = await writing.stop();
    const { rows } = await pool.query<{ number: number }>('select number from written');
    const kept = new Set(rows.map(({ number }) => number));
    expect(acknowledged.filter((number) => !kept.has(number))).toEqual([]);
    expect(failures.filter((error) => !isOutage(error))).toEqual([]);
    expect(told.slice(0, 2)).toEqual(
      [pair.first, pair.second].map(({ name }) => `The database takes writes at ${name}.`),
    );
    // One second of the printed time without a write is the wait before the promotion.
    console.log(
      `${how}: ${Math.round(longest)} ms without a write, ${acknowledged.length} acknowledged, ${failures.length} failed`,
    );
    await pool.end();
  },
  60_000,
);

test('a thread without connections during a promotion asks all hosts again before it goes to one', async () => {
  const before = createPool(pair.url, { log: () => {} });
  await before.query('select');
  await before.end();
  const ofWatch = `select state from pg_stat_activity where application_name = 'medverka watch' and query like '%takes_writes%'`;
  await expect.poll(() => pair.first.run(ofWatch), { timeout: 10_000 }).toEqual([]);
  await pair.promote();
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 60_000);

  // The old primary is the first to answer.
  pair.second.freeze();
  const after = createPool(pair.url, { log: () => {} });
  const answer = after.query<{ port: number }>('select inet_server_port() as port');
  await expect.poll(() => pair.first.run(ofWatch), { interval: 10 }).toEqual([{ state: 'idle' }]);
  pair.second.thaw();
  expect((await answer).rows).toEqual([{ port: Number(new URL(pair.second.url).port) }]);
  await after.end();
}, 60_000);
