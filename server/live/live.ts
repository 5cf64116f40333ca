import pg from 'pg';
import type { Logger } from 'pino';
import { LIVE_CHANNEL } from './announce.ts';

type Listener = () => void;

/** Hears what any process says through PostgreSQL. */
export interface Live {
  /** Calls the listener when something of a topic has changed. @returns the end of the subscription */
  subscribe(topic: string, listener: Listener): () => void;
  /** Calls the listener at every call on a channel of its own. @returns the end of it */
  listen(channel: string, listener: Listener): () => void;
  stop(): Promise<void>;
}

const RECONNECT_AFTER_MS = 1_000;

/** Listens on one connection of its own (LISTEN does not go through a pool) and makes it anew when it is lost. */
export async function startLive(databaseUrl: string, log: Logger): Promise<Live> {
  const listeners = new Map<string, Set<Listener>>();
  const channels = new Set([LIVE_CHANNEL]);
  let client: pg.Client | undefined;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const call = (key: string) => {
    for (const listener of listeners.get(key) ?? []) listener();
  };
  const callEverybody = () => {
    for (const key of listeners.keys()) call(key);
  };
  const connectLater = () => {
    // What is said meanwhile is lost, so everybody is asked to look again once the connection is back.
    if (!isStopped) timer = setTimeout(() => connect().then(callEverybody, giveUpForNow), RECONNECT_AFTER_MS);
  };
  const giveUpForNow = (error: unknown) => {
    log.warn({ err: error }, 'the live connection could not be made');
    connectLater();
  };
  const connect = async () => {
    const next = new pg.Client({ connectionString: databaseUrl, application_name: 'medverka live', keepAlive: true });
    next.on('notification', ({ channel, payload }) => call(channel === LIVE_CHANNEL ? `topic ${payload}` : channel));
    next.on('error', (error) => log.warn({ err: error }, 'the live connection was lost'));
    await next.connect();
    for (const channel of channels) await next.query(`listen ${channel}`);
    next.on('end', connectLater);
    client = next;
  };
  const add = (key: string, listener: Listener) => {
    const set = listeners.get(key) ?? new Set();
    listeners.set(key, set.add(listener));
    return () => {
      set.delete(listener);
      if (set.size === 0) listeners.delete(key);
    };
  };

  await connect();
  return {
    subscribe: (topic, listener) => add(`topic ${topic}`, listener),
    listen(channel, listener) {
      channels.add(channel);
      client?.query(`listen ${channel}`).catch((error: unknown) => log.warn({ err: error }, 'a channel is not heard'));
      return add(channel, listener);
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
