import type { Answer } from '#server/processes/tell-answers.ts';
import type { DatabaseReading } from './database-reading.ts';

/** The measurements of one process, in the form of Prometheus. No label holds an id, a name or an address. */
export interface Metrics {
  measureAnswer(answer: Answer): void;
  readonly content_type: string;
  /** All measurements as text. The database is asked at each call, with patience of two seconds. */
  text(): Promise<string>;
  /**
   * Reads the facts that only the database knows; simultaneous callers share a reading.
   * @throws if the database does not answer within two seconds
   */
  readDatabase(): Promise<DatabaseReading>;
  /** Measures Node itself from now on: memory, event loop, garbage collection. Nothing ends it. */
  measureNode(): void;
}
