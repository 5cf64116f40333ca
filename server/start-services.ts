import assert from 'node:assert';
import { join } from 'node:path';
import type pg from 'pg';
import pino from 'pino';
import { takeInternationalAddresses } from '#domain/kernel/email-address.ts';
import { createAuthentication } from './authentication.ts';
import { type Clock, systemClock } from './clock.ts';
import { startEmbedded } from './db/embedded.ts';
import { migrate } from './db/migrate.ts';
import { patiently } from './db/patiently.ts';
import { createKysely, createPool } from './db/pool.ts';
import { shareReading } from './db/share-reading.ts';
import type { Waits } from './db/waits.ts';
import { createPrinter } from './documents/printer.ts';
import { createScribe, SCRIBE_CHANNEL } from './documents/scribe.ts';
import type { Env } from './env.ts';
import { MAKE_EXPORTS, makeExports } from './features/accounts/data-export/commands/make-exports.ts';
import { eraseDue } from './features/accounts/deletion/commands/erase-due.ts';
import { RUN_RETENTION, runRetention } from './features/accounts/retention/commands/run-retention.ts';
import { createProviders } from './features/accounts/social/queries/providers.ts';
import { PREPARE_CHANNEL } from './features/auditions/recording/commands/claim-recording.ts';
import { prepareRecordings } from './features/auditions/recording/commands/prepare-recordings.ts';
import { tidyUploads } from './features/auditions/recording/commands/tidy-uploads.ts';
import { remindKeepers } from './features/casting/announcement/commands/remind-keepers.ts';
import { turnOffWebhooks } from './features/companies/webhook/commands/turn-off-webhooks.ts';
import { tellNewMatches } from './features/finding/saved-search/commands/tell-new-matches.ts';
import { finderOf } from './features/finding/saved-search/queries/find-fitting.ts';
import { printPapers } from './features/money/invoice/commands/print-papers.ts';
import { preparePayouts } from './features/money/payout/commands/prepare-payouts.ts';
import { printPayouts } from './features/money/payout/commands/print-payouts.ts';
import { countAnswerTimes } from './features/office/admin-company/commands/count-answer-times.ts';
import { READ_CALENDARS, readCalendars } from './features/people/calendar/commands/read-calendars.ts';
import { mailDigests } from './features/talk/notification/commands/mail-digests.ts';
import { mailUnread } from './features/talk/thread/commands/mail-unread.ts';
import { printAgreements } from './features/work/agreement/commands/print-agreements.ts';
import { createFileStore } from './files/create-file-store.ts';
import { removeCutOff } from './files/incoming.ts';
import { tidyFiles } from './files/tidy-files.ts';
import { createUploadTurns } from './files/upload-turns.ts';
import { createCalendarReader } from './formats/ics/calendar-reader.ts';
import { loggedPath } from './http/logged-path.ts';
import { createRateLimits } from './http/rate-limits.ts';
import { createShownPeople } from './http/shown-people.ts';
import { ANY_CLOCK, createClockGuard } from './jobs/clock-guard.ts';
import { startJobs } from './jobs/jobs.ts';
import { sweepDeadlines } from './lifecycle/sweep-deadlines.ts';
import { startLive } from './live/live.ts';
import { tellClock } from './live/tell-clock.ts';
import { createDrainer } from './outbox/drainer.ts';
import { OUTBOX_CHANNEL } from './outbox/wake-drainers.ts';
import { createBriefReader, createBriefReaderHere } from './search-index/brief-reader.ts';
import { createTalentIndex } from './search-index/follow-database.ts';
import { createSearchHere } from './search-index/search-here.ts';
import { createSearchThread } from './search-index/search-thread.ts';
import type { Services } from './services.ts';

export interface StartOptions {
  readonly env: Env;
  readonly clock?: Clock;
  /** The machine's own clock, which is compared with the database's whatever a test has set the other to. */
  readonly machine?: Clock;
  /** Jobs run on their schedule; tests run them by hand. */
  readonly withSchedule?: boolean;
  /** Searches are answered, and texts read, beside the process; most tests have both within, where what they send is looked at. */
  readonly withSearchThread?: boolean;
  /** How many connections to the database its answers share at most; as many as a pool has when it is not said. */
  readonly connections?: number;
  /** How long the database is waited for; tests of its silence make it short. */
  readonly waits?: Waits;
}

