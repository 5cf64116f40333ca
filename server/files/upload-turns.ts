import type pg from 'pg';
import type { Logger } from 'pino';
import { createLoneClient } from '#server/db/database-client.ts';
import type { Waits } from '#server/db/waits.ts';

/** The right to write to one upload, until `end` is called. */
interface Turn {
  /**
   * Fires if another request to this process wants the turn, the lock is lost, or the process stops: the writer must
   * stop and end the turn.
   */
  readonly signal: AbortSignal;
  end(): Promise<void>;
}

/**
 * One writer per upload, across all processes: two connections of the same person, one of them half dead, must not mix
 * their bytes. Within a process the later writer gets the turn, because the person has given up the first connection.
 */
export interface UploadTurns {
  /** Gives the turn, after the present writer in this process has stopped. Null if another process has the turn. */
  take(id: string): Promise<Turn | null>;
  stop(): Promise<void>;
}

interface Held {
  readonly stopping: AbortController;
  readonly over: Promise<void>;
}

// An arbitrary number that no other lock uses.
const SEED = 82;

/**
 * One connection outside the pool holds all locks of a process, so that many uploads do not use up the pool. PostgreSQL
 * releases the locks if the process dies. If the connection is lost, the writers stop.
 */
export function createUploadTurns(url: string, log: Pick<Logger, 'warn'>, waits?: Waits): UploadTurns {
  const held = new Map<string, Held>();
  let connection: Promise<pg.Client> | undefined;

  const connect = async () => {
    const client = createLoneClient(url, 'medverka uploads', waits);
    const lose = (err?: unknown) => {
      if (err) log.warn({ err }, 'the connection that holds the uploads was lost');
      connection = undefined;
      for (const { stopping } of held.values()) stopping.abort();
    };
    client.on('error', lose);
    client.on('end', () => lose());
    await client.connect();
    return client;
  };
  const connected = () => {
    connection ??= connect().catch((error: unknown) => {
      connection = undefined;
      throw error;
    });
    return connection;
  };

  // One query at a time: the client accepts a second one meanwhile, but this is deprecated.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(ask: () => Promise<T>): Promise<T> => {
    const turn = last.then(ask);
    last = turn.catch(() => {});
    return turn;
  };

  return {
    async take(id) {
      for (let before = held.get(id); before; before = held.get(id)) {
        before.stopping.abort();
        await before.over;
      }
      const stopping = new AbortController();
      const { promise: over, resolve } = Promise.withResolvers<void>();
      held.set(id, { stopping, over });
      const leave = () => {
        held.delete(id);
        resolve();
      };
      try {
        const client = await connected();
        const { rows } = await inTurn(() =>
          client.query<{ is_held: boolean }>('select pg_try_advisory_lock(hashtextextended($1, $2)) as is_held', [
            id,
            SEED,
          ]),
        );
        if (!rows[0]?.is_held) {
          leave();
          return null;
        }
        return {
          signal: stopping.signal,
          async end() {
            // If the query fails, the connection is gone, and the lock with it.
            const unlock = () => client.query('select pg_advisory_unlock(hashtextextended($1, $2))', [id, SEED]);
            await inTurn(unlock).catch(() => {});
            leave();
          },
        };
      } catch (error) {
        leave();
        throw error;
      }
    },
    async stop() {
      for (const { stopping } of held.values()) stopping.abort();
      await Promise.all([...held.values()].map(({ over }) => over));
      const client = await connection?.catch(() => undefined);
      await client?.end();
    },
  };
}
