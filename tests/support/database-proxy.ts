import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A proxy between a program and PostgreSQL. Data passes until a test calls `freeze` or `refuse`. */
export interface DatabaseProxy {
  /** The URL of the database through the proxy. */
  readonly url: string;
  /**
   * Stops all data, as if the machine had lost its power: connections stay open but silent, and new ones are accepted.
   */
  freeze(): void;
  /** Ends all connections and takes no new ones. */
  refuse(): void;
  /** Accepts connections again. Frozen connections stay silent, as after another machine has taken over. */
  pass(): void;
  /** Accepts connections again, and frozen connections continue. */
  thaw(): void;
  /** Delays all data by these milliseconds; 0 ends the delay. */
  slow(ms: number): void;
  stop(): Promise<void>;
}

/** Where PostgreSQL listens: an embedded one on a socket, whose folder is the URL's `host`. */
function targetOf(url: URL) {
  const folder = url.searchParams.get('host');
  const port = url.port || '5432';
  return folder ? { path: `${folder}/.s.PGSQL.${port}` } : { host: url.hostname, port: Number(port) };
}

export async function startDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const target = targetOf(new URL(url));
  const pairs = new Set<readonly [Socket, Socket]>();
  let state: 'passing' | 'refusing' | 'frozen' = 'passing';
  let delay_ms = 0;
  /** Passes data on in the order in which it came, also when the delay ends. */
  const passTo = (other: Socket) => {
    let [last, waiting] = [Promise.resolve(), 0];
    return (chunk: Buffer) => {
      if (delay_ms === 0 && waiting === 0) return void other.write(chunk);
      waiting += 1;
      const due = pause(delay_ms);
      last = last.then(async () => {
        await due;
        waiting -= 1;
        other.write(chunk);
      });
    };
  };
  const server = createServer((near) => {
    if (state === 'refusing') {
      near.destroy();
      return;
    }
    const far = connect(target as { host: string; port: number });
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [one, other] of [pair, [far, near] as const]) {
      one.on('error', () => {});
      one.on('data', passTo(other));
      one.once('close', () => {
        other.destroy();
        pairs.delete(pair);
      });
    }
    if (state === 'frozen') for (const one of pair) one.pause();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = new URL(url);
  own.searchParams.delete('host');
  own.hostname = '127.0.0.1';
  own.port = String((server.address() as AddressInfo).port);
  return {
    url: own.href,
    freeze() {
      state = 'frozen';
      for (const pair of pairs) for (const one of pair) one.pause();
    },
    refuse() {
      state = 'refusing';
      for (const [near] of pairs) near.destroy();
    },
    pass() {
      state = 'passing';
    },
    thaw() {
      state = 'passing';
      for (const pair of pairs) for (const one of pair) one.resume();
    },
    slow(ms) {
      delay_ms = ms;
    },
    async stop() {
      server.close();
      for (const [near] of pairs) near.destroy();
      await once(server, 'close');
    },
  };
}
