import type { AuditionKind, AuditionStatus } from '#domain/auditions/audition/audition.workflow.ts';
import type { RefusalCode } from '#domain/kernel/refusal.ts';
import { dayOf, type Moment } from '#domain/kernel/time/day.ts';
import { declareWorkflow } from '#domain/kernel/workflow/workflow.ts';
import { type ConsentFacts, lacksGuardian } from '#domain/people/guardian/guardian.rules.ts';
import type { ProjectStatus } from '#domain/projects/project/project-states.ts';

export const INVITATION_STATUSES = ['added', 'invited', 'accepted', 'declined', 'done', 'missed', 'withdrawn'] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

/** The facts about an invitation that its guards read. */
export interface InvitationSubject extends ConsentFacts {
  readonly status: InvitationStatus;
  readonly kind: AuditionKind;
  readonly audition_status: AuditionStatus;
  readonly project_status: ProjectStatus;
  /** True while the talent is asked for the role: the request is neither withdrawn, closed nor declined. */
  readonly is_candidate: boolean;
  /** True if the talent has blocked the company. */
  readonly is_blocked: boolean;
  /** The instant until which this candidate may begin a tape; null for other kinds of auditions. */
  readonly due_date: string | null;
  /** The instant of the next automatic reminder of the tape; null without one. */
  readonly reminds_date: string | null;
  /** Instant of the company's last reminder, or null. */
  readonly reminded_date: string | null;
  /** The instant of the talent's request for more time that awaits an answer; null without one. */
  readonly asked_time_date: string | null;
}

/**
 * True if the company can expect something from the candidate: the request is open, and a guardian has consented if the
 * law requires it.
 */
export const isWaitedFor = (
  invitation: Pick<InvitationSubject, 'is_candidate' | 'birth_date' | 'guardian_consent_date'>,
  { today }: Pick<Moment, 'today'>,
): boolean => invitation.is_candidate && !lacksGuardian(invitation, today);

const isOver = ({ due_date }: InvitationSubject, { now }: Moment): boolean =>
  due_date !== null && Date.parse(due_date) <= Date.parse(now);

const isTape = ({ kind }: InvitationSubject): boolean => kind === 'self_tape';

function whileOpen({ audition_status }: InvitationSubject): RefusalCode | null {
  return audition_status === 'published' ? null : 'not_allowed_now';
}

const whileCandidate = ({ is_candidate }: InvitationSubject): RefusalCode | null =>
  is_candidate ? null : 'not_allowed_now';

function guardYes(invitation: InvitationSubject, moment: Moment): RefusalCode | null {
  // A candidate who declined the call and has got a final answer since can no longer accept.
  if (invitation.audition_status !== 'published' || !invitation.is_candidate) return 'not_allowed_now';
  if (isOver(invitation, moment)) return 'deadline_passed';
  return lacksGuardian(invitation, moment.today) ? 'guardian_missing' : null;
}

function guardReminder(invitation: InvitationSubject, moment: Moment): RefusalCode | null {
  const { audition_status, status, reminded_date } = invitation;
  if (audition_status !== 'published' || isOver(invitation, moment)) return 'not_allowed_now';
  if (!invitation.is_candidate) return 'not_allowed_now';
  if (invitation.is_blocked) return 'talent_not_visible';
  // After a yes to a room or a call the candidate only has to come, so the company sends no reminder; a tape may still
  // be forgotten.
  if (status === 'accepted' && !isTape(invitation)) return 'not_allowed_now';
  return reminded_date !== null && dayOf(reminded_date) === moment.today ? 'reminded_today' : null;
}

function guardMoreTime(invitation: InvitationSubject, moment: Moment): RefusalCode | null {
  if (!isTape(invitation) || invitation.audition_status !== 'published') return 'not_allowed_now';
  if (isOver(invitation, moment)) return 'deadline_passed';
  return invitation.asked_time_date === null ? null : 'not_allowed_now';
}

const whileAsked = (invitation: InvitationSubject): RefusalCode | null =>
  invitation.asked_time_date === null ? 'not_allowed_now' : whileOpen(invitation);

/**
 * The company records attendance at rooms and calls, for people who are still candidates. For a tape the system records
 * the hand-in.
 */
const whenMet = (invitation: InvitationSubject): RefusalCode | null =>
  isTape(invitation) || invitation.audition_status === 'cancelled' ? 'not_allowed_now' : whileCandidate(invitation);

/**
 * One candidate called to one audition. The candidate sees nothing of the other candidates, and can read the sides
 * after a yes. A tape that was begun in time also counts if it arrives later, so a missed invitation may still become
 * done.
 */
