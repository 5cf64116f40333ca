import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { countConnections } from './db/connection-count.ts';
import { type Env, readEnv } from './env.ts';
import { keepAssets } from './files/kept-assets.ts';
import type { Services } from './services.ts';
import { tellFailedStart } from './start/tell-failed-start.ts';
import { startServices } from './start-services.ts';
import { releaseMemory } from './threads/release-memory.ts';

/**
 * The additions of the script that starts a process (scripts/serve.ts), such as demo data. The product is complete
 * without them.
 */
export interface Addition {
  /**
   * Fills an empty database after the pages are built, because filling and building at once would delay the first page,
   * and goes on while the process already listens. Gives up when the signal fires; `pages` then rejects too.
   */
  fill(services: Services, until: { readonly pages: Promise<unknown>; readonly signal: AbortSignal }): Promise<void>;
  /** Adds routes and hooks, before the process listens. */
  mount(app: FastifyInstance, services: Services): void;
  /** Called as soon as the process can be reached, even while `fill` still runs. */
  opened(url: string): void;
  /** Called when the process can be reached and `fill` is done. */
  whole(url: string, now: Date): void;
}

/** Chooses the addition for the settings; none in production. */
export type ChooseAddition = (env: Env) => Promise<Addition | undefined>;

/** The exit code after an error that no code caught: the process should be restarted. */
const BROKEN = 70;

/**
 * Maximum time of a stop after the drain, so that a client that keeps its connection cannot block it; deliveries have a
 * shorter limit.
 */
const STOP_AT_MOST_MS = 20_000;

interface Opening {
  readonly env: Env;
  readonly services: Services;
  readonly addition: Addition | undefined;
  /** Settles when the screens are built; until then there is nothing to show. */
  readonly pages: Promise<unknown>;
  /** Everything that was opened, for the stop to close. */
  readonly stack: AsyncDisposableStack;
  readonly signal: AbortSignal;
}

/** The result of `work`; rejects when the signal fires, even while `work` still runs. */
function unlessStopped<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const stopped = new Promise<never>((_, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason), { once: true });
  });
  return Promise.race([work, stopped]);
}

/**
 * Begins to fill, waits until the screens are built, and then lets the process listen. Prints `ready`, or logs it
 * in production, once the filling is done.
 */
async function open({ env, services, addition, pages, stack, signal }: Opening): Promise<void> {
  const shown = unlessStopped(pages, signal);
  const filled = addition?.fill(services, { pages: shown, signal }) ?? Promise.resolve();
  // A failure is thrown below, where the promise is awaited.
  filled.catch(() => {});
  stack.defer(() => filled.catch(() => {}));
  await shown;
  if (env.node_env === 'production') {
    // The files are kept before the first page names them, because the proxy may ask an older process for them.
    await keepAssets(services).catch((err: unknown) => {
      services.log.error({ err }, 'the files of this build could not be kept for older processes');
    });
  }
  const app = await createApp(services);
  stack.defer(() => app.close());
  addition?.mount(app, services);
  // Before anybody can wait: a start leaves 100 MB of garbage and of room for it.
  await app.ready();
  releaseMemory();
  const { port } = new URL(await app.listen({ port: env.port, host: env.host }));
  const url = env.port === 0 ? `http://localhost:${port}` : env.base_url;
  addition?.opened(url);
  await filled;
  addition?.whole(url, services.clock());
  // A person reads the output of a demonstration; in production every line has the form of the log.
  if (env.node_env === 'production') {
    const database_connections = countConnections(env.database_connections, env.database_url);
    services.log.info({ url, node: process.version, database_connections }, 'ready');
  } else console.log(`ready ${url}`);
}

/** Starts a process and runs it until it is told to stop. A failed start stops the parts already started. */
async function run(choose: ChooseAddition, pages: Promise<unknown>): Promise<void> {
  // A failure is thrown where the promise is awaited.
  pages.catch(() => {});
  const env = readEnv(process.env);
  const addition = await choose(env);
  const { services, beginStop, stop: stopServices } = await startServices({ env });
  const stack = new AsyncDisposableStack();
  stack.defer(stopServices);
  const { stopping } = services;
  const opening = open({ env, services, addition, pages, stack, signal: stopping });
  const stop = (code: number) => {
    if (stopping.aborted) return;
    beginStop();
    // A broken process takes no new requests.
    const drain_ms = code === 0 ? env.drain_seconds * 1000 : 0;
    setTimeout(() => process.exit(code || 1), drain_ms + STOP_AT_MOST_MS).unref();
    // The opening must give up first, so that it adds nothing to the stack after its end.
    opening
      .then(
        () => pause(drain_ms),
        () => {},
      )
      .then(() => stack.disposeAsync())
      .then(
        () => process.exit(code),
        (error: unknown) => {
          services.log.error({ err: error }, 'the stop was not clean');
          process.exit(code || 1);
        },
      );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (!stopping.aborted) services.log.info({ signal }, 'stopping');
      stop(0);
    });
  }
  // The state after such a failure is unknown. Running requests are finished, and no new ones accepted.
  for (const event of ['unhandledRejection', 'uncaughtException'] as const) {
    process.on(event, (error: unknown) => {
      services.log.fatal({ err: error }, 'something failed that nobody waited for: the process ends');
      stop(BROKEN);
    });
  }
  try {
    await opening;
  } catch (error) {
    if (stopping.aborted) return;
    await stack.disposeAsync();
    throw error;
  }
}

/**
 * The whole life of a process: a failed start is reported and ends it.
 * @param pages settles once the screens are built
 */
export async function main(choose: ChooseAddition, pages: Promise<unknown> = Promise.resolve()): Promise<void> {
  await run(choose, pages).catch((error: unknown) => {
    tellFailedStart(error, process.env.NODE_ENV === 'production');
    process.exit(1);
  });
}
