import type { Kysely } from 'kysely';
import { sql } from '#server/db/sql.ts';
import type { Database } from './generated.ts';
import { afterCommit, type Db, type Trx } from './transaction.ts';

interface Waiting {
  /** The messages by channel and payload, so that equal messages are sent once. */
  messages: Map<string, readonly [channel: string, payload: string]>;
  isSending: boolean;
}

/** Databases whose changes notify no process. */
const silent = new WeakSet<Kysely<Database>>();

/** Turns off the notifications of a database: nobody listens while a demonstration's past is written. */
export function keepSilent(db: Kysely<Database>): void {
  silent.add(db);
}

const waitings = new WeakMap<Kysely<Database>, Waiting>();

/** Sends the waiting messages, and then those that arrived meanwhile, in one statement each time. */
async function send(db: Kysely<Database>, waiting: Waiting): Promise<void> {
  waiting.isSending = true;
  while (waiting.messages.size > 0) {
    const now = [...waiting.messages.values()];
    waiting.messages.clear();
    const [channels, payloads] = [now.map(([channel]) => channel), now.map(([, payload]) => payload)];
    await sql`select pg_notify(channel, payload) from unnest(${channels}::text[], ${payloads}::text[]) as message (channel, payload)`
      .execute(db)
      // A lost message only costs time: screens and workers poll as well.
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
 * Notifies all processes that listen to a channel: after the commit of a transaction, and never after a rollback. A
 * NOTIFY inside the transaction would make every such commit wait for the previous one; here the messages of many
 * transactions go out in one statement. A listener that must not miss a message also reads the tables, because a
 * process may die between its commit and its message.
 */
export function notify(db: Db, channel: string, payload = ''): void {
  if (db.isTransaction) afterCommit(db as Trx, (outside) => give(outside, channel, payload));
  else give(db, channel, payload);
}
