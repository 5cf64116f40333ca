import type pg from 'pg';
import { Counter, Gauge, type Registry } from 'prom-client';
import { tallyOf } from '#server/db/pool.ts';
import { PREFIX } from './prefix.ts';

/** Measures the connections of each pool, and the statements that its connections have sent. */
export function measurePools(registry: Registry, pools: Readonly<Record<string, pg.Pool>>): void {
  const all = Object.entries(pools);
  const registers = [registry];
  new Gauge({
    name: `${PREFIX}pool_connections`,
    help: 'Connections to the database by pool: open, idle, and callers that wait for one.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of all) {
        this.set({ pool, state: 'open' }, totalCount);
        this.set({ pool, state: 'idle' }, idleCount);
        this.set({ pool, state: 'waiting' }, waitingCount);
      }
    },
  });
  const counters = [
    ['statements_total', 'Statements sent to the database, by pool.', 'sent'],
    ['statements_failed_total', 'Statements that the database refused or did not answer, by pool.', 'failed'],
    ['statement_seconds_total', 'Time from sending statements to their answers, added up, by pool.', 'seconds'],
  ] as const;
  for (const [name, help, field] of counters) {
    new Counter({
      name: PREFIX + name,
      help,
      labelNames: ['pool'],
      registers,
      collect() {
        this.reset();
        for (const [pool, measured] of all) this.inc({ pool }, tallyOf(measured)[field]);
      },
    });
  }
}
