/** Facts that events of this context store, as of the event. */

/** The reason is kept with the mandate, where the company or talent that the administrator acts for reads it. */
interface MandateFacts {
  /** Null for a mandate that began without a project. */
  readonly project_title: string | null;
  readonly reason: string;
}

/** The facts that go with every event of a noun. */
export interface OfficeFacts {
  readonly mandate: MandateFacts;
}
