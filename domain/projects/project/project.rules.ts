import { isFeeWritten } from '#domain/deal/terms/fee.ts';
import { leavesHoursUnsaid } from '#domain/deal/terms/hours.ts';
import { leavesRightsUnsaid, type Shown } from '#domain/deal/terms/made-to-show.ts';
import type { WrittenTerms } from '#domain/deal/terms/written-terms.ts';

export const PROJECT_KINDS = ['project', 'order'] as const;

/**
 * Booking of an order: all people at once when everybody asked has said yes, or each person with the person's own yes.
 */
export const ACCEPTANCES = ['all', 'each'] as const;
export type Acceptance = (typeof ACCEPTANCES)[number];
export type ProjectKind = (typeof PROJECT_KINDS)[number];

/**
 * Working days after the last day of work in which a company can object. After that the work counts as done, so that no
 * pay waits for a silent company.
 */
export const SILENT_WORKING_DAYS = 3;

export interface DraftRole {
  readonly title: string;
  readonly headcount: number;
  readonly terms: Pick<WrittenTerms, 'fee' | 'rights' | 'days' | 'hours'>;
}

/**
 * Number of places of a role without an approved person, in its project or, booked already, in another part of the
 * production. 0 if there are more people than places.
 */
export const placesLeft = (role: {
  readonly headcount: number;
  readonly booked_count: number;
  readonly approved_count: number;
}): number => Math.max(0, role.headcount - role.booked_count - role.approved_count);

export const CASTING_NEEDS = ['title', 'dates', 'place', 'roles', 'role_fee', 'hours', 'rights'] as const;
export type CastingNeed = (typeof CASTING_NEEDS)[number];

/** The parts of a project that a draft must fill in. */
export interface Draft extends Shown {
  readonly title: string;
  readonly municipality_id: string | null;
  /** Last ISO day of work; null without dates. */
  readonly last_day: string | null;
  readonly roles: readonly DraftRole[];
}

/** The missing parts of a draft before talents can be picked. Empty for a complete draft. */
export function missingForCasting(project: Draft): CastingNeed[] {
  const has: Record<CastingNeed, boolean> = {
    title: project.title.trim() !== '',
    dates: project.last_day !== null,
    place: project.municipality_id !== null,
    roles: project.roles.length > 0,
    role_fee: project.roles.every(
      (role) => role.title.trim() !== '' && role.headcount > 0 && isFeeWritten(role.terms.fee),
    ),
    hours: !project.roles.some((role) => leavesHoursUnsaid(role.terms)),
    rights: !project.roles.some((role) => leavesRightsUnsaid(project, role.terms)),
  };
  return CASTING_NEEDS.filter((need) => !has[need]);
}
