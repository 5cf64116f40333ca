import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Stands between a program and PostgreSQL. Connections pass, until it is told otherwise. */
export interface DatabaseProxy {
  /** The address of the database through it. */
  readonly url: string;
  /** Falls silent, as a machine that has lost its power: connections stand, new ones too, and nothing comes or goes. */
  freeze(): void;
  /** Ends all connections and takes no new ones. */
  refuse(): void;
  /** Takes new ones again. Those that were frozen stay silent, as after another machine has taken over. */
  pass(): void;
  /** The same, and those that were frozen go on where they were. */
  thaw(): void;
  stop(): Promise<void>;
}

/** How PostgreSQL itself is reached: an embedded one by its socket, whose folder stands in the address. */
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
