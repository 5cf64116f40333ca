import { CONFLICT, type ErrorKinds, INVALID } from '#contract/kernel/error-kind.ts';
import type { CastingNeed } from '#domain/projects/project/project.rules.ts';

/** The error codes of projects. */
export const errors = {
  // Content of a project
  brief_unreadable: INVALID,
  template_name_used: CONFLICT,
  too_many_templates: CONFLICT,
  terms_locked: CONFLICT,
  role_in_use: CONFLICT,
  // Progress of a project
  project_incomplete: CONFLICT,
  no_requests_sent: CONFLICT,
  already_requested: CONFLICT,
  nobody_interested: CONFLICT,
  nobody_approved: CONFLICT,
  roles_short: CONFLICT,
  order_waits_for_all: CONFLICT,
  order_has_no_review: CONFLICT,
  work_not_over: CONFLICT,
} as const satisfies ErrorKinds;

/** Data that an error answer carries beside its code, for the Swedish sentence and for the screen. */
export interface ErrorData {
  project_incomplete: { missing: CastingNeed[] };
  roles_short: { roles: { title: string; missing: number }[] };
}
