/** Two processes of production behind a proxy, replaced by the words of docs/operating.md, Upgrading. */
import { Agent } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import { expect, vi } from 'vitest';
import { CLOCK_OF_RUN } from '#tests/support/clock-of-run.ts';
import { freePort } from '#tests/support/free-port.ts';
import type { Version } from '#tests/support/next-version.ts';
import { type Heard, overHttp, type Told } from '#tests/support/over-http.ts';
import { type ServerProcess, startServer } from '#tests/support/server-process.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { CERTIFICATE } from '#tests/support/tls-server.ts';

/** Time that the start of a process and its way into the proxy may take on a busy machine. */
const SOON = { timeout: 60_000, interval: 50 };

/** Unused connections are closed by people before the proxy or a process does it. */
const KEPT = { keepAlive: true, timeout: 30_000 };

type Ports = readonly [number, number];
/** One of the two processes. */
export type Slot = 0 | 1;

interface Front {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a proxy in front of the processes at two ports. */
export type StartFront = (ports: Ports) => Promise<Front>;

export interface Site {
  /** The address that people use. */
  readonly url: string;
  /** The connections of people, which trust the certificate of the proxy. */
  readonly agent: Agent;
  /** A server on the same database, which makes the people and checks what is there. */
  readonly beside: TestServer;
  /** Calls the site, or one of its processes. */
  call(path: string, told?: Partial<Told> & { readonly at?: string }): Promise<Heard>;
  /** The addresses of the processes that are ready and not told to stop. */
  standing(): readonly string[];
  /**
   * Replaces a process by one of this version, and waits until that is ready.
   * @returns the seconds
   */
  replace(slot: Slot, version: Version): Promise<number>;
  /** The lines of errors in the logs of all processes. */
  errors(): readonly string[];
  stop(): Promise<void>;
}

/** The site has no mail server, and in a run with a moved clock not the database's clock; each process says so once. */
const SAID_ONCE = ['The mail server', ...('MOVED_CLOCK_MS' in CLOCK_OF_RUN ? ['the clock is not the database’s'] : [])];
const isError = (line: string) => /"level":[56]0/.test(line) && !SAID_ONCE.some((said) => line.includes(said));

export async function openSite(startFront: StartFront, version: Version): Promise<Site> {
  const ports: Ports = [await freePort(), await freePort()];
  const front = await startFront(ports);
  const { host, protocol } = new URL(front.url);
  const agent = protocol === 'https:' ? new SecureAgent({ ...KEPT, ca: CERTIFICATE }) : new Agent(KEPT);
  const direct = new Agent(KEPT);
  const beside = await startTestServer({ BASE_URL: front.url });
  const { env } = beside.services;
  const all: ServerProcess[] = [];
  const running: ServerProcess[] = [];
  const standing = new Set<Slot>();
  const addressOf = (slot: Slot) => `http://127.0.0.1:${ports[slot]}`;
  const start = async (slot: Slot, { folder }: Version) => {
    const settings = {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(ports[slot]),
      BASE_URL: front.url,
      TRUSTED_PROXIES: '127.0.0.1',
      DATABASE_URL: env.database_url ?? '',
      DATA_DIR: env.data_dir,
      SESSION_SECRET: env.session_secrets.join(','),
      PERSONAL_DATA_SECRET: env.personal_data_secrets.join(','),
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'hej@medverka.example',
    };
    running[slot] = await startServer(settings, { cwd: folder });
    all.push(running[slot]);
    await vi.waitFor(async () => {
      expect((await overHttp(`${addressOf(slot)}/ready`, { method: 'GET', headers: {} })).status).toBe(200);
    }, SOON);
    standing.add(slot);
  };
  const call: Site['call'] = (path, { at, ...told } = {}) =>
    overHttp((at ?? front.url) + path, {
      method: 'GET',
      ...told,
      headers: { host, origin: front.url, ...told.headers },
      agent: at ? direct : agent,
    });
  await Promise.all([start(0, version), start(1, version)]);
  await vi.waitFor(async () => expect((await call('/health')).status).toBe(200), SOON);
  return {
    url: front.url,
    agent,
    beside,
    call,
    standing: () => [...standing].map(addressOf),
    async replace(slot, next) {
      const begun = performance.now();
      standing.delete(slot);
      await running[slot]?.stop();
      expect(await running[slot]?.ended).toBe('0');
      await start(slot, next);
      return Math.round((performance.now() - begun) / 100) / 10;
    },
    errors: () => all.flatMap((one) => one.output().split('\n').filter(isError)),
    async stop() {
      await Promise.all(running.map((one) => one.stop()));
      await front.stop();
      for (const one of [agent, direct]) one.destroy();
      await beside.stop();
    },
  };
}
