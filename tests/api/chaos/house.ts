/** A real server process under load, on a database behind a proxy, for the tests of its troubles. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { as, type Client } from '#tests/factories/client.ts';
import { aCompany, aTalent, type Company, type Talent } from '#tests/factories/people.ts';
import { aProject, aRequest } from '#tests/factories/projects.ts';
import { type DatabaseProxy, startDatabaseProxy } from '#tests/support/database-proxy.ts';
import { type ServerProcess, startServer } from '#tests/support/server-process.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

/** Time within which a process must be whole after the cause of its trouble is gone. */
export const WHOLE_WITHIN_MS = 60_000;
/** Time that the start of a house may take on a busy machine. */
export const STARTED_WITHIN_MS = 300_000;
/** Pause between two writes of a writer, and between two looks at /ready. */
const PAUSE_MS = 25;
const LOOK_MS = 200;
/** A call that takes longer than this is given up by its caller; every wait of the product is shorter. */
const CALLER_WAITS_MS = 45_000;
/** The server with the routes of tests/support/troubled-process.ts. */
const SCRIPT = 'tests/support/troubled-process.ts';

/** One look at /ready. The status is 0 when nobody listens. */
interface Look {
  readonly status: number;
  readonly parts: Readonly<Record<string, 'ok' | 'failing'>>;
}

export interface House {
  /** A server without proxy and trouble. It makes the people, and the tests check through it what the database has. */
  readonly sound: TestServer;
  readonly proxy: DatabaseProxy;
  readonly company: Company;
  readonly talent: Talent;
  /** The thread of messages between company and talent, in which the load writes. */
  readonly thread_id: string;
  /** The process in trouble. */
  process(): ServerProcess;
  /** A client of the process in trouble. */
  api(who?: 'company' | 'talent' | 'nobody'): Client;
  /** Starts the process anew on the same port, as a supervisor does. */
  restart(): Promise<void>;
  look(): Promise<Look>;
  stop(): Promise<void>;
}

interface Trouble {
  /** More settings for the process. */
  readonly settings?: Readonly<Record<string, string>>;
  /** DATA_DIR of the process; by default that of the server `sound`. */
  readonly data_dir?: string;
}

/** Opens the house: people, a thread to write in, and the process. */
export async function openHouse({ settings, data_dir }: Trouble = {}): Promise<House> {
  const sound = await startTestServer();
  const { env } = sound.services;
  const proxy = await startDatabaseProxy(env.database_url ?? '');
  const [company, talent] = [await aCompany(sound), await aTalent(sound)];
  const project = await aProject(sound, company, { step: 2 });
  const { id: thread_id } = await aRequest(sound, company, project.id, talent);
  const start = (PORT: string) =>
    startServer(
      {
        DEMO: '0',
        RATE_LIMITS: '0',
        LOG_LEVEL: 'silent',
        DATABASE_URL: proxy.url,
        DATA_DIR: data_dir ?? env.data_dir,
        SESSION_SECRET: env.session_secrets.join(','),
        PERSONAL_DATA_SECRET: env.personal_data_secrets.join(','),
        ...settings,
        PORT,
      },
      { script: SCRIPT },
    );
  let own = await start('0');
  const { port } = new URL(own.url);
  const cookies = { company: company.cookie, talent: talent.cookie, nobody: undefined };
  return {
    sound,
    proxy,
    company,
    talent,
    thread_id,
    process: () => own,
    api: (who = 'company') => as({ url: own.url }, cookies[who]),
    restart: async () => {
      own = await start(port);
    },
    look: () => lookAt(own.url),
    stop: async () => {
      await own.kill();
      await proxy.stop();
      await sound.stop();
    },
  };
}

async function lookAt(url: string): Promise<Look> {
  try {
    const answer = await fetch(`${url}/ready`, { signal: AbortSignal.timeout(10_000) });
    const body = await answer.json();
    return { status: answer.status, parts: body.parts ?? body.error?.data?.parts ?? {} };
  } catch {
    return { status: 0, parts: {} };
  }
}

