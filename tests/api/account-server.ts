import Fastify from 'fastify';
import { pino } from 'pino';
import { accountRoutes } from '#contract/account.ts';
import { createKysely, createPool } from '#server/db/pool.ts';
import { readEnv } from '#server/env.ts';
import { createAuthentication } from '#server/features/account/authentication.ts';
import { accountHandlers } from '#server/features/account/routes.ts';
import { answerThrown } from '#server/http/answer-error.ts';
import { mountRoutes } from '#server/http/mount.ts';
import { findActor } from '#server/http/session.ts';
import type { Services } from '#server/services.ts';
import { createTestDatabase } from '#tests/support/database.ts';

/** The account routes alone on a database of their own, with a clock that the test sets. */
export async function startAccountServer(settings: Record<string, string> = {}) {
  const database = await createTestDatabase();
  const env = readEnv({
    NODE_ENV: 'test',
    SESSION_SECRET: 'only-for-tests-0123456789abcdef0123456789',
    DATABASE_URL: database.url,
    ...settings,
  });
  let now: () => Date = () => new Date();
  const clock = () => now();
  const db = createKysely(database.pool);
  const library = createPool(database.url, { max: 4, library: true });
  const authentication = createAuthentication({ env, pool: library, db, clock });
  const log = pino({ level: 'silent' });
  // The account routes use no files, jobs or live updates.
  const services = { env, pool: database.pool, db, clock, authentication, log } as unknown as Services;
  const app = Fastify({ logger: false });
  app.setErrorHandler(answerThrown);
  mountRoutes(app, accountRoutes, accountHandlers(services), {
    clock,
    findActor: (request) => findActor(services, request.headers.cookie),
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    services,
    /** Moves the server's clock so many milliseconds from the real one. */
    shiftClock: (milliseconds: number) => {
      now = () => new Date(Date.now() + milliseconds);
    },
    stop: async () => {
      await app.close();
      await library.end();
      await database.drop();
    },
  };
}
