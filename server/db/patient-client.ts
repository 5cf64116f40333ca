import type { Socket } from 'node:net';
import pg from 'pg';
import { WAITS, type Waits } from './waits.ts';

/** The code of a SilentError. */
export const SILENT = 'DATABASE_SILENT';

/** The database has not answered in time. */
export class SilentError extends Error {
  readonly code = SILENT;
}

/** Has PostgreSQL release a connection's locks when its client is dead, after some 25 s instead of two hours. */
export const KEPT_ALIVE =
  '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3 -c tcp_user_timeout=25000';

/** A connection that has an end: it is destroyed when it has been asked something and not a byte comes for so long (ms). */
export class PatientClient extends pg.Client {
  readonly #usual: number;
  #patience: number;
  #isAsked = false;

  constructor(config: pg.ClientConfig, { connect, answer }: Pick<Waits, 'connect' | 'answer'>) {
    super({ ...config, connectionTimeoutMillis: connect });
    this.#usual = answer;
    this.#patience = answer;
    this.on('drain', () => {
      this.#isAsked = false;
    });
    this.once('connect', () => {
      // Begins anew with each byte, and is looked at only while something is asked.
      this.#socket.setTimeout(this.#patience);
      this.#socket.on('timeout', () => this.#look());
    });
  }

  get #socket(): Socket {
    return this.connection.stream as Socket;
  }

  /** True while an answer is awaited. */
  get isAsked(): boolean {
    return this.#isAsked;
  }

  /** For what takes its time: how long an answer may be waited for from now on, in ms; 0 is for ever, none as usual. */
  setPatience(ms = this.#usual): void {
    this.#patience = ms;
    this.#socket.setTimeout(ms);
  }

  #look(): void {
    const socket = this.#socket;
    const { bytesRead } = socket;
    // A process that has stood still itself has not read yet what is there.
    setImmediate(() => {
      if (!this.#isAsked || socket.bytesRead > bytesRead) return;
      socket.destroy(new SilentError(`PostgreSQL has said nothing for ${this.#patience} ms`));
    });
  }

  // Handed on to the overloads of `pg` unchanged, so that callbacks and promises both keep working.
  override query = ((...args: unknown[]) => {
    this.#isAsked = true;
    return Reflect.apply(pg.Client.prototype.query, this, args);
  }) as pg.Client['query'];

  // Who says goodbye waits for an answer too.
  override end = ((...args: unknown[]) => {
    this.#isAsked = true;
    return Reflect.apply(pg.Client.prototype.end, this, args);
  }) as pg.Client['end'];
}

/** Lets a connection of a pool wait for its answers so long (ms; 0 is for ever), until it is said otherwise; as usual without. */
export function setPatience(client: pg.PoolClient, ms?: number): void {
  if (client instanceof PatientClient) client.setPatience(ms);
}

/**
 * A connection outside of the pools, for a lock or a listener that lasts as long as it stands. It asks again and again
 * if PostgreSQL is still there, since it might have nothing to ask for hours; 'end' says that it is not.
 */
export function createLoneClient(url: string, name: string, waits: Waits = WAITS): PatientClient {
  const { connect, heartbeat } = waits;
  const client = new PatientClient(
    { connectionString: url, application_name: name, pipeline: true, options: KEPT_ALIVE },
    { connect, answer: 2 * heartbeat },
  );
  let timer: NodeJS.Timeout | undefined;
  client.once('connect', () => {
    timer = setInterval(() => {
      if (!client.isAsked) client.query('select 1').catch(() => {});
    }, heartbeat);
  });
  client.once('end', () => clearInterval(timer));
  return client;
}
