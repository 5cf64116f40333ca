import type { ProjectStatus } from '../project/project-states.ts';
import type { TermsSpan } from '../terms/days.ts';
import type { AgreementKind } from './agreement.workflow.ts';

/**
 * Whether the company may offer other terms, or the same again, for work that is booked: while the project runs and somebody
 * is still booked, and from the newest version, so that nobody changes what has been changed already.
 */
export function mayChangeTerms(agreement: {
  readonly kind: AgreementKind;
  readonly is_newest: boolean;
  readonly project_status: ProjectStatus;
  readonly kept_booking_count: number;
}): boolean {
  const { kind, is_newest, project_status, kept_booking_count } = agreement;
  return kind === 'work' && is_newest && project_status === 'active' && kept_booking_count > 0;
}

/** True when what has begun by an ISO day is as it was, and nothing new is in the past: work that is done is not agreed on anew. */
export function keepsBegunDays(before: readonly TermsSpan[], after: readonly TermsSpan[], today: string): boolean {
  const begun = (spans: readonly TermsSpan[]) =>
    spans
      .filter(({ starts_on }) => starts_on < today)
      .map(({ kind, starts_on, ends_on }) => `${kind} ${starts_on} ${ends_on}`)
      .sort()
      .join();
  return begun(before) === begun(after);
}
