import { laterOf } from '#domain/auditions/audition/audition.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { type InvitationStatus, type InvitationSubject, isWaitedFor } from './invitation.workflow.ts';

/**
 * The instant until which a candidate may begin a tape: the later of the audition's deadline and the candidate's own.
 */
export const dueDateOf = (audition_deadline: string | null, own_deadline: string | null): string | null =>
  laterOf(audition_deadline, own_deadline);

/** True for a candidate who has accepted the call, or has been at the audition (for a tape: has handed it in). */
export const hasSaidYes = (status: InvitationStatus): boolean => status === 'accepted' || status === 'done';

/**
 * True for a candidate who may read the sides and open the link of the video call: the candidate has said yes, is still
 * asked for the role, and the project is casting or active.
 */
export const isLetIn = ({
  status,
  is_candidate,
  project_status,
}: Pick<InvitationSubject, 'status' | 'is_candidate' | 'project_status'>): boolean =>
  hasSaidYes(status) && is_candidate && (project_status === 'casting' || project_status === 'active');

/**
 * True if an added candidate is called when the audition is published. A talent who has blocked the company is not
 * called.
 */
export const isCalled = ({
  status,
  audition_status,
  is_blocked,
}: Pick<InvitationSubject, 'status' | 'audition_status' | 'is_blocked'>): boolean =>
  status === 'added' && audition_status === 'published' && !is_blocked;

type Asking = Pick<InvitationSubject, 'status' | 'kind' | 'audition_status' | 'due_date'>;

/**
 * True while a candidate may begin a take, including one that replaces another. A take begun in time counts even if the
 * upload ends later. A handed-in tape is kept after the final answer to its talent, who may begin no further take.
 */
export function mayBeginTake(invitation: Asking & Parameters<typeof isWaitedFor>[0], moment: Moment): boolean {
  const { status, kind, audition_status, due_date } = invitation;
  return (
    kind === 'self_tape' &&
    hasSaidYes(status) &&
    isWaitedFor(invitation, moment) &&
    audition_status === 'published' &&
    due_date !== null &&
    Date.parse(moment.now) < Date.parse(due_date)
  );
}
