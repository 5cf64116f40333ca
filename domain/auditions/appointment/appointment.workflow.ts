import type { InvitationStatus } from '#domain/auditions/invitation/invitation.workflow.ts';
import type { RefusalCode } from '#domain/kernel/refusal.ts';
import { dayOf, type Moment } from '#domain/kernel/time/day.ts';
import { declareWorkflow } from '#domain/kernel/workflow/workflow.ts';
import { HOUR_MS, type ReminderHours } from './appointment.rules.ts';

export const APPOINTMENT_STATUSES = ['told', 'confirmed', 'declined', 'dropped', 'arrived', 'in', 'ended'] as const;
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];

/** The facts about an appointment that its guards read. */
export interface AppointmentSubject {
  readonly status: AppointmentStatus;
  readonly invitation_status: InvitationStatus;
  /** Start of the appointment (instant), as the candidate was told. */
  readonly starts_date: string;
}

/** An appointment as reactions see it; `is_called` is true while the candidate's invitation holds. */
export interface ReactingAppointment extends AppointmentSubject {
  readonly is_called: boolean;
}

/** Statuses of a candidate who is expected to come. */
const COMING = { status: ['told', 'confirmed'] } as const;
/** Statuses from which a candidate may get another slot. 'declined' is among them: a no can become a yes. */
const NOT_MET = { status: ['told', 'confirmed', 'declined', 'dropped', 'ended'] } as const;

const hasCome = (instant: string, { now }: Moment): boolean => Date.parse(instant) <= Date.parse(now);

const beforeIt = ({ starts_date }: AppointmentSubject, moment: Moment): RefusalCode | null =>
  hasCome(starts_date, moment) ? 'not_allowed_now' : null;

const onItsDay = ({ starts_date, invitation_status }: AppointmentSubject, { today }: Moment): RefusalCode | null =>
  dayOf(starts_date) !== today || invitation_status === 'done' || invitation_status === 'missed'
    ? 'not_allowed_now'
    : null;

/**
 * Refuses a reminder once the next reminder, `next` hours before the start, is due: the next reminder is sent instead.
 */
const whileNext =
  (next: ReminderHours | 0) =>
  ({ starts_date }: AppointmentSubject, moment: Moment): RefusalCode | null =>
    hasCome(new Date(Date.parse(starts_date) - next * HOUR_MS).toISOString(), moment) ? 'not_allowed_now' : null;

/**
 * The appointment of one candidate at an audition, as the candidate was told. The company's plan is stored with the
 * invitations until the company publishes it; then only candidates with a changed appointment are told.
 */
export const appointmentWorkflow = declareWorkflow<AppointmentSubject, ReactingAppointment>()({
  noun: 'appointment',
  table: 'appointments',
  columns: { status: APPOINTMENT_STATUSES },
  creation: {
    command: 'tell',
    by: ['company', 'admin'],
    state: { status: 'told' },
    notices: { talent: 'mail', guardian: 'mail' },
    push: 'new_time',
    sms: 'new_time',
    why: 'The company publishes the times, and each candidate is told their own.',
  },
  otherCreation: {
    command: 'choose',
    by: ['talent'],
    state: { status: 'confirmed' },
    notices: { company: 'notice' },
    why: 'The talent chooses one of the free times, as the company allows.',
  },
  transitions: {
    move: {
      by: ['company', 'admin'],
      from: NOT_MET,
      to: { status: 'told' },
      notices: { talent: 'mail', guardian: 'mail' },
      push: 'changed_time',
      sms: 'changed_time',
      why: 'The company publishes another time for this candidate, who is told and confirms again.',
    },
    drop: {
      by: ['company', 'admin'],
      from: COMING,
      to: { status: 'dropped' },
      notices: { talent: 'mail' },
      push: 'called_off',
      sms: 'called_off_time',
      why: 'The company has taken the time back and has no other yet.',
    },
    confirm: {
      by: ['talent'],
      from: { status: ['told'] },
      to: { status: 'confirmed' },
      guard: beforeIt,
      notices: {},
      why: 'The talent confirms the time.',
    },
    decline: {
      by: ['talent'],
      from: COMING,
      to: { status: 'declined' },
      guard: beforeIt,
      notices: { company: 'notice' },
      push: 'called_off',
      why: 'The talent cannot come at that time; their yes to the audition stands.',
    },
    'take-back-decline': {
      by: ['talent'],
      from: { status: ['declined'] },
      to: { status: 'confirmed' },
      guard: beforeIt,
      notices: { company: 'notice' },
      why: 'The talent can come at that time after all, and it is still free.',
    },
    'choose-other': {
      by: ['talent'],
      from: NOT_MET,
      to: { status: 'confirmed' },
      notices: { company: 'notice' },
      why: 'The talent chooses a free time instead, or accepts the offered one.',
    },
    arrive: {
      by: ['company', 'admin'],
      from: COMING,
      to: { status: 'arrived' },
      guard: onItsDay,
      notices: {},
      why: 'The candidate has arrived and waits for their turn.',
    },
    enter: {
      by: ['company', 'admin'],
      from: { status: ['told', 'confirmed', 'arrived'] },
      to: { status: 'in' },
      guard: onItsDay,
      notices: {},
      why: 'The candidate has gone in for the audition.',
    },
    'take-back-arrival': {
      by: ['company', 'admin'],
      from: { status: ['arrived', 'in'] },
      to: { status: 'confirmed' },
      guard: onItsDay,
      notices: {},
      why: 'The company marked the wrong candidate.',
    },
    'remind-48': {
      by: ['system'],
      from: COMING,
      to: {},
      guard: whileNext(24),
      deadline: { column: 'remind_48_date', passes: 'instant', once: 'reminded_48_date' },
      notices: { talent: 'mail' },
      push: 'reminder',
      sms: 'reminder',
      why: 'Two days are left until the candidate’s time.',
    },
    'remind-24': {
      by: ['system'],
      from: COMING,
      to: {},
      guard: whileNext(2),
      deadline: { column: 'remind_24_date', passes: 'instant', once: 'reminded_24_date' },
      notices: { talent: 'mail' },
      push: 'reminder',
      sms: 'reminder',
      why: 'One day is left until the candidate’s time.',
    },
    'remind-2': {
      by: ['system'],
      from: COMING,
      to: {},
      guard: whileNext(0),
      deadline: { column: 'remind_2_date', passes: 'instant', once: 'reminded_2_date' },
      notices: { talent: 'mail' },
      push: 'soon',
      why: 'Two hours are left until the candidate’s time.',
    },
    end: {
      by: ['system'],
      from: { status: ['told', 'confirmed', 'declined', 'dropped', 'arrived', 'in'] },
      to: { status: 'ended' },
      notices: {},
      why: 'The invitation of this time has ended; the end of the invitation is what both sides are told.',
    },
  },
});
