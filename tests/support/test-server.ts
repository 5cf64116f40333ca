import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createApp } from '#server/app.ts';
import type { Waits } from '#server/db/waits.ts';
import { readEnv } from '#server/env.ts';
import { WIRE_LIMITS, type WireLimits } from '#server/http/wire-server.ts';
import type { Services } from '#server/services.ts';
import { startServices } from '#server/start-services.ts';
import { CLOCK_OF_RUN } from './clock-of-run.ts';
import { createTestDatabase } from './database.ts';
import { wholeReads } from './plans.ts';
import { atClock } from './pool-at-clock.ts';

export interface TestServer {
  /** URL without a slash at the end. */
  readonly url: string;
  readonly services: Services;
  /** Sets the server's clock to an instant and stops it there. */
  setClock(instant: string): void;
  /** Stops the server's clock at this many milliseconds from now. */
  stopClock(after_ms?: number): void;
  stop(): Promise<void>;
}

/** A server that can also be called without a network, and told to stop before it is stopped. */
export interface InjectedServer extends TestServer {
  readonly inject: FastifyInstance['inject'];
  /** Tells the server to stop: it goes on answering until `stop`. */
  beginStop(): void;
}

export interface TestOptions {
  readonly withSearchThread?: boolean;
  readonly connections?: number;
  readonly waits?: Waits;
  /** The clock of the machine, if it differs from the server's clock. */
  readonly machine?: () => Date;
  /** Replaces the URL of the database by the one that the server connects to, such as a proxy's. */
  readonly behind?: (url: string) => Promise<string>;
}

/**
 * The whole product in this process, with its own database and data folder, unless `settings` names others. Jobs run
 * only when a test runs them. The pool is small for two reasons: each connection plans all statements again, and a
 * request that keeps a connection while it waits for a second one is found as a deadlock. Tests of many simultaneous
 * calls ask for more connections.
 */
export async function startTestServer(
  settings: Record<string, string> = {},
  limits: Partial<WireLimits> = {},
  { withSearchThread = false, connections = 3, waits, machine, behind }: TestOptions = {},
): Promise<InjectedServer> {
  const database = await createTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'medverka-data-'));
  const env = readEnv({
    ...CLOCK_OF_RUN,
    NODE_ENV: 'test',
    DATABASE_URL: (await behind?.(database.url)) ?? database.url,
    DATA_DIR: folder,
    DATABASE_CONNECTIONS: String(connections),
    DEMO: '0',
    RATE_LIMITS: '0',
    LOG_LEVEL: 'error',
    SESSION_SECRET: 'a secret of at least thirty-two characters',
    PERSONAL_DATA_SECRET: 'what seals numbers of thirty-two characters',
    // In production the server starts only with this setting, also in a run with a moved clock.
    ...(settings.NODE_ENV === 'production' && { CLOCK_CHECK: '1' }),
    ...settings,
  });
  let instant: Date | undefined;
  const clock = () => instant ?? new Date();
  const options = {
    withSchedule: false,
    withSearchThread,
    ...(waits && { waits }),
    ...(machine && { machine }),
  };
  const { services, beginStop, stop } = await startServices({ env, clock, ...options });
  const app = await createApp(services, { ...WIRE_LIMITS, ...limits });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url: address,
    services: { ...services, pool: atClock(services.pool, clock) },
    inject: app.inject.bind(app) as FastifyInstance['inject'],
    setClock: (text) => {
      instant = new Date(text);
    },
    stopClock: (after_ms = 0) => {
      instant = new Date(Date.now() + after_ms);
    },
    beginStop,
    stop: async () => {
      await app.close();
      const whole = await wholeReads(services.pool).finally(stop);
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
      if (whole.length > 0) throw new Error(`No index answers:\n${whole.join('\n')}`);
    },
  };
}
