/** The facts that events of this context store, as they were at the time of the event. */

/** The reason is stored, because the company or talent that the administrator acts for reads it. */
interface MandateFacts {
  /** Null for a mandate that began without a project. */
  readonly project_title: string | null;
  readonly reason: string;
}

/** The facts stored with every event, by entity. */
export interface OfficeFacts {
  readonly mandate: MandateFacts;
}
