import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy between a program and PostgreSQL. Data passes until a test calls `freeze` or `refuse`. */
export interface DatabaseProxy {
  /** The address of the database through the proxy. */
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
  stop(): Promise<void>;
}

/** PostgreSQL's own address: an embedded one listens on a socket, whose folder is the address's `host`. */
function targetOf(url: URL) {
  const folder = url.searchParams.get('host');
  const port = url.port || '5432';
  return folder ? { path: `${folder}/.s.PGSQL.${port}` } : { host: url.hostname, port: Number(port) };
}

export async function startDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const target = targetOf(new URL(url));
  const pairs = new Set<readonly [Socket, Socket]>();
  let state: 'passing' | 'refusing' | 'frozen' = 'passing';
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
      one.on('data', (chunk) => other.write(chunk));
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
    async stop() {
      server.close();
      for (const [near] of pairs) near.destroy();
      await once(server, 'close');
    },
  };
}
