import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { type Env, readEnv } from './env.ts';
import type { Services } from './services.ts';
import { startServices } from './start-services.ts';

/** An addition to a process by the script that composes it (scripts/serve.ts). The product is whole without. */
export interface Addition {
  /**
   * Fills an empty database once the pages stand, since both at once keep everybody waiting for the first page, and goes on
   * while the process listens already. With the signal it gives up, as `pages` does.
   */
  fill(services: Services, until: { readonly pages: Promise<unknown>; readonly signal: AbortSignal }): Promise<void>;
  /** Adds routes and hooks, before the process listens. */
  mount(app: FastifyInstance, services: Services): void;
  /** Told once the process can be reached, whatever is being filled. */
  opened(url: string): void;
  /** Told once it can be reached and everything is there. */
  whole(url: string, now: Date): void;
}

/** Which addition belongs to these settings; none in production. */
export type ChooseAddition = (env: Env) => Promise<Addition | undefined>;

/** The exit code of a process in which a promise that nothing waits for was rejected: it is to be started anew. */
const BROKEN = 70;

/** A stop must not hang on a client that will not let go; what is being sent has its time limit, which is shorter. */
const STOP_AT_MOST_MS = 20_000;

interface Opening {
  readonly env: Env;
  readonly services: Services;
  readonly addition: Addition | undefined;
  /** Until then there is nothing to show. */
  readonly pages: Promise<unknown>;
  /** Everything that was opened, for a stop to close. */
  readonly stack: AsyncDisposableStack;
  readonly signal: AbortSignal;
}

/** Rejects with the signal, whatever still goes on. */
function unlessStopped<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const stopped = new Promise<never>((_, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason), { once: true });
  });
  return Promise.race([work, stopped]);
}

/** Opens the process, the screens being built and the addition being filled meanwhile, and says `ready` when all is there. */
async function open({ env, services, addition, pages, stack, signal }: Opening): Promise<void> {
  const shown = unlessStopped(pages, signal);
  const filled = addition?.fill(services, { pages: shown, signal }) ?? Promise.resolve();
  // What breaks is heard of below, where it is waited for.
  filled.catch(() => {});
  stack.defer(() => filled.catch(() => {}));
  await shown;
  const app = await createApp(services);
  stack.defer(() => app.close());
  addition?.mount(app, services);
  const { port } = new URL(await app.listen({ port: env.port, host: env.host }));
  const url = env.port === 0 ? `http://localhost:${port}` : env.base_url;
  addition?.opened(url);
  await filled;
  addition?.whole(url, services.clock());
  console.log(`ready ${url}`);
}

/** Starts a process and keeps it until it is asked to stop. Whatever fails on the way stops what was already started. */
async function run(choose: ChooseAddition, pages: Promise<unknown>): Promise<void> {
  // Heard of where it is waited for.
  pages.catch(() => {});
  const env = readEnv(process.env);
  const addition = await choose(env);
  const { services, stop: stopServices } = await startServices({ env });
  const stack = new AsyncDisposableStack();
  stack.defer(stopServices);
  const stopping = new AbortController();
  const opening = open({ env, services, addition, pages, stack, signal: stopping.signal });
  const stop = (code: number) => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    setTimeout(() => process.exit(code || 1), STOP_AT_MOST_MS).unref();
    // What is being opened gives up first, so that nothing is added to the stack behind its end.
    opening
      .catch(() => {})
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
      if (!stopping.signal.aborted) services.log.info({ signal }, 'stopping');
      stop(0);
    });
  }
  // Nobody knows what state it has left behind. What others have begun here is ended for them, and nothing new taken.
  for (const event of ['unhandledRejection', 'uncaughtException'] as const) {
    process.on(event, (error: unknown) => {
      services.log.fatal({ err: error }, 'something failed that nobody waited for: the process ends');
      stop(BROKEN);
    });
  }
  try {
    await opening;
  } catch (error) {
    if (stopping.signal.aborted) return;
    await stack.disposeAsync();
    throw error;
  }
}

/**
 * The whole life of a process: what cannot start is told, and ends it.
 * @param pages settles once the screens stand where they are served from
 */
export async function main(choose: ChooseAddition, pages: Promise<unknown> = Promise.resolve()): Promise<void> {
  await run(choose, pages).catch((error: unknown) => {
    const isKnown = error instanceof Error && /^(Env|Embedded|Migration|Build)Error$/.test(error.name);
    console.error(isKnown ? `\n${error.message}\n` : error);
    process.exit(1);
  });
}
