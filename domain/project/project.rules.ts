import type { Ore } from '../money/ore.ts';
import type { ProjectStatus, ProjectStep } from './project.workflow.ts';

export const PROJECT_KINDS = ['project', 'order'] as const;
export type ProjectKind = (typeof PROJECT_KINDS)[number];

/** What the guards of the project look at: its state, and figures that the server counts in the same transaction. */
export interface ProjectSubject {
  readonly status: ProjectStatus;
  readonly current_step: ProjectStep;
  readonly kind: ProjectKind;
  readonly title: string;
  readonly municipality_id: string | null;
  /** Last day of work, ISO; null while no dates are written. */
  readonly last_day: string | null;
  readonly roles: readonly RoleTerms[];
  /** Requests sent and not withdrawn. */
  readonly request_count: number;
  readonly interested_count: number;
  readonly approved_count: number;
  /** Roles with fewer approved than their headcount. */
  readonly short_role_count: number;
  /** The company has said that it goes on with fewer people than it asked for. */
  readonly accepts_short_roles: boolean;
}

export interface RoleTerms {
  readonly title: string;
  readonly headcount: number;
  /** Fee per person and day, in öre. */
  readonly day_fee_ore: Ore | null;
}

export const CASTING_NEEDS = ['title', 'dates', 'place', 'roles', 'role_fee'] as const;
export type CastingNeed = (typeof CASTING_NEEDS)[number];

/** What a draft still lacks before talents may be picked (product: step 1 to 2). Empty when it is complete. */
export function missingForCasting(
  project: Pick<ProjectSubject, 'title' | 'last_day' | 'municipality_id' | 'roles'>,
): CastingNeed[] {
  const has: Record<CastingNeed, boolean> = {
    title: project.title.trim() !== '',
    dates: project.last_day !== null,
    place: project.municipality_id !== null,
    roles: project.roles.length > 0,
    role_fee: project.roles.every(
      (role) => role.title.trim() !== '' && role.headcount > 0 && role.day_fee_ore !== null,
    ),
  };
  return CASTING_NEEDS.filter((need) => !has[need]);
}
