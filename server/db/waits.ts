/**
 * How long what talks to PostgreSQL waits before it takes the database for gone, in ms. A machine that has lost its power
 * refuses nothing: it says nothing more, and TCP alone would wait for a quarter of an hour.
 */
export interface Waits {
  /** For a connection to be made. */
  readonly connect: number;
  /** For one of a pool to become free. */
  readonly free: number;
  /** For the next byte of an answer: longer than PostgreSQL lets any statement take. */
  readonly answer: number;
  /** Between two questions to a connection that only listens. */
  readonly heartbeat: number;
}

export const WAITS: Waits = { connect: 4_000, free: 10_000, answer: 20_000, heartbeat: 5_000 };