/** Writers, readers and a watch at /ready, which go on until `end`. */
export interface Load {
  /** The ids of the messages that the server has acknowledged. */
  readonly acknowledged: readonly string[];
  /** The statuses of all calls since the start; 0 for a broken connection. */
  readonly statuses: ReadonlyMap<string, number>;
  readonly looks: readonly Look[];
  /** Resolves when this many more writes are acknowledged. */
  more(count: number): Promise<void>;
  end(): Promise<void>;
}

/** Begins the load: numbered writes, searches and looks at /ready, each again and again. */
export function beginLoad(house: House): Load {
  const acknowledged: string[] = [];
  const statuses = new Map<string, number>();
  const looks: Look[] = [];
  let isOver = false;
  const count = (what: string, status: number) => {
    const key = `${what} ${status}`;
    statuses.set(key, (statuses.get(key) ?? 0) + 1);
    return status;
  };
  const again = async (work: () => Promise<unknown>, ms: number) => {
    while (!isOver) {
      await work();
      await pause(ms);
    }
  };
  const call = async (what: string, work: () => Promise<{ status: number }>) => {
    const given = pause(CALLER_WAITS_MS, { status: 0 }, { ref: false });
    return count(what, (await Promise.race([work().catch(() => ({ status: 0 })), given])).status);
  };
  const write = async () => {
    const id = randomUUID();
    const sent = { params: { id: house.thread_id }, body: { id, body: `Nummer ${acknowledged.length}` } };
    const status = await call('write', () => house.api().raw('POST /threads/:id/messages', sent));
    if (status === 200) acknowledged.push(id);
  };
  const search = () => call('search', () => house.api().raw('GET /talents'));
  const running = [
    again(write, PAUSE_MS),
    again(write, PAUSE_MS),
    again(search, PAUSE_MS),
    again(async () => looks.push(await house.look()), LOOK_MS),
  ];
  return {
    acknowledged,
    statuses,
    looks,
    async more(wanted) {
      const until = acknowledged.length + wanted;
      const begun = performance.now();
      while (acknowledged.length < until) {
        if (performance.now() - begun > WHOLE_WITHIN_MS) throw new Error('No writes are acknowledged any more');
        await pause(PAUSE_MS);
      }
    },
    async end() {
      isOver = true;
      await Promise.all(running);
    },
  };
}

/** The acknowledged messages that are not in the database exactly once. */
export async function lostOf({ sound }: House, { acknowledged }: Load): Promise<string[]> {
  const { rows } = await sound.services.pool.query<{ id: string }>(
    'select wanted.id from unnest($1::uuid[]) as wanted (id) where not exists (select from project_messages m where m.id = wanted.id)',
    [acknowledged],
  );
  return rows.map(({ id }) => id);
}

/** The calls that must all work for a process to be whole. */
const everything = (house: House): Readonly<Record<string, () => Promise<number>>> => {
  const of = (work: () => Promise<{ status: number }>) => () =>
    work().then(
      ({ status }) => status,
      () => 0,
    );
  const message = () => ({ params: { id: house.thread_id }, body: { id: randomUUID(), body: 'Hel igen' } });
  return {
    ready: () => house.look().then(({ status }) => status),
    search: of(() => house.api().raw('GET /talents')),
    read: of(() => house.api('talent').raw('GET /talent/profile')),
    write: of(() => house.api().raw('POST /threads/:id/messages', message())),
    sessions: of(() => house.api('nobody').raw('GET /account/session')),
  };
};

/**
 * Waits until every call works and the schedule is kept, and prints the seconds.
 * @throws if the process is not whole within a minute
 */
export async function becomesWhole(house: House, what: string): Promise<number> {
  const begun = performance.now();
  const calls = Object.entries(everything(house));
  for (;;) {
    const given = pause(WHOLE_WITHIN_MS, [], { ref: false });
    const statuses = await Promise.race([Promise.all(calls.map(([, call]) => call())), given]);
    const ms = performance.now() - begun;
    if (statuses.length > 0 && statuses.every((status) => status === 200)) {
      const seconds = Math.round(ms / 100) / 10;
      console.log(`${what}: whole after ${seconds} s`);
      return seconds;
    }
    if (ms > WHOLE_WITHIN_MS) {
      const names = calls.map(([name], at) => `${name} ${statuses[at]}`);
      throw new Error(`${what}: not whole after a minute: ${names.join(', ')}`);
    }
    await pause(LOOK_MS);
  }
}
