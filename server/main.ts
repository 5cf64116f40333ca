import { createApp } from './app.ts';
import { readEnv } from './env.ts';
import { startServices } from './start-services.ts';

/** A stop must not hang on a client that will not let go; what is being sent has its time limit, which is shorter. */
const STOP_AT_MOST_MS = 20_000;

/** Starts a process and keeps it until it is asked to stop. Whatever fails on the way stops what was already started. */
async function main(): Promise<void> {
  const env = readEnv(process.env);
  const { services, stop: stopServices } = await startServices({ env });
  const stack = new AsyncDisposableStack();
  stack.defer(stopServices);
  try {
    const app = await createApp(services);
    stack.defer(() => app.close());
    if (env.demo) {
      const { seedDemoWhenEmpty } = await import('./demo/seed.ts');
      await seedDemoWhenEmpty(services);
    }
    const address = await app.listen({ port: env.port, host: env.host });
    const { port } = new URL(address);
    const url = env.port === 0 ? `http://localhost:${port}` : env.base_url;
    if (env.demo) {
      const { demoSignIns } = await import('./demo/sign-ins.ts');
      console.log(demoSignIns(url, services.clock()));
    }
    console.log(`ready ${url}`);
  } catch (error) {
    await stack.disposeAsync();
    throw error;
  }
  let isStopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    services.log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), STOP_AT_MOST_MS).unref();
    stack.disposeAsync().then(
      () => process.exit(0),
      (error: unknown) => {
        services.log.error({ err: error }, 'the stop was not clean');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

await main().catch((error: unknown) => {
  const isKnown = error instanceof Error && /^(Env|Embedded|Migration)Error$/.test(error.name);
  console.error(isKnown ? `\n${error.message}\n` : error);
  process.exit(1);
});
