/** What is written with the events of this context. */

/** Why stands with the mandate, and is read by the company or talent that is acted for. */
export interface MandateFacts {
  /** Null where it did not begin with one. */
  readonly project_title: string | null;
  readonly reason: string;
}

/** What is known of an object whatever happens to it, by noun. */
export interface OfficeFacts {
  readonly mandate: MandateFacts;
}
