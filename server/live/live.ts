import pg from 'pg';
import type { Logger } from 'pino';
import { LIVE_CHANNEL } from './announce.ts';

type Listener = () => void;

/** Tells open screens that something of theirs has changed, whichever process changed it. */
export interface Live {
  /** @returns a function that ends the subscription */
  subscribe(topic: string, listener: Listener): () => void;
  stop(): Promise<void>;
}

const RECONNECT_AFTER_MS = 1_000;

/** Listens on one connection of its own (LISTEN does not go through a pool) and makes it anew when it is lost. */
export async function startLive(databaseUrl: string, log: Logger): Promise<Live> {
  const listeners = new Map<string, Set<Listener>>();
  let client: pg.Client | undefined;
  let isStopped = false;
  let reconnect: NodeJS.Timeout | undefined;

  const connect = async () => {
    client = new pg.Client({ connectionString: databaseUrl, application_name: 'medverka live', keepAlive: true });
    client.on('notification', ({ payload }) => {
      for (const listener of listeners.get(payload ?? '') ?? []) listener();
    });
    client.on('error', (error) => log.warn({ err: error }, 'the live connection was lost'));
    client.on('end', () => {
      if (isStopped) return;
      // Whatever was said meanwhile is lost, so every screen is asked to look again once the connection is back.
      reconnect = setTimeout(() => connect().then(callEverybody, retry), RECONNECT_AFTER_MS);
    });
    await client.connect();
    await client.query(`listen ${LIVE_CHANNEL}`);
  };
  const retry = (error: unknown) => {
    log.warn({ err: error }, 'the live connection could not be made');
    if (!isStopped) reconnect = setTimeout(() => connect().then(callEverybody, retry), RECONNECT_AFTER_MS);
  };
  const callEverybody = () => {
    for (const set of listeners.values()) for (const listener of set) listener();
  };

  await connect();
  return {
    subscribe(topic, listener) {
      const set = listeners.get(topic) ?? new Set();
      listeners.set(topic, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0) listeners.delete(topic);
      };
    },
    async stop() {
      isStopped = true;
      clearTimeout(reconnect);
      await client?.end();
    },
  };
}
