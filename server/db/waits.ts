/**
 * Time limits, in ms, after which a client of PostgreSQL considers the database gone. A machine that loses power
 * refuses no connection: it falls silent, and TCP alone would wait for a quarter of an hour.
 */
export interface Waits {
  /** For making a connection. */
  readonly connect: number;
  /** For a free connection of a pool. */
  readonly free: number;
  /** For the next byte of an answer: longer than PostgreSQL's limit for a statement. */
  readonly answer: number;
  /** Interval of the checks on a connection outside the pools, for a lock or a listener. */
  readonly heartbeat: number;
}

export const WAITS: Waits = { connect: 4_000, free: 10_000, answer: 20_000, heartbeat: 5_000 };
