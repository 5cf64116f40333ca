import { laterOf } from '../audition/audition.ts';
import type { Moment } from '../time/day.ts';
import type { InvitationStatus, InvitationSubject } from './invitation.workflow.ts';

/** Until when somebody may begin their tape: as everybody, or later where the company has said so. */
export const dueDateOf = (audition_deadline: string | null, own_deadline: string | null): string | null =>
  laterOf(audition_deadline, own_deadline);

/** Who has said yes, or has been there: they read the sides and have the link of the call. */
export const hasSaidYes = (status: InvitationStatus): boolean => status === 'accepted' || status === 'done';

/** True while a take may be begun, also one that replaces another. What was begun in time counts whenever it arrives. */
export function mayBeginTake(
  {
    status,
    kind,
    audition_status,
    due_date,
  }: Pick<InvitationSubject, 'status' | 'kind' | 'audition_status' | 'due_date'>,
  { now }: Moment,
): boolean {
  return (
    kind === 'self_tape' &&
    hasSaidYes(status) &&
    audition_status === 'published' &&
    due_date !== null &&
    Date.parse(now) < Date.parse(due_date)
  );
}
