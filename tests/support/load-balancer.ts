import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Interval in which a process is asked if it is ready. */
const ASK_MS = 500;
/** Time after which an unused connection to a process is closed; a process does it later (idle_ms in wire-server.ts). */
const IDLE_MS = 30_000;
/** Headers that concern one connection only. */
const OF_A_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding'];

/** A process behind the proxy. */
interface Target {
  readonly port: number;
  readonly agent: Agent;
  isReady: boolean;
}

export interface LoadBalancer {
  readonly url: string;
  stop(): Promise<void>;
}

const isReady = (port: number): Promise<boolean> =>
  new Promise((done) => {
    get({ host: '127.0.0.1', port, path: '/ready', agent: false }, (answer) => {
      answer.resume();
      done(answer.statusCode === 200);
    }).on('error', () => done(false));
  });

const passedOn = (headers: IncomingMessage['headers']) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_A_CONNECTION.includes(name)));

/** Passes a request on. No request is ever repeated: without an answer of the process, the visitor gets 502. */
function passOn({ port, agent }: Target, from: IncomingMessage, to: ServerResponse): void {
  const headers = { ...from.headers, 'x-forwarded-for': from.socket.remoteAddress };
  const { method, url: path } = from;
  const passed = request({ host: '127.0.0.1', port, agent, method, path, headers }, (answer) => {
    to.writeHead(answer.statusCode ?? 502, passedOn(answer.headers));
    answer.pipe(to);
    answer.once('error', () => to.destroy());
  });
  passed.once('error', () => (to.headersSent ? to.destroy() : to.writeHead(502).end()));
  to.once('close', () => passed.destroy());
  from.pipe(passed);
}

/**
 * A proxy in front of the processes at these ports, as docs/operating.md asks for one: it asks each for /ready twice a
 * second, takes one out at the first no, gives the others turns and keeps connections.
 */
export async function startLoadBalancer(ports: readonly number[]): Promise<LoadBalancer> {
  const targets = ports.map(
    (port): Target => ({ port, agent: new Agent({ keepAlive: true, timeout: IDLE_MS }), isReady: false }),
  );
  const stopping = new AbortController();
  const watch = async (target: Target) => {
    while (!stopping.signal.aborted) {
      target.isReady = await isReady(target.port);
      await pause(ASK_MS, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  let turn = 0;
  // Visitors close their connections first: a request sent in the moment of the closing would fail.
  const server = createServer({ keepAliveTimeout: 0 }, (from, to) => {
    const ready = targets.filter((target) => target.isReady);
    const target = ready[turn++ % ready.length];
    if (target) passOn(target, from, to);
    else to.writeHead(503).end();
  });
  const watching = Promise.all(targets.map(watch));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      stopping.abort();
      await watching;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      for (const { agent } of targets) agent.destroy();
    },
  };
}
