/** The facts that events of this context store, as they were at the time of the event. */

/** The reason is stored, because the company or talent that the administrator acts for reads it. */
interface MandateFacts {
  /** Null for a mandate that began without a project. */
  readonly project_title: string | null;
  readonly reason: string;
}

interface CompanyChangeFacts {
  /** The name before the change. */
  readonly company_name: string;
  readonly new_name: string;
  readonly is_other_person: boolean;
}

/** The facts stored with every event, by entity. */
export interface OfficeFacts {
  readonly mandate: MandateFacts;
  readonly company_change: CompanyChangeFacts;
}

/** Data that only some events store besides the facts, by event. */
export interface OfficeWords {
  readonly 'company_change.refuse': { readonly reason: string };
}
