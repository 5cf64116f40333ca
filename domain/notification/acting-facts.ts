/** What is written with the events of administrators who act for somebody. */

/** Why stands with the mandate, and is read by whoever is acted for. */
export interface MandateFacts {
  /** Null where it did not begin with one. */
  readonly project_title: string | null;
  readonly reason: string;
}

/** By noun. */
export interface ActingFacts {
  readonly mandate: MandateFacts;
}