export const invitationWorkflow = declareWorkflow<InvitationSubject>()({
  noun: 'invitation',
  table: 'invitations',
  columns: { status: INVITATION_STATUSES },
  creation: {
    command: 'add',
    by: ['company', 'admin'],
    state: { status: 'added' },
    notices: {},
    why: 'The company wants to see this person; they are told when the audition is published.',
  },
  transitions: {
    remove: {
      by: ['company', 'admin'],
      from: { status: ['added'] },
      to: { status: 'withdrawn' },
      notices: {},
      why: 'The company has changed its mind before the person was told.',
    },
    invite: {
      by: ['company', 'admin', 'system'],
      from: { status: ['added'] },
      to: { status: 'invited' },
      guard: whileOpen,
      notices: { talent: 'mail', guardian: 'mail' },
      push: 'audition',
      why: 'The company publishes the audition, or adds this person to a published one: the person is called.',
    },
    accept: {
      by: ['talent'],
      from: { status: ['invited', 'declined'] },
      to: { status: 'accepted' },
      guard: guardYes,
      notices: { company: 'notice' },
      why: 'The talent wants to audition; from now on they can read the sides and send a tape, or get a time.',
    },
    decline: {
      by: ['talent'],
      from: { status: ['invited', 'accepted'] },
      to: { status: 'declined' },
      guard: whileOpen,
      notices: { company: 'notice' },
      why: 'The talent declines this audition; their yes to the role stands.',
    },
    'hand-in': {
      by: ['system'],
      from: { status: ['accepted', 'missed'] },
      to: { status: 'done' },
      guard: whileCandidate,
      notices: { talent: 'mail', company: 'notice' },
      why: 'A tape that was begun in time has arrived whole, and the talent gets a receipt.',
    },
    'take-back': {
      by: ['system'],
      from: { status: ['done'] },
      to: { status: 'accepted' },
      guard: (invitation: InvitationSubject, moment: Moment): RefusalCode | null =>
        isWaitedFor(invitation, moment) ? null : 'not_allowed_now',
      notices: {},
      why: 'The talent has deleted every take, so nothing is handed in and the company waits for a tape again.',
    },
    attend: {
      by: ['company', 'admin'],
      from: { status: ['invited', 'accepted', 'missed'] },
      to: { status: 'done' },
      guard: whenMet,
      notices: {},
      why: 'The candidate came, or took part in the call.',
    },
    miss: {
      by: ['company', 'admin'],
      from: { status: ['invited', 'accepted', 'done'] },
      to: { status: 'missed' },
      guard: whenMet,
      notices: {},
      why: 'The candidate did not come; the company notes it and may correct the note.',
    },
    remind: {
      by: ['company', 'admin'],
      from: { status: ['invited', 'accepted'] },
      to: {},
      guard: guardReminder,
      notices: { talent: 'mail' },
      push: 'audition',
      why: 'The company waits for an answer or a tape; it can remind once a day at most.',
    },
    'remind-of-tape': {
      by: ['system'],
      from: { status: ['invited', 'accepted'] },
      to: {},
      deadline: { column: 'remind_date', passes: 'instant', once: 'late_reminded_date' },
      notices: { talent: 'mail' },
      push: 'audition',
      why: 'One day is left and no tape has come, so the system reminds once.',
    },
    'ask-time': {
      by: ['talent'],
      from: { status: ['invited', 'accepted'] },
      to: {},
      guard: guardMoreTime,
      notices: { company: 'mail' },
      why: 'The talent cannot be ready by the deadline, and says so while the company can still extend it.',
    },
    'grant-time': {
      by: ['company', 'admin'],
      from: { status: ['invited', 'accepted'] },
      to: {},
      guard: (invitation: InvitationSubject) => (isTape(invitation) ? whileOpen(invitation) : 'not_allowed_now'),
      notices: { talent: 'mail' },
      push: 'changed_time',
      why: 'The company gives this candidate more time, asked or not.',
    },
    'keep-time': {
      by: ['company', 'admin'],
      from: { status: ['invited', 'accepted'] },
      to: {},
      guard: whileAsked,
      notices: { talent: 'mail' },
      why: 'The company cannot wait longer, and the talent who asked gets an answer.',
    },
    'hear-change': {
      by: ['system'],
      from: { status: ['invited', 'accepted'] },
      to: {},
      notices: { talent: 'mail' },
      push: 'changed_time',
      why: 'The audition has changed since the candidate was called.',
    },
    'hear-extension': {
      by: ['system'],
      from: { status: ['invited', 'accepted'] },
      to: {},
      notices: { talent: 'mail' },
      push: 'changed_time',
      why: 'All candidates have more time for their tape.',
    },
    withdraw: {
      by: ['company', 'admin'],
      from: { status: ['invited', 'accepted'] },
      to: { status: 'withdrawn' },
      guard: whileOpen,
      notices: { talent: 'mail' },
      push: 'called_off',
      why: 'The company withdraws this invitation and tells the candidate, with a reason if it gives one.',
    },
    'call-off': {
      by: ['system'],
      from: { status: ['invited', 'accepted'] },
      to: { status: 'withdrawn' },
      notices: { talent: 'mail', guardian: 'mail' },
      push: 'called_off',
      why: 'The audition is cancelled, and all called candidates are told with the reason.',
    },
    lapse: {
      by: ['system'],
      from: { status: ['invited', 'accepted'] },
      to: { status: 'missed' },
      notices: {},
      why: 'The audition is closed, and this invitation led to nothing.',
    },
    end: {
      by: ['system'],
      // 'done' is included: a candidate with a final answer who deletes every take has nothing left to do.
      from: { status: ['added', 'invited', 'accepted', 'done'] },
      to: { status: 'withdrawn' },
      notices: {},
      why: 'The person is no longer a candidate; the event that ended that has told them.',
    },
  },
});
