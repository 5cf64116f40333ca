/** The facts that events of this context store, as they were at the time of the event. */

import type { Reasoned } from '#domain/kernel/workflow/lifecycles.ts';

interface ProjectFacts {
  readonly project_title: string;
  readonly company_name: string;
}

interface ProjectCheckFacts {
  readonly project_title: string;
  readonly company_name: string;
}

/** A reason in the words of the administrator who has read the project. */
interface Read {
  readonly reason: string;
}

/** The facts stored with every event, by entity. */
export interface ProjectsFacts {
  readonly project: ProjectFacts;
  readonly project_check: ProjectCheckFacts;
}

/** Data that only some events store besides the facts, by event. */
export interface ProjectsWords {
  readonly 'project.cancel': Reasoned;
  /** Last ISO day for the company to say that the work is not done. */
  readonly 'project.ask-completion': { readonly completes_on: string };
  /** The moved days in words. */
  readonly 'project.move-days': { readonly moves: string };
  readonly 'project.remind-to-sign': { readonly unsigned_count: number };
  readonly 'project_check.ask-changes': Read;
  readonly 'project_check.refuse': Read;
}
