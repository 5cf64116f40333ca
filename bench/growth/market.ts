/** A database with people who ask, what they have, and a crowd of others who have the same. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { makeListWorld } from '#tests/api/lists/world.ts';
import { makeFuzzWorld } from '#tests/fuzz/fuzz-world.ts';
import { dropForced } from '#tests/support/database.ts';
import { onSameServer, runOnce, startDatabaseServer } from '#tests/support/database-server.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type Asked, allCalls } from './asked.ts';
import { type Copying, makeCopies, markOriginals } from './copies.ts';
import { CROWD } from './dimensions.ts';
import { TELL_PLANS } from './plans.ts';

/** The name of a database of the measurement. */
type Name = string;

export interface Market {
  /** The database of the smallest size. */
  readonly smallest: Name;
  /** The calls to make, at whichever server `serve` runs. */
  readonly calls: readonly Asked[];
  /** Signs a caller in again after a command that ended the session. */
  readonly arrive: () => Promise<void>;
  /** A copy of a database with more rows. */
  readonly grow: (from: Name, to: Name, copying: Copying) => Promise<void>;
  readonly drop: (name: Name) => Promise<void>;
  /** Runs `work` with a server on a copy of a database. */
  readonly serve: <Result>(name: Name, work: (server: TestServer) => Promise<Result>) => Promise<Result>;
}

/** Makes the people who ask, on a server whose address `at` may change later. */
async function makePeople(server: TestServer) {
  const lists = await makeListWorld(server);
  const things = await makeFuzzWorld(server);
  const cookies = {
    company: await signInAs(server.services, lists.ids.account),
    talent: await signInAs(server.services, lists.ids.talent_account),
    admin: things.cookieOf('admin') ?? '',
  };
  return { lists, things, cookies };
}

/** Starts PostgreSQL and fills the database of the smallest size. `stack` stops and removes everything. */
export async function startMarket(stack: AsyncDisposableStack): Promise<Market> {
  const postgres = await startDatabaseServer();
  stack.defer(() => postgres.stop());
  const folder = mkdtempSync(join(tmpdir(), 'medverka-growth-'));
  stack.defer(() => rmSync(folder, { recursive: true, force: true }));

  const create = (name: Name, template: Name) =>
    runOnce(postgres.url, `create database ${name} template ${template} strategy file_copy`);
  const drop = (name: Name) => dropForced(postgres.url, name);
  const asSuperuser = async (name: Name, work: (client: pg.Client) => Promise<unknown>) => {
    const url = new URL(onSameServer(postgres.url, name));
    url.username = 'postgres';
    const client = new pg.Client(url.href);
    await client.connect();
    try {
      await work(client);
    } finally {
      await client.end();
    }
  };
  const grow: Market['grow'] = async (from, to, copying) => {
    await create(to, from);
    await asSuperuser(to, async (client) => {
      await makeCopies(client, copying);
      await client.query('vacuum (analyze)');
    });
  };
  // The people are made on one server and ask others later: what they hold knows only this one object.
  let running: TestServer | undefined;
  const now = () => {
    if (!running) throw new Error('No server is running.');
    return running;
  };
  const server: TestServer = {
    get url() {
      return now().url;
    },
    get services() {
      return now().services;
    },
    setClock: (instant) => now().setClock(instant),
    stopClock: (after) => now().stopClock(after),
    stop: () => now().stop(),
  };
  const serveOn = async <Result>(name: Name, work: (server: TestServer) => Promise<Result>): Promise<Result> => {
    const settings = { DATABASE_URL: onSameServer(postgres.url, name), DATA_DIR: folder, LOG_LEVEL: 'silent' };
    running = await startTestServer(settings);
    try {
      return await work(server);
    } finally {
      await running.stop();
      running = undefined;
    }
  };

  await create('growth_people', postgres.template);
  const people = await serveOn('growth_people', makePeople);
  await asSuperuser('growth_people', async (client) => {
    await markOriginals(client);
    await client.query(TELL_PLANS);
  });
  await grow('growth_people', 'growth_smallest', { from: 1, to: CROWD, base: 0, crowd: CROWD });
  return {
    smallest: 'growth_smallest',
    calls: allCalls(people),
    arrive: () => people.things.arrive('talent'),
    grow,
    drop,
    serve: async (name, work) => {
      await create('growth_served', name);
      const result = await serveOn('growth_served', work);
      await drop('growth_served');
      return result;
    },
  };
}
