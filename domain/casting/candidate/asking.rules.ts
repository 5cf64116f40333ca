import type { RefusalCode } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { ProjectStatus } from '#domain/projects/project/project-states.ts';

/** The facts about a candidate that decide if the talent may be asked, and may answer. */
interface AskedFacts {
  readonly project_status: ProjectStatus;
  readonly client_decision: 'approved' | 'rejected' | null;
  readonly answer_by: string;
  readonly closed_date: string | null;
  readonly is_replacement: boolean;
  readonly is_place_open: boolean;
}

/** Refuses commands outside casting, and for a candidate who has a final answer. */
export function whileCasting({ project_status, closed_date }: AskedFacts): RefusalCode | null {
  if (project_status !== 'casting') return 'project_not_casting';
  return closed_date === null ? null : 'role_closed';
}

/** People are asked while the project is casting. In an active project they are asked only to step in. */
export const isAsking = ({ project_status, is_replacement, client_decision }: AskedFacts): boolean =>
  project_status === 'casting' || (project_status === 'active' && is_replacement && client_decision === null);

/** Refuses commands to a candidate who may not be asked now. */
export function whileAsking(candidate: AskedFacts): RefusalCode | null {
  if (!isAsking(candidate)) return 'project_not_casting';
  return candidate.closed_date === null ? null : 'role_closed';
}

/** Late answers are allowed while casting; a request to step in must be answered in time, while the place is open. */
export const comesTooLate = ({ is_replacement, is_place_open, answer_by }: AskedFacts, { today }: Moment): boolean =>
  is_replacement && (!is_place_open || today > answer_by);
