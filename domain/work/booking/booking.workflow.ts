import { BINDING_MEMBERS } from '#domain/kernel/roles/member-roles.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { declareWorkflow } from '#domain/kernel/workflow/workflow.ts';
import { BOOKING_STATUSES, type BookingStatus } from './booking-states.ts';

export interface BookingSubject {
  readonly status: BookingStatus;
  /** Last day of the booking, ISO. */
  readonly ends_on: string;
  /** True if the talent called it off. */
  readonly called_off: boolean;
  /**
   * True while a talent who has called off may come after all: nobody has taken the place, its days have not moved, the
   * project is active, and the work has not been reported.
   */
  readonly may_return: boolean;
}

/** True from the day after the last day. */
export const isOver = ({ ends_on }: Pick<BookingSubject, 'ends_on'>, today: string): boolean => ends_on < today;

/**
 * A booking as reactions see it. `is_minors`: true if the talent is under 18 on the first day. `is_off_terms`: true if
 * the days are no longer agreed on.
 */
export interface ReactingBooking extends BookingSubject {
  /** First day, ISO. */
  readonly starts_on: string;
  readonly is_minors: boolean;
  /** True if the assignment of a talent under 18 has a clearance in which nothing is missing. */
  readonly is_cleared: boolean;
  readonly is_off_terms: boolean;
  /** True if the terms that hold have other hours for the booked days than the terms before. */
  readonly has_other_hours: boolean;
}

/**
 * One talent, one role, one span of days. Bookings of a talent that are not cancelled never overlap; a database
 * constraint ensures that.
 */
export const bookingWorkflow = declareWorkflow<BookingSubject, ReactingBooking>()({
  noun: 'booking',
  table: 'bookings',
  columns: { status: BOOKING_STATUSES },
  creation: {
    command: 'confirm',
    by: ['system'],
    state: { status: 'confirmed' },
    notices: {},
    why: 'Activation books each approved talent for each span of days; only a booking blocks days.',
  },
  transitions: {
    wait: {
      by: ['system'],
      from: { status: ['confirmed'] },
      to: { status: 'waiting' },
      notices: {},
      why: 'The talent is under 18 on these days, so the days are held until the clearance is complete.',
    },
    clear: {
      by: ['system'],
      from: { status: ['waiting'] },
      to: { status: 'confirmed' },
      notices: {},
      why: 'Nothing is missing any more for the work of a talent under 18.',
    },
    lapse: {
      by: ['system'],
      from: { status: ['waiting'] },
      to: { status: 'cancelled' },
      notices: {},
      why: 'Work that a talent under 18 may not do yet does not begin; everybody is told once, by the clearance.',
    },
    complete: {
      by: ['system'],
      from: { status: ['confirmed'] },
      to: { status: 'completed' },
      guard: (booking: BookingSubject, moment: Moment) => (booking.ends_on > moment.today ? 'work_not_over' : null),
      notices: {},
      why: 'The project was completed, by the company or by its silence, or cancelled after this work; the work is done.',
    },
    cancel: {
      by: [...BINDING_MEMBERS, 'admin'],
      from: { status: ['waiting', 'confirmed'] },
      to: { status: 'cancelled' },
      guard: (booking: BookingSubject, { today }: Moment) => (isOver(booking, today) ? 'work_over' : null),
      notices: { talent: 'mail', guardian: 'mail' },
      push: 'called_off',
      sms: 'called_off_day',
      why: 'The company cancels one booking, or the rest of it, with a reason; the days are free again.',
    },
    'call-off': {
      by: ['talent'],
      from: { status: ['waiting', 'confirmed'] },
      to: { status: 'cancelled' },
      guard: (booking: BookingSubject, { today }: Moment) => (isOver(booking, today) ? 'work_over' : null),
      notices: { company: 'mail', guardian: 'mail' },
      push: 'called_off',
      why: 'The talent is ill or cannot come, with a reason; the company is told at once, nothing is owed for the remaining days, and another person may take them.',
    },
    'come-back': {
      by: ['talent'],
      from: { status: ['cancelled'] },
      to: { status: 'confirmed' },
      guard: (booking: BookingSubject, { today }: Moment) => {
        if (!booking.called_off) return 'not_allowed_now';
        if (isOver(booking, today)) return 'work_over';
        return booking.may_return ? null : 'place_taken';
      },
      notices: { company: 'mail', guardian: 'mail' },
      push: 'changed_time',
      why: 'The talent is well again before anybody else was booked, so the booking holds as before and nobody approves it anew.',
    },
    'end-with-terms': {
      by: ['system'],
      from: { status: ['waiting', 'confirmed'] },
      to: { status: 'cancelled' },
      notices: {},
      why: 'Both sides have signed an agreement for other days, so these are free and nothing is owed for them; the signers know.',
    },
    'cancel-with-project': {
      by: ['system'],
      from: { status: ['waiting', 'confirmed'] },
      to: { status: 'cancelled' },
      notices: { guardian: 'mail' },
      why: 'The project was cancelled; the talent is told once, by the candidate, and their companion by this.',
    },
  },
});
