import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import type { Kysely } from 'kysely';
import { pino } from 'pino';
import { API_PREFIX } from '#contract/route.ts';
import { searchRoutes } from '#contract/search.ts';
import { talentRoutes } from '#contract/talent.ts';
import type { Database } from '#server/db/generated.ts';
import { createKysely } from '#server/db/pool.ts';
import { searchHandlers } from '#server/features/search/routes.ts';
import { talentHandlers } from '#server/features/talent/routes.ts';
import { createFileStore } from '#server/files/file-store.ts';
import type { Actor } from '#server/http/actor.ts';
import { answerThrown } from '#server/http/answer-error.ts';
import { mountFiles } from '#server/http/files-route.ts';
import { mountRoutes } from '#server/http/mount.ts';
import { createTestDatabase } from '#tests/support/database.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // The tests say what they expect of it.
  // biome-ignore lint/suspicious/noExplicitAny: an answer of any shape, also a wrong one, must be looked into
  readonly body: any;
}

export interface TalentApp {
  readonly db: Kysely<Database>;
  readonly url: string;
  /** Calls the API as somebody. */
  call(actor: Actor, method: string, path: string, body?: unknown): Promise<Answer>;
  upload(actor: Actor, bytes: Uint8Array): Promise<Answer>;
  /** Names of the files kept, in order. */
  keptFiles(): Promise<string[]>;
  setClock(instant: string): void;
  stop(): Promise<void>;
}

const ACTOR_HEADER = 'x-test-actor';

/** The talent and search routes over HTTP on a database of their own. Who asks is told by a header; signing in is tested elsewhere. */
export async function startTalentApp(): Promise<TalentApp> {
  const database = await createTestDatabase();
  const data_dir = await mkdtemp(join(tmpdir(), 'medverka-talent-'));
  const db = createKysely(database.pool);
  const files = createFileStore({ data_dir });
  let now = new Date('2026-08-14T10:00:00Z');
  const clock = () => now;
  const services = { db, files, clock, log: pino({ level: 'silent' }), env: { talent_count_base: 323 } };

  const app = Fastify();
  app.setErrorHandler(answerThrown);
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  const context = {
    clock,
    findActor: async (request: { headers: Record<string, unknown> }) =>
      JSON.parse(String(request.headers[ACTOR_HEADER])) as Actor,
  };
  mountRoutes(app, talentRoutes, talentHandlers(services as never), context);
  mountRoutes(app, searchRoutes, searchHandlers(services), context);
  mountFiles(app, files);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

  const send = async (actor: Actor, method: string, path: string, type?: string, body?: BodyInit): Promise<Answer> => {
    const headers = { [ACTOR_HEADER]: JSON.stringify(actor), ...(type && { 'content-type': type }) };
    const response = await fetch(url + API_PREFIX + path, { method, headers, ...(body !== undefined && { body }) });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  return {
    db,
    url,
    call: (actor, method, path, body) =>
      body === undefined
        ? send(actor, method, path)
        : send(actor, method, path, 'application/json', JSON.stringify(body)),
    upload: (actor, bytes) =>
      send(actor, 'POST', '/talent/media', 'application/octet-stream', bytes as Uint8Array<ArrayBuffer>),
    keptFiles: async () => {
      const folder = join(data_dir, 'files', 'profile-media', 'public');
      return (await readdir(folder).catch(() => [])).sort();
    },
    setClock: (instant) => {
      now = new Date(instant);
    },
    stop: async () => {
      await app.close();
      await database.drop();
      await rm(data_dir, { recursive: true });
    },
  };
}
