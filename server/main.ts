import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { type Env, readEnv } from './env.ts';
import type { Services } from './services.ts';
import { startServices } from './start-services.ts';

/** What is added to a process by whoever composes it (scripts/serve.ts). The product is whole without. */
export interface Addition {
  /** Adds routes and hooks, and fills what nobody has used yet. Done before the process listens. */
  prepare(app: FastifyInstance, services: Services): Promise<void>;
  /** Told once the process can be reached. */
  reached(url: string, now: Date): void;
}

/** Which addition belongs to these settings; none in production. */
export type ChooseAddition = (env: Env) => Promise<Addition | undefined>;

/** What a process ends with when something in it broke that nobody waited for: it is to be started anew. */
const BROKEN = 70;

/** A stop must not hang on a client that will not let go; what is being sent has its time limit, which is shorter. */
const STOP_AT_MOST_MS = 20_000;

/** Starts a process and keeps it until it is asked to stop. Whatever fails on the way stops what was already started. */
async function run(choose: ChooseAddition): Promise<void> {
  const env = readEnv(process.env);
  const addition = await choose(env);
  const { services, stop: stopServices } = await startServices({ env });
  const stack = new AsyncDisposableStack();
  stack.defer(stopServices);
  try {
    const app = await createApp(services);
    stack.defer(() => app.close());
    await addition?.prepare(app, services);
    const address = await app.listen({ port: env.port, host: env.host });
    const { port } = new URL(address);
    const url = env.port === 0 ? `http://localhost:${port}` : env.base_url;
    addition?.reached(url, services.clock());
    console.log(`ready ${url}`);
  } catch (error) {
    await stack.disposeAsync();
    throw error;
  }
  let isStopping = false;
  const stop = (code: number) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(code || 1), STOP_AT_MOST_MS).unref();
    stack.disposeAsync().then(
      () => process.exit(code),
      (error: unknown) => {
        services.log.error({ err: error }, 'the stop was not clean');
        process.exit(code || 1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (!isStopping) services.log.info({ signal }, 'stopping');
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
}

/** The whole life of a process: what cannot start is told, and ends it. */
export async function main(choose: ChooseAddition): Promise<void> {
  await run(choose).catch((error: unknown) => {
    const isKnown = error instanceof Error && /^(Env|Embedded|Migration)Error$/.test(error.name);
    console.error(isKnown ? `\n${error.message}\n` : error);
    process.exit(1);
  });
}
