import { createApp } from '#server/app.ts';
import type { Env } from '#server/env.ts';
import { startServices } from '#server/start-services.ts';
import type { TestServer } from './test-server.ts';

/**
 * Another server of this process on the same database and data folder, with other settings. The caller stops it before
 * the first one.
 */
export async function startBeside(server: TestServer, settings: Partial<Env>): Promise<TestServer> {
  const env = { ...server.services.env, ...settings };
  const options = { env, clock: server.services.clock, withSchedule: false, withSearchThread: false, connections: 3 };
  const { services, stop } = await startServices(options);
  const app = await createApp(services);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    ...server,
    url,
    services,
    stop: async () => {
      await app.close();
      await stop();
    },
  };
}
