import { type Kysely, sql } from 'kysely';
import type { Database } from './generated.ts';
import { afterCommit, type Db, type Trx } from './transaction.ts';

interface Waiting {
  /** By channel and payload, so that equal calls are sent once. */
  messages: Map<string, readonly [channel: string, payload: string]>;
  isSending: boolean;
}

/** Connections whose changes call no process. */
const silent = new WeakSet<Kysely<Database>>();

/** From now on changes of these connections call no process: a demonstration's past has no listeners. */
export function keepSilent(db: Kysely<Database>): void {
  silent.add(db);
}

const waitings = new WeakMap<Kysely<Database>, Waiting>();

/** Sends what waits, and then what has come meanwhile, in one statement each time. */
async function send(db: Kysely<Database>, waiting: Waiting): Promise<void> {
  waiting.isSending = true;
  while (waiting.messages.size > 0) {
    const now = [...waiting.messages.values()];
    waiting.messages.clear();
    const [channels, payloads] = [now.map(([channel]) => channel), now.map(([, payload]) => payload)];
    await sql`select pg_notify(channel, payload) from unnest(${channels}::text[], ${payloads}::text[]) as message (channel, payload)`
      .execute(db)
      // Listeners look by themselves after a while: screens poll, and so do workers.
      .catch(() => {});
  }
  waiting.isSending = false;
}

function give(db: Kysely<Database>, channel: string, payload: string): void {
  if (silent.has(db)) return;
  const waiting = waitings.get(db) ?? { messages: new Map(), isSending: false };
  waitings.set(db, waiting);
  waiting.messages.set(`${channel} ${payload}`, [channel, payload]);
  if (!waiting.isSending) void send(db, waiting);
}

/**
 * Calls all processes that listen to a channel: after the commit of a transaction, and never after a rollback. Not in
 * the transaction, where every commit that calls waits for the one before it: the calls of many transactions go out in
 * one statement. A listener that must not miss anything looks in the tables as well, since a process may end between
 * its commit and its call.
 */
export function notify(db: Db, channel: string, payload = ''): void {
  if (db.isTransaction) afterCommit(db as Trx, (outside) => give(outside, channel, payload));
  else give(db, channel, payload);
}
