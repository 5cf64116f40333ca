import { takeInternationalAddresses } from '#domain/kernel/email-address.ts';
import { ACCOUNT_REACTIONS } from './account-reactions.ts';
import { createAuthentication } from './authentication.ts';
import { type Clock, systemClock } from './clock.ts';
import { createKysely } from './db/pool.ts';
import type { Waits } from './db/waits.ts';
import { createPrinter } from './documents/printer.ts';
import type { Env } from './env.ts';
import { createFileStore } from './files/create-file-store.ts';
import { removeCutOff } from './files/incoming.ts';
import { createUploadTurns } from './files/upload-turns.ts';
import { createBankFileReader } from './formats/bank-file/bank-file-reader.ts';
import { createCalendarReader } from './formats/ics/calendar-reader.ts';
import { createMailReader } from './formats/mime/mail-reader.ts';
import { createRateLimits } from './http/rate-limits.ts';
import { createShownPeople } from './http/shown-people.ts';
import { ANY_CLOCK, type ClockGuard, createClockGuard } from './jobs/clock-guard.ts';
import { JOBS_CHANNEL, startJobs } from './jobs/jobs.ts';
import { startLive } from './live/live.ts';
import { tellClock } from './live/tell-clock.ts';
import { createMetrics } from './metrics/create-metrics.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { createDrainer } from './outbox/drainer.ts';
import { OUTBOX_CHANNEL } from './outbox/wake-drainers.ts';
import { callThroughProxy } from './outgoing-proxy.ts';
import { OWN_DATA } from './own-data.ts';
import { createRecentRequests } from './processes/recent-requests.ts';
import { scheduledJobs } from './scheduled-jobs.ts';
import { loadInBackground } from './search-index/talent-search.ts';
import type { Services } from './services.ts';
import { askOutside } from './start/ask-outside.ts';
import { createLog } from './start/create-log.ts';
import { listParts } from './start/list-parts.ts';
import { type Opened, openDatabase } from './start/open-database.ts';
import { startHeartbeat } from './start/start-heartbeat.ts';
import { startMakers } from './start/start-makers.ts';
import { startProviders } from './start/start-providers.ts';
import { startSearch } from './start/start-search.ts';
import { startTraces } from './start/start-traces.ts';
import { type Starting, stoppedBy } from './start/starting.ts';

export interface StartOptions {
  readonly env: Env;
  readonly clock?: Clock;
  /** The machine's own clock, which is compared with the database's even if a test sets `clock`. */
  readonly machine?: Clock;
  /** True runs jobs on their schedule; tests run them by hand. */
  readonly withSchedule?: boolean;
  /**
   * True answers searches and reads texts in separate threads; most tests do both in the main thread, where they can
   * inspect the work.
   */
  readonly withSearchThread?: boolean;
  /** Time limits for the database; tests of its silence set shorter ones. */
  readonly waits?: Waits;
}

/** Compares the machine's clock with the database's if the settings want it, and reports a wrong one. */
function guardClock({ env, log }: Starting, { jobsPool, db }: Opened, machine: Clock): ClockGuard {
  const tell = async (ahead: number) => {
    log.error({ ahead_seconds: Math.round(ahead / 1000) }, 'the clock is not the database’s: no scheduled work here');
    await tellClock(db, ahead);
  };
  return env.clock_check ? createClockGuard({ pool: jobsPool, machine, tell }) : ANY_CLOCK;
}

