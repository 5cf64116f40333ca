import type { Moment } from '../time/day.ts';
import { declareWorkflow } from '../workflow/workflow.ts';

export const BOOKING_STATUSES = ['confirmed', 'completed', 'cancelled'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

export interface BookingSubject {
  readonly status: BookingStatus;
  /** Last day of the booking, ISO. */
  readonly ends_on: string;
}

/** One talent, one role, one span of days. Confirmed and completed bookings of a talent never overlap; the database holds that. */
export const bookingWorkflow = declareWorkflow<BookingSubject>()({
  noun: 'booking',
  table: 'bookings',
  columns: { status: BOOKING_STATUSES },
  creation: {
    command: 'confirm',
    by: ['system'],
    state: { status: 'confirmed' },
    notices: {},
    why: 'Activation books each approved talent for each span of days; only this blocks days.',
  },
  transitions: {
    complete: {
      by: ['system'],
      from: { status: ['confirmed'] },
      to: { status: 'completed' },
      guard: (booking: BookingSubject, moment: Moment) => (booking.ends_on > moment.today ? 'work_not_over' : null),
      notices: {},
      why: 'The project was completed, by the company or by its silence, so the work of this booking is done.',
    },
    cancel: {
      by: ['company', 'admin'],
      from: { status: ['confirmed'] },
      to: { status: 'cancelled' },
      notices: { talent: 'mail' },
      why: 'The company cancels one booking with a reason; the days are free again.',
    },
    'cancel-with-project': {
      by: ['system'],
      from: { status: ['confirmed'] },
      to: { status: 'cancelled' },
      notices: {},
      why: 'The whole project was cancelled; the talent is told once, through the candidate.',
    },
  },
});
