/** Facts that events of this context keep, as they were then. */

/** Why stands with the mandate, and is read by the company or talent that is acted for. */
interface MandateFacts {
  /** Null where it did not begin with one. */
  readonly project_title: string | null;
  readonly reason: string;
}

/** The facts that go with every event of a noun. */
export interface OfficeFacts {
  readonly mandate: MandateFacts;
}
