import { sql } from 'kysely';
import { ENDED_BY_RUN_IN_ORDER, type EndedByRun, RETENTION } from '#domain/accounts/retention/classes.ts';
import { dayBefore, instantBefore } from '#domain/accounts/retention/period.ts';
import { momentOf } from '#domain/kernel/time/day.ts';
import { allOrEach } from '#server/db/all-or-each.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { tellBroken } from '#server/live/tell-broken.ts';
import type { Services } from '#server/services.ts';
import { SWEEPS } from './end-classes.ts';
import type { Look, Sweep } from './end-rows.ts';

type Parts = Pick<Services, 'db' | 'clock' | 'log'>;

/** Rows per transaction; few, so that transactions and their locks stay short. */
const AT_ONCE = 200;
/**
 * Maximum time for one class in ms, so that a class with many expired rows does not delay the others; the next run
 * continues.
 */
export const CLASS_MS = 20_000;

export const RUN_RETENTION = 'run-retention';

interface Tally {
  looked_at: number;
  ended: number;
  broken: number;
  is_whole: boolean;
}

/** Runs one sweep until no expired row is left or the time is over. */
async function runSweep({ db, log }: Parts, id: EndedByRun, sweep: Sweep, look: Look, time: AbortSignal, tally: Tally) {
  const stuck: string[] = [];
  const tell = (err: unknown, key: string) => {
    log.error({ err, what: id, key }, 'something could not be ended');
    stuck.push(key);
  };
  for (;;) {
    if (time.aborted) {
      tally.is_whole = false;
      return;
    }
    const keys = await sweep.find(db, look, stuck, AT_ONCE);
    tally.looked_at += keys.length;
    const had = tally.ended;
    const broken = await allOrEach(
      keys,
      async (some) => {
        const ended = await inTransaction(db, async (trx) => {
          // With this setting the triggers that protect logs and history allow deletions in the transaction.
          await sql`select set_config('medverka.forgetting', 'on', true)`.execute(trx);
          return sweep.end(trx, some, look);
        });
        tally.ended += ended;
      },
      tell,
    );
    tally.broken += broken;
    // A full batch that ended nothing would be found again: all its rows were renewed meanwhile, or its sweep only asks
    // (`askIdle`).
    if (keys.length < AT_ONCE || tally.ended + broken === had) return;
  }
}

async function runClass(parts: Parts, id: EndedByRun): Promise<number> {
  const { db, clock, log } = parts;
  const moment = momentOf(clock());
  const { period } = RETENTION[id];
  const look = { ...moment, before: instantBefore(moment.now, period), before_day: dayBefore(moment.now, period) };
  const begun = performance.now();
  const time = AbortSignal.timeout(CLASS_MS);
  const tally: Tally = { looked_at: 0, ended: 0, broken: 0, is_whole: true };
  for (const sweep of SWEEPS[id]) {
    try {
      await runSweep(parts, id, sweep, look, time, tally);
    } catch (err) {
      log.error({ err, what: id }, 'what is over could not be found');
      tally.broken += 1;
      tally.is_whole = false;
    }
  }
  const run = { class: id, started_date: moment.now, took_ms: Math.round(performance.now() - begun), ...tally };
  await db.insertInto('retention_runs').values(run).execute();
  return tally.broken;
}

/**
 * The job: ends all rows that have reached the limit of their class (domain/accounts/retention), and stores the counts.
 * A failure does not stop the rest: it is logged, reported to the administrators, and the next run tries again.
 */
export async function runRetention(parts: Parts): Promise<void> {
  let broken = 0;
  for (const id of ENDED_BY_RUN_IN_ORDER) broken += await runClass(parts, id);
  await tellBroken(parts.db, RUN_RETENTION, broken);
}
