/** What is written with the events of administrators who act for somebody, or read a first project. */

/** Why stands with the mandate, and is read by whoever is acted for. */
export interface MandateFacts {
  /** Null where it did not begin with one. */
  readonly project_title: string | null;
  readonly reason: string;
}

export interface ProjectCheckFacts {
  readonly project_title: string;
  readonly company_name: string;
}

/** By noun. */
export interface ActingFacts {
  readonly mandate: MandateFacts;
  readonly project_check: ProjectCheckFacts;
}

/** A reason in the words of whoever read it. */
interface Reasoned {
  readonly reason: string;
}

/** What belongs to one kind of event alone. */
export interface ActingWords {
  readonly 'project_check.ask-changes': Reasoned;
  readonly 'project_check.refuse': Reasoned;
}