/** Starts each part after the parts it needs; the stack stops them in the opposite order. */
async function startParts(starting: Starting, options: StartOptions): Promise<Services> {
  const { env, clock, log, waits, withSchedule, stopping, stack } = starting;
  const { machine = systemClock, withSearchThread = true } = options;
  stack.defer(callThroughProxy(env));
  await startTraces(starting);
  const opened = await openDatabase(starting);
  const { url, pool, signInPool, jobsPool, db } = opened;
  const live = stoppedBy(stack, await startLive(url, log, waits));
  const outbox = stoppedBy(stack, createDrainer({ url, env, clock, log, waits }));
  stack.defer(live.listen(OUTBOX_CHANNEL, outbox.wake));
  const { talents, briefs } = await startSearch(starting, opened, withSearchThread);
  const files = await createFileStore(env);
  await removeCutOff({ env, clock });
  const printer = stoppedBy(stack, createPrinter());
  const calendars = stoppedBy(stack, createCalendarReader());
  const mails = stoppedBy(stack, createMailReader());
  const bank_files = stoppedBy(stack, createBankFileReader());
  const clockGuard = guardClock(starting, opened, machine);
  const { scribe, preparer } = startMakers(starting, { db, files, printer, live }, clockGuard);
  const upload_turns = stoppedBy(stack, createUploadTurns(url, log, waits));
  const own_data = OWN_DATA;
  const needs = { env, db, files, own_data, outbox, scribe, preparer, calendars, talents, briefs, clock, log };
  const scheduled = withSchedule ? scheduledJobs(needs) : [];
  const jobsDb = createKysely(jobsPool, clock);
  const jobs = stoppedBy(stack, await startJobs(scheduled, { db: jobsDb, clock, log, guard: clockGuard }));
  stack.defer(live.listen(JOBS_CHANNEL, jobs.wake));
  // Other processes do the work that waits.
  stopping.addEventListener('abort', () => {
    for (const work of [outbox, scribe, preparer, jobs]) work.pause();
  });
  const pools = { answers: pool, sign_in: signInPool, jobs: jobsPool, outbox: outbox.pool };
  const outside = withSchedule ? askOutside(starting, env, files) : {};
  for (const part of Object.values(outside)) stoppedBy(stack, part);
  const parts = { ...listParts(opened, { live, talents }, clockGuard), ...outside };
  const metrics = createMetrics({ env, clock, talents, db: jobsDb, pools, parts });
  if (withSchedule && env.metrics_port !== undefined) {
    stoppedBy(stack, await serveMetrics(metrics, { host: env.metrics_host, port: env.metrics_port }));
  }
  const authentication = createAuthentication({ env, pool: signInPool, db });
  const limits = createRateLimits({ env, db, clock });
  const shown_people = createShownPeople({ env, db });
  const providers = await startProviders(starting);
  if (withSchedule) {
    // A serving process loads the index before the first search.
    loadInBackground(() => talents.ready(), log);
    for (const waiting of [outbox, scribe, preparer]) waiting.wake();
  }
  const recent_requests = createRecentRequests(clock);
  if (withSchedule) startHeartbeat(starting, { db: jobsDb, talents, parts, recent_requests });
  return {
    env,
    pool,
    db,
    files,
    printer,
    scribe,
    preparer,
    upload_turns,
    mails,
    jobs,
    calendars,
    bank_files,
    live,
    authentication,
    limits,
    shown_people,
    providers,
    talents,
    briefs,
    account_reactions: ACCOUNT_REACTIONS,
    own_data,
    parts,
    metrics,
    stopping,
    recent_requests,
    log,
    clock,
  };
}

/**
 * Starts all parts of a process, and returns them with two functions: `beginStop` fires `stopping`, and `stop` stops the
 * parts in the opposite order. If one part cannot start, the parts before it are stopped and the error passes through.
 */
export async function startServices(options: StartOptions) {
  const { env, clock = systemClock, withSchedule = true, waits } = options;
  const stack = new AsyncDisposableStack();
  const stopping = new AbortController();
  try {
    const log = createLog(env);
    takeInternationalAddresses(env.smtputf8);
    const { signal } = stopping;
    const services = await startParts({ env, clock, log, waits, withSchedule, stopping: signal, stack }, options);
    return { services, beginStop: () => stopping.abort(), stop: () => stack.disposeAsync() };
  } catch (error) {
    await stack.disposeAsync();
    throw error;
  }
}
