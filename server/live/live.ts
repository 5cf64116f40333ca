import type pg from 'pg';
import type { Logger } from 'pino';
import { type Changes, EVERYTHING, ON_THE_WAY_MS } from '#contract/kernel/changes.ts';
import { createLoneClient } from '#server/db/database-client.ts';
import type { Waits } from '#server/db/waits.ts';
import { LIVE_CHANNEL, readPayload, type Topic } from './announce.ts';
import { createRecentChanges } from './recent-changes.ts';

/** Receives the messages of all processes through PostgreSQL. */
export interface Live {
  /**
   * Calls the listener with the changes of a topic.
   * @returns a function that ends the subscription
   */
  subscribe(topic: Topic, listener: (changes: Changes) => void): () => void;
  /**
   * The changes on the topics in the last `unheard_ms`, in which a tab did not listen, and in the ON_THE_WAY_MS before;
   * none for 0. Returns EVERYTHING without `unheard_ms`, and `unknown` if the process no longer knows the changes of
   * that time.
   */
  missed(topics: readonly Topic[], unheard_ms: number | undefined, unknown: Changes): Changes;
  /**
   * Calls the listener with each message of another channel, and without a message if some may have been missed.
   * @returns a function that ends the listening
   */
  listen(channel: string, listener: (said?: string) => void): () => void;
  /** True while the connection to PostgreSQL is up. */
  isHearing(): boolean;
  stop(): Promise<void>;
}

const RECONNECT_AFTER_MS = 500;

function add<Listener>(all: Map<string, Set<Listener>>, key: string, listener: Listener): () => void {
  const set = all.get(key) ?? new Set();
  all.set(key, set.add(listener));
  return () => {
    set.delete(listener);
    if (set.size === 0 && all.get(key) === set) all.delete(key);
  };
}

/** Listens on a separate connection (LISTEN does not work through a pool), and reconnects if it is lost. */
export async function startLive(databaseUrl: string, log: Logger, waits?: Waits): Promise<Live> {
  // Ages are measured by a clock that nobody sets: a clock set forward would hide recent changes.
  const now = () => performance.now();
  const recent = createRecentChanges(now());
  const topics = new Map<string, Set<(changes: Changes) => void>>();
  const channels = new Map<string, Set<(said?: string) => void>>([[LIVE_CHANNEL, new Set()]]);
  let client: pg.Client | undefined;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const hear = (channel: string, payload = '') => {
    for (const listener of channels.get(channel) ?? []) listener(payload);
    if (channel !== LIVE_CHANNEL) return;
    for (const [topic, changes] of readPayload(payload)) {
      recent.add(topic, changes, now());
      for (const listener of topics.get(topic) ?? []) listener(changes);
    }
  };
  const callEverybody = () => {
    for (const listeners of topics.values()) for (const listener of listeners) listener(EVERYTHING);
    for (const listeners of channels.values()) for (const listener of listeners) listener();
  };
  const connectLater = () => {
    // Messages in between are lost, so every screen is asked to load again after the reconnection.
    if (!isStopped) timer = setTimeout(() => connect().then(callEverybody, giveUpForNow), RECONNECT_AFTER_MS);
  };
  const giveUpForNow = (error: unknown) => {
    log.warn({ err: error }, 'the live connection could not be made');
    connectLater();
  };
  const connect = async () => {
    const next = createLoneClient(databaseUrl, 'medverka live', waits);
    next.on('notification', ({ channel, payload }) => hear(channel, payload));
    next.on('error', (error) => log.warn({ err: error }, 'the live connection was lost'));
    await next.connect();
    for (const channel of channels.keys()) await next.query(`listen ${channel}`);
    // Changes before this moment, or after the loss of the connection, may have been missed.
    recent.forget(now());
    next.on('end', () => {
      recent.forget(Number.POSITIVE_INFINITY);
      client = undefined;
      connectLater();
    });
    client = next;
  };
  await connect();
  return {
    subscribe: (topic, listener) => add(topics, topic, listener),
    missed(of, unheard_ms, unknown) {
      if (unheard_ms === 0) return {};
      if (unheard_ms === undefined) return EVERYTHING;
      const said = recent.since(of, now() - unheard_ms - ON_THE_WAY_MS);
      return said === 'unknown' ? unknown : said;
    },
    listen(channel, listener) {
      const end = add(channels, channel, listener);
      client?.query(`listen ${channel}`).catch((error: unknown) => log.warn({ err: error }, 'a channel is not heard'));
      return end;
    },
    isHearing: () => client !== undefined,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
