import { laterOf } from '#domain/auditions/audition/audition.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { type InvitationStatus, type InvitationSubject, isWaitedFor } from './invitation.workflow.ts';

/**
 * The instant until which a candidate may begin their tape: the deadline of the audition, or a later one of their own.
 */
export const dueDateOf = (audition_deadline: string | null, own_deadline: string | null): string | null =>
  laterOf(audition_deadline, own_deadline);

/** True for a candidate who has accepted, or has been there. */
export const hasSaidYes = (status: InvitationStatus): boolean => status === 'accepted' || status === 'done';

/**
 * True for candidates who may read the sides and open the link of the call: those who said yes, while they may still
 * get the role or do it.
 */
export const isLetIn = ({
  status,
  is_candidate,
  project_status,
}: Pick<InvitationSubject, 'status' | 'is_candidate' | 'project_status'>): boolean =>
  hasSaidYes(status) && is_candidate && (project_status === 'casting' || project_status === 'active');

/** True if an added candidate is called at publication: unless they have blocked the company since. */
export const isCalled = ({
  status,
  audition_status,
  is_blocked,
}: Pick<InvitationSubject, 'status' | 'audition_status' | 'is_blocked'>): boolean =>
  status === 'added' && audition_status === 'published' && !is_blocked;

type Asking = Pick<InvitationSubject, 'status' | 'kind' | 'audition_status' | 'due_date'>;

/**
 * True while a take may be begun, including one that replaces another. A take begun in time counts even if it arrives
 * later. A handed-in tape outlives the answer to its talent, but no take may be begun after that, since nothing would
 * end it.
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
