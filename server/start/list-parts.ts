import assert from 'node:assert';
import type pg from 'pg';
import { patiently } from '#server/db/patiently.ts';
import { shareReading } from '#server/db/share-reading.ts';
import type { ClockGuard } from '#server/jobs/clock-guard.ts';
import type { Services } from '#server/services.ts';
import { neededOnce } from './needed-once.ts';
import type { Opened } from './open-database.ts';

/** Ms after which a part counts as not ready: the load balancer asks again, and other processes answer meanwhile. */
const READY_PATIENCE_MS = 1000;

/** The parts of a process that `/ready` checks. */
export function listParts(
  { pool, signInPool, jobsPool }: Opened,
  { live, talents }: Pick<Services, 'live' | 'talents'>,
  clockGuard: ClockGuard,
): Services['parts'] {
  const answers = (one: pg.Pool) => shareReading(() => one.query('select 1'), READY_PATIENCE_MS);
  return {
    database: { is_needed: true, ask: answers(pool) },
    sign_in: { is_needed: true, ask: answers(signInPool) },
    live: { is_needed: true, ask: async () => assert(live.isHearing()) },
    search: neededOnce(() => talents.ready(AbortSignal.timeout(READY_PATIENCE_MS))),
    jobs: { is_needed: false, ask: answers(jobsPool) },
    // Not needed: a wrong clock of the database would otherwise make every process unready.
    clock: { is_needed: false, ask: async () => assert(await patiently(clockGuard.isRight(), READY_PATIENCE_MS)) },
  };
}
