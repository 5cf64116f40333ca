import type { Socket } from 'node:net';
import pg from 'pg';
import type { Waits } from './waits.ts';

/** The code of a SilentError. */
export const SILENT = 'DATABASE_SILENT';

/** The database has not answered in time. */
export class SilentError extends Error {
  readonly code = SILENT;
}

/** Makes PostgreSQL release the locks of a dead client after about 25 s instead of two hours. */
export const KEPT_ALIVE =
  '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3 -c tcp_user_timeout=25000';

/** A connection with a time limit: it is destroyed if no byte of an awaited answer arrives for that time (ms). */
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
      // Each byte restarts the timer, and its end only counts while an answer is awaited.
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

  /**
   * Sets the longest wait for an answer from now on, in ms; 0 waits for ever, and no value restores the usual wait. For
   * slow statements.
   */
  setPatience(ms = this.#usual): void {
    this.#patience = ms;
    this.#socket.setTimeout(ms);
  }

  /** Ends the connection at once: awaited answers, and the connecting itself, fail with the error. */
  abandon(error: Error): void {
    this.#socket.destroy(error);
  }

  #look(): void {
    const socket = this.#socket;
    const { bytesRead } = socket;
    // After a standstill of this process, the answer may have arrived without being read.
    setImmediate(() => {
      if (!this.#isAsked || socket.bytesRead > bytesRead) return;
      socket.destroy(new SilentError(`PostgreSQL has said nothing for ${this.#patience} ms`));
    });
  }

  // Passes the arguments to the overloads of `pg` unchanged, so that callbacks and promises both work.
  override query = ((...args: unknown[]) => {
    this.#isAsked = true;
    return Reflect.apply(pg.Client.prototype.query, this, args);
  }) as pg.Client['query'];

  // Ending a connection waits for an answer too.
  override end = ((...args: unknown[]) => {
    this.#isAsked = true;
    return Reflect.apply(pg.Client.prototype.end, this, args);
  }) as pg.Client['end'];
}

/**
 * Sets the longest wait for an answer on a pool's connection (ms; 0 waits for ever); without a value, the usual wait
 * applies again.
 */
export function setPatience(client: pg.PoolClient, ms?: number): void {
  if (client instanceof PatientClient) client.setPatience(ms);
}