/** Whoever asks whether a process is ready asks again, and others answer meanwhile. */
const READY_PATIENCE_MS = 1000;

/** What a person's name or address may stand in is never logged: of a request only the path, of an error only what it is. */
function createLog(env: Env) {
  return pino({
    level: env.log_level,
    base: null,
    serializers: {
      req: (request: { method: string; url: string }) => ({ method: request.method, path: loggedPath(request.url) }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      err: (error: { name?: string; message?: string; stack?: string; code?: string }) => ({
        type: error.name,
        code: error.code,
        message: error.message,
        stack: error.stack,
      }),
    },
  });
}

/**
 * Starts everything a process has and gives it with the way to stop it, in the opposite order. When one part cannot
 * start, those before it are stopped and the error passes through.
 */
export async function startServices({
  env,
  clock = systemClock,
  machine = systemClock,
  withSchedule = true,
  withSearchThread = true,
  connections,
  waits,
}: StartOptions) {
  const stack = new AsyncDisposableStack();
  try {
    const log = createLog(env);
    takeInternationalAddresses(env.smtputf8);
    const onLost = (message: string, error: Error) => log.warn({ err: error }, message);
    let url = env.database_url;
    if (!url) {
      const embedded = await startEmbedded(env.data_dir);
      stack.defer(() => embedded.stop());
      url = embedded.url;
    }
    const pool = createPool(url, { max: connections, log: onLost, waits });
    // One library that waits must not keep the other from its work.
    const signInPool = createPool(url, { library: true, max: 4, log: onLost, waits });
    const jobsPool = createPool(url, { library: true, max: 2, log: onLost, waits });
    for (const each of [pool, signInPool, jobsPool]) stack.defer(() => each.end());
    await migrate(pool, { tell: (message) => log.warn(message) });
    const db = createKysely(pool, clock);
    const live = await startLive(url, log, waits);
    stack.defer(() => live.stop());

    const outbox = createDrainer({ url, env, clock, log, waits });
    stack.defer(() => outbox.stop());
    stack.defer(live.listen(OUTBOX_CHANNEL, outbox.wake));
    const talents = withSearchThread
      ? createSearchThread({
          place: { url, replica_url: env.search_database_url, file: join(env.data_dir, 'search', 'index'), waits },
          clock,
          log,
        })
      : createSearchHere({ index: createTalentIndex({ db, pool, clock, log }), db });
    stack.defer(() => talents.stop());
    const briefs = withSearchThread ? createBriefReader() : createBriefReaderHere();
    stack.defer(() => briefs.stop());
    const files = await createFileStore(env);
    await removeCutOff({ env, clock });
    const printer = createPrinter();
    stack.defer(() => printer.stop());
    const calendars = createCalendarReader();
    stack.defer(() => calendars.stop());
    const tell = async (ahead: number) => {
      log.error({ ahead_seconds: Math.round(ahead / 1000) }, 'the clock is not the database’s: no scheduled work here');
      await tellClock(db, ahead);
    };
    const clockGuard = env.clock_check ? createClockGuard({ pool: jobsPool, machine, tell }) : ANY_CLOCK;
    const printing = { db, files, printer, clock, log };
    // What is paid is settled before it is printed.
    const lanes = [[printAgreements], [printPapers], [preparePayouts, printPayouts]];
    const scribe = createScribe(
      lanes.map((tasks) =>
        tasks.map((task) => async (signal: AbortSignal) => {
          if (await clockGuard.isRight()) await task(printing, signal);
        }),
      ),
      log,
    );
    stack.defer(() => scribe.stop());
    if (withSchedule) stack.defer(live.listen(SCRIBE_CHANNEL, scribe.wake));
    const preparer = createScribe([[(signal) => prepareRecordings({ env, db, files, clock, log }, signal)]], log);
    stack.defer(() => preparer.stop());
    if (withSchedule) stack.defer(live.listen(PREPARE_CHANNEL, preparer.wake));
    const upload_turns = createUploadTurns(url, log, waits);
    stack.defer(() => upload_turns.stop());
    const jobs = await startJobs(
      jobsPool,
      withSchedule
        ? [
            { name: 'sweep-deadlines', cron: '*/5 * * * *', run: () => sweepDeadlines({ db, clock, log }) },
            // For what is to be tried again, and should a call be missed.
            { name: 'drain-outbox', cron: '* * * * *', run: async () => outbox.wake() },
            { name: 'mail-unread', cron: '* * * * *', run: () => mailUnread({ db, clock }) },
            { name: 'print-documents', cron: '* * * * *', run: async () => scribe.wake() },
            { name: READ_CALENDARS, cron: '* * * * *', run: () => readCalendars({ env, db, calendars, clock, log }) },
            { name: 'prepare-recordings', cron: '* * * * *', run: async () => preparer.wake() },
            { name: 'tidy-uploads', cron: '50 3 * * *', run: () => tidyUploads({ env, db }) },
            { name: 'tidy-files', cron: '40 3 * * *', run: () => tidyFiles({ env, db, files, clock, log }) },
            { name: RUN_RETENTION, cron: '17 * * * *', run: () => runRetention({ db, clock, log }) },
            { name: MAKE_EXPORTS, cron: '* * * * *', run: () => makeExports({ db, files, clock, log }) },
            { name: 'erase-due', cron: '27 * * * *', run: () => eraseDue({ env, db, files, clock, log }) },
            { name: 'count-answer-times', cron: '37 * * * *', run: () => countAnswerTimes({ db, clock }) },
            { name: 'remind-keepers', cron: '7 9 * * *', run: () => remindKeepers({ db, clock }) },
            { name: 'turn-off-webhooks', cron: '37 * * * *', run: () => turnOffWebhooks({ db, clock }) },
            { name: 'mail-digests', cron: '0 7 * * *', run: () => mailDigests({ db, clock, log }) },
            {
              name: 'tell-new-matches',
              cron: '2 * * * *',
              run: () => tellNewMatches({ db, clock, log, find: finderOf({ db, talents, briefs }) }),
            },
          ]
        : [],
      log,
      { clock: clockGuard },
    );
    stack.defer(() => jobs.stop());
    const authentication = createAuthentication({ env, pool: signInPool, db });
    const limits = createRateLimits({ env, db, clock });
    const shown_people = createShownPeople({ env, db });
    let providerEnv = env;
    if (env.social_standin) {
      const { startDevelopmentProvider } = await import('./dev/development-provider.ts');
      const standIn = await startDevelopmentProvider(env);
      stack.defer(() => standIn.stop());
      providerEnv = standIn.env;
    }
    const providers = createProviders(providerEnv);
    // A process that serves people reads the index before the first of them asks.
    if (withSchedule) talents.ready().catch((err) => log.error({ err }, 'the search cannot answer yet'));
    if (withSchedule) outbox.wake();
    if (withSchedule) scribe.wake();
    if (withSchedule) preparer.wake();
    const answers = (one: pg.Pool) => shareReading(() => one.query('select 1'), READY_PATIENCE_MS);
    const parts = {
      database: { is_needed: true, ask: answers(pool) },
      sign_in: { is_needed: true, ask: answers(signInPool) },
      live: { is_needed: true, ask: async () => assert(live.isHearing()) },
      // Who comes after a start should not wait until the search has read everybody.
      search: { is_needed: true, ask: () => talents.ready(AbortSignal.timeout(READY_PATIENCE_MS)) },
      jobs: { is_needed: false, ask: answers(jobsPool) },
      // One wrong clock of the database would else take every process away.
      clock: { is_needed: false, ask: async () => assert(await patiently(clockGuard.isRight(), READY_PATIENCE_MS)) },
    };
    const services: Services = {
      env,
      pool,
      db,
      files,
      printer,
      scribe,
      preparer,
      upload_turns,
      jobs,
      calendars,
      live,
      authentication,
      limits,
      shown_people,
      providers,
      talents,
      briefs,
      parts,
      log,
      clock,
    };
    return { services, stop: () => stack.disposeAsync() };
  } catch (error) {
    await stack.disposeAsync();
    throw error;
  }
}
